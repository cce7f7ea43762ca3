/** How long ago something was, as people say it: "3 hours ago", "yesterday". */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Both in seconds since 1970. */
export function ago(language: string, then: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, seconds] = UNITS.find(([, size]) => passed >= size) ?? ['second', Infinity];
  return words.format(seconds === Infinity ? 0 : -Math.floor(passed / seconds), unit);
}
