/** Quiet sounds, made on the spot: a struck string or bar with a few partials, under a second, and never loud. */
import { settings } from './settings.svelte';

export type Sound = 'touch' | 'turn' | 'piece' | 'bronze' | 'lyre' | 'surf' | 'drum' | 'clay' | 'end' | 'chat' | 'refused';

interface Partial {
  pitch: number;
  loudness: number;
  length: number;
  start?: number;
}

const SOUNDS: Record<Sound, Partial[]> = {
  // clay on wood
  touch: [{ pitch: 196, loudness: 0.05, length: 0.08 }],
  piece: [
    { pitch: 147, loudness: 0.09, length: 0.12 },
    { pitch: 311, loudness: 0.03, length: 0.07 },
  ],
  // bronze
  turn: [
    { pitch: 523, loudness: 0.06, length: 0.9 },
    { pitch: 1412, loudness: 0.02, length: 0.5 },
    { pitch: 784, loudness: 0.05, length: 0.8, start: 0.12 },
  ],
  bronze: [
    { pitch: 587, loudness: 0.04, length: 0.5 },
    { pitch: 1568, loudness: 0.012, length: 0.3 },
  ],
  lyre: [
    { pitch: 440, loudness: 0.05, length: 0.7 },
    { pitch: 659, loudness: 0.03, length: 0.6, start: 0.06 },
  ],
  surf: [
    { pitch: 82, loudness: 0.06, length: 0.6 },
    { pitch: 123, loudness: 0.03, length: 0.5, start: 0.1 },
  ],
  drum: [
    { pitch: 73, loudness: 0.12, length: 0.3 },
    { pitch: 110, loudness: 0.05, length: 0.16 },
  ],
  clay: [{ pitch: 262, loudness: 0.05, length: 0.07 }],
  // a lyre's chord
  end: [
    { pitch: 294, loudness: 0.06, length: 0.9 },
    { pitch: 440, loudness: 0.06, length: 0.9, start: 0.1 },
    { pitch: 587, loudness: 0.06, length: 0.95, start: 0.2 },
    { pitch: 880, loudness: 0.04, length: 0.9, start: 0.3 },
  ],
  chat: [{ pitch: 659, loudness: 0.04, length: 0.25 }],
  refused: [{ pitch: 110, loudness: 0.08, length: 0.2 }],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets a page sound only after the person has touched it.
  if (context.state === 'suspended') void context.resume();
  for (const { pitch, loudness, length, start = 0 } of SOUNDS[sound]) {
    const begin = context.currentTime + start;
    const string = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    string.connect(volume).connect(context.destination);
    string.start(begin);
    string.stop(begin + length + 0.02);
  }
}
