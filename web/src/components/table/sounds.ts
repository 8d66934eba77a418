// Few and soft, made by the browser itself. It allows them only after somebody has touched the page: until then silence.
import { settings } from "../../lib/settings.svelte";
import { heaviest, type Kind } from "../../lib/moments";
import type { Step } from "../../lib/types";

const LOUDEST = 0.9; // at full volume; each sound has its own loudness below

let audio: AudioContext | null = null;
let master: GainNode | null = null;
let awake = false;

/** Called once: the first touch or key wakes the sounds. */
export function listen(): () => void {
  const touched = new AbortController();
  const wake = () => {
    awake = true;
    touched.abort();
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, wake, { signal: touched.signal, capture: true });
  return () => touched.abort();
}

/** Everything sounds through one knob. */
function output(): { audio: AudioContext; master: GainNode } {
  if (!audio || !master) {
    audio = new AudioContext();
    master = audio.createGain();
    master.connect(audio.destination);
  }
  master.gain.setValueAtTime(settings.volume * LOUDEST, audio.currentTime);
  return { audio, master };
}

/** A struck tone that dies away. */
function note(pitch: number, after: number, length: number, loudness: number, type: OscillatorType = "sine"): void {
  const { audio, master } = output();
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(master);
  tone.start(start);
  tone.stop(start + length);
}

/** A breath of noise around a pitch: paper, sand. */
function rustle(pitch: number, after: number, length: number, loudness: number): void {
  const { audio, master } = output();
  const start = audio.currentTime + after;
  const grains = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = grains.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / data.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = grains;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(loudness, start);
  source.connect(filter).connect(volume).connect(master);
  source.start(start);
}

const chord = (pitches: readonly number[], between: number, length: number, loudness: number, type?: OscillatorType) =>
  pitches.forEach((pitch, index) => note(pitch, index * between, length, loudness, type));

const pebble = () => {
  note(320, 0, 0.09, 0.12);
  rustle(1800, 0, 0.03, 0.08);
};
const card = () => rustle(2600, 0, 0.14, 0.2);
const gift = () => chord([392, 494], 0.08, 0.25, 0.09, "triangle");
const award = () => chord([523, 659, 784], 0.09, 0.5, 0.1, "triangle");
const hands = () => {
  note(147, 0, 0.5, 0.16);
  note(220, 0.05, 0.45, 0.08);
};
const scoring = () => chord([1319, 1568], 0.06, 0.22, 0.06);
const awakening = () => chord([330, 415, 494, 659], 0.07, 0.6, 0.07);

const MOMENTS: Readonly<Record<Kind, () => void>> = {
  piece: pebble,
  draw: card,
  card,
  gift,
  set: award,
  award,
  hands,
  scoring,
  awakening,
};

/** Milliseconds of a small buzz, where the device has one; a pause between two. */
const BUZZ: Partial<Record<Kind | "yours" | "won", number | number[]>> = {
  award: 24,
  hands: 16,
  awakening: 20,
  yours: [20, 60, 20],
  won: [30, 60, 30, 60, 60],
};

function play(notes: () => void, buzz?: number | number[]): void {
  if (!awake) return;
  if (settings.haptics && buzz !== undefined && "vibrate" in navigator) navigator.vibrate(buzz);
  if (!settings.sounds || settings.volume === 0 || typeof AudioContext === "undefined") return;
  try {
    notes();
  } catch {
    // Silence is no fault.
  }
}

/** A step that is shown sounds as what happens in it; anything else that is said, as a piece set down. */
export function heard(step: Pick<Step, "moments" | "said">, quick: boolean): void {
  const moment = heaviest(step);
  if (!quick && (moment || step.said.length > 0)) sounds.moment(moment?.kind ?? "piece");
}

export const sounds = {
  moment: (kind: Kind) => play(MOMENTS[kind], BUZZ[kind]),
  yours: () => play(() => chord([523, 659], 0.14, 0.5, 0.1), BUZZ.yours),
  over: () => play(() => chord([392, 330, 262], 0.2, 0.7, 0.09)),
  won: () => play(() => chord([392, 523, 659, 784, 1047], 0.14, 0.8, 0.09, "triangle"), BUZZ.won),
};
