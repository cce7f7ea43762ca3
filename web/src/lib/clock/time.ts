/** What is left to a player, and how it is written. All times are seconds. */
import type { SeatClock } from '../wire';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export interface Left {
  /** Of this decision's own time. */
  own: number;
  /** Of the budget, or of the reserve. */
  budget: number;
  runs: boolean;
}

/** A clock as it stands at a time: its own time is used first. */
export function leftOf(clock: SeatClock, at: number): Left {
  const used = clock.since === null ? 0 : Math.max(0, at - clock.since);
  const own = Math.max(0, clock.own - used);
  return { own, budget: Math.max(0, clock.budget - Math.max(0, used - clock.own)), runs: clock.since !== null && at >= clock.since };
}

export const total = ({ own, budget }: Left): number => own + budget;

/** Little is left: of a live clock a minute, of a slow one an hour. */
export const isLow = (left: Left, kind: 'live' | 'slow'): boolean => left.runs && total(left) < (kind === 'live' ? MINUTE : HOUR);

const two = (count: number): string => String(count).padStart(2, '0');

/** As a clock shows it: 1:04:09. */
function ticking(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, rest] = [Math.floor(whole / HOUR), whole % HOUR];
  const tail = `${hours ? two(Math.floor(rest / MINUTE)) : Math.floor(rest / MINUTE)}:${two(rest % MINUTE)}`;
  return hours ? `${hours}:${tail}` : tail;
}

type Unit = 'day' | 'hour' | 'minute' | 'second';
type Width = 'narrow' | 'long';

/** In days and hours, in hours, in minutes, and in the last minute in seconds. */
export function spelled(language: string, seconds: number, width: Width = 'narrow'): string {
  const say = (count: number, unit: Unit) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: width }).format(count);
  if (seconds >= 2 * DAY) {
    const hours = Math.floor((seconds % DAY) / HOUR);
    return say(Math.floor(seconds / DAY), 'day') + (hours ? ` ${say(hours, 'hour')}` : '');
  }
  if (seconds >= HOUR) return say(Math.floor(seconds / HOUR), 'hour');
  if (seconds >= MINUTE) return say(Math.floor(seconds / MINUTE), 'minute');
  return say(Math.floor(seconds), 'second');
}

/** On a plate: a live clock ticks, a slow one is told in its largest unit. */
export const shown = (language: string, seconds: number, kind: 'live' | 'slow'): string => (kind === 'live' ? ticking(seconds) : spelled(language, seconds));

/** The last of these that has been passed: what is told aloud, and not each second. */
const MARKS = { live: [300, 60, 20], slow: [6 * HOUR, HOUR, 10 * MINUTE, MINUTE] };

export const markOf = (seconds: number, kind: 'live' | 'slow'): number | null => MARKS[kind].findLast((mark) => seconds <= mark) ?? null;
