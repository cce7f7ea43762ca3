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
    { pitch: 262, loudness: 0.08, length: 0.9 },
    { pitch: 523, loudness: 0.12, length: 1 },
    { pitch: 1412, loudness: 0.03, length: 0.5 },
    { pitch: 784, loudness: 0.11, length: 1, start: 0.14 },
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

/** A browser lets a page sound only after the person has touched it, and complains of whoever tries before. */
function ready(): AudioContext | null {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (!settings.sound || typeof AudioContext === 'undefined' || !touched) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function play(sound: Sound): void {
  const air = ready();
  if (!air || settings.volume === 0) return;
  for (const { pitch, loudness, length, start = 0 } of SOUNDS[sound]) {
    const begin = air.currentTime + start;
    const string = new OscillatorNode(air, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(air, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness * loud(), begin + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    string.connect(volume).connect(air.destination);
    string.start(begin);
    string.stop(begin + length + 0.02);
  }
}

/** Half of the scale is as loud as the sounds were made; ears hear steps by ratio. */
const loud = (): number => (settings.volume / 50) ** 2;

const SEA = 0.035;

/** The sea, as long as a table is looked at and somebody wishes to hear it. Gives what ends it. */
export function ambient(): () => void {
  const air = ready();
  if (!air || !settings.ambient || settings.volume === 0) return () => undefined;
  const length = 6 * air.sampleRate;
  const water = air.createBuffer(1, length, air.sampleRate);
  const drops = water.getChannelData(0);
  let last = 0;
  for (let n = 0; n < length; n += 1) {
    last = (last + 0.02 * (2 * Math.random() - 1)) / 1.02;
    drops[n] = 3 * last * Math.min(1, n / 2000, (length - n) / 2000); // without a click where it begins again
  }
  const sea = new AudioBufferSourceNode(air, { buffer: water, loop: true });
  const volume = new GainNode(air, { gain: SEA * loud() });
  // Waves come and go, eight seconds each.
  const wave = new OscillatorNode(air, { frequency: 0.125 });
  const swell = new GainNode(air, { gain: 0.6 * SEA * loud() });
  wave.connect(swell).connect(volume.gain);
  sea.connect(volume).connect(air.destination);
  sea.start();
  wave.start();
  return () => {
    sea.stop();
    wave.stop();
    volume.disconnect();
  };
}
