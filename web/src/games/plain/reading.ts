/** How a view is read that nobody has drawn yet. */
import type { Plain } from '../../lib/board';

/** The family of words that a view's key belongs to: `regions` holds regions, `hero_at` a hero. */
export function familyOf(key: string): string {
  return key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.replace(/s$/, '');
}

export function readable(key: string): string {
  return key.replaceAll('_', ' ');
}

/** Nothing that a reader would miss. */
export function isEmpty(value: Plain): boolean {
  if (value === null || value === '' || value === -1 || value === false || value === 0) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
