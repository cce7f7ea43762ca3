/** What was agreed on about time, in words; the catalogue `clock` is to be there. */
import { botLevel } from '../names';
import type { Texts } from '../texts.svelte';
import type { ClockForm } from '../wire';
import { spelled } from './time';

type Numbers = Pick<ClockForm, 'kind' | 'budget' | 'decision'>;

const DAY = 86_400;
const HOUR = 3600;

/** Hours as long as they are few, and whole days: "72 hours" is nobody's way to say three days. */
function length(language: string, seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(seconds / DAY);
  if (seconds >= HOUR && seconds % HOUR !== 0) return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(Math.round(seconds / 60));
  return spelled(language, seconds, 'long');
}

export function clockText(texts: Texts, { kind, budget, decision }: Numbers): string {
  const bare = (kind === 'live' ? decision : budget) === 0 ? '-bare' : '';
  return texts.text(`clock-of-${kind}${bare}`, { budget: length(texts.language, budget), decision: length(texts.language, decision) });
}

export const afterText = (texts: Texts, { then, bot }: ClockForm): string => texts.text(`clock-after-${then}`, { level: botLevel(texts, bot ?? '') });
