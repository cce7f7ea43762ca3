/** Recorded games of bots as a seat is told them, step by step. */
import { execFileSync } from 'node:child_process';
import type { Step } from '../src/lib/time/steps';
import type { EventInfo, Fields } from '../src/lib/wire';

export interface Stream {
  name: string;
  seat: number;
  seats: number;
  view: Fields;
  deciding: number[];
  steps: { seat: number; events: EventInfo[]; patch: Step['patch']; deciding: number[] }[];
}

export function streamsOf(game: string, count: number): Stream[] {
  const told = execFileSync('.venv/bin/python', ['-m', 'tools.streams', game, String(count)], { cwd: '..', env: { ...process.env, PYTHONPATH: 'src' }, maxBuffer: 1 << 30, encoding: 'utf-8' });
  return told.trim().split('\n').map((line) => JSON.parse(line) as Stream);
}
