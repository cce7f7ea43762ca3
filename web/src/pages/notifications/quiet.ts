/** Minutes of a day as a field for times has them. */
export const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minute of a day, or null where the field is empty. */
export function minuteOf(clock: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The zones that can be chosen, whatever else is chosen already. */
export function zones(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([...known, 'UTC', ownZone(), chosen])].sort();
}
