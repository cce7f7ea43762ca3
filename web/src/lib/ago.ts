/** Times as people say them. How long ago something was, as people say it: "3 hours ago", "yesterday". */
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

/** How long something still lasts: "3 days", "47 hours", "9 hours". */
export function lasting(language: string, seconds: number): string {
  const [unit, size] = UNITS.find(([name, size]) => size <= 86_400 && seconds >= (name === 'day' ? 2 : 1) * size) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / size));
}
