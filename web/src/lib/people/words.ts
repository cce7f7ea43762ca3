/** Ratings and times as people say them. */
import { botLevel } from '../names';
import type { Texts } from '../texts.svelte';

const number = (language: string, value: number): string => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace('-', '−');

/** "27.6 ± 3.4" */
export const ratingText = (texts: Texts, { mean, deviation }: { mean: number; deviation: number }): string =>
  texts.text('people-rating-of', { mean: number(texts.language, mean), deviation: number(texts.language, deviation) });

export const meanText = (texts: Texts, mean: number): string => number(texts.language, mean);

/** A level without how hard it is: "Hoplite". */
export const levelName = (texts: Texts, level: string): string => botLevel(texts, level).split(' · ')[0]!;

export const day = (language: string, seconds: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(seconds * 1000);

/** A length of time in the unit that fits: "40 sec", "2.5 hr". */
export function lengthText(language: string, seconds: number): string {
  const [unit, size] = seconds < 90 ? ['second', 1] : seconds < 5400 ? ['minute', 60] : seconds < 129_600 ? ['hour', 3600] : ['day', 86_400];
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), maximumFractionDigits: seconds < 90 ? 0 : 1 }).format(seconds / Number(size));
}

export const share = (language: string, part: number, whole: number): string => new Intl.NumberFormat(language, { style: 'percent' }).format(whole ? part / whole : 0);
