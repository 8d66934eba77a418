"""What would be heard: a browser without loudspeakers makes tones all the same."""

from typing import Final

# Counts them, and keeps their pitches.
HEAR: Final = """
window.heard = {contexts: 0, tones: 0, pitches: []};
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(...args) { super(...args); window.heard.contexts += 1; }
  createOscillator() {
    const tone = super.createOscillator();
    const tune = tone.frequency.setValueAtTime.bind(tone.frequency);
    tone.frequency.setValueAtTime = (pitch, at) => (window.heard.pitches.push(pitch), tune(pitch, at));
    window.heard.tones += 1;
    return tone;
  }
};
"""
WON, OVER = 1047, 262  # the last tones of the two tunes at the end, in nothing else
# How often each of them has sounded.
ENDINGS: Final = f"() => [{WON}, {OVER}].map((end) => heard.pitches.filter((pitch) => pitch === end).length)"
