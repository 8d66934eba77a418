// Few and soft. The browser allows them only after somebody has touched the page, so they are made when first needed.
import { settings } from "../../lib/settings.svelte";

let audio: AudioContext | null = null;

function note(frequency: number, after: number, length: number, loudness: number): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(frequency, start);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

function play(notes: () => void): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  try {
    notes();
  } catch {
    // Silence is no fault.
  }
}

export const sounds = {
  /** A pebble set down. */
  move: () => play(() => note(320, 0, 0.09, 0.05)),
  yours: () =>
    play(() => {
      note(523, 0, 0.35, 0.06);
      note(659, 0.14, 0.5, 0.06);
    }),
  over: () => play(() => [392, 523, 659, 784].forEach((tone, index) => note(tone, index * 0.16, 0.6, 0.05))),
};
