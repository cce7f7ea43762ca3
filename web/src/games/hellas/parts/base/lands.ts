/** The patterns of the five lands. */
import type { Pattern } from '../part';

export const lands: Record<string, Pattern> = {
  red: { width: 11, height: 11, turned: 45, path: 'M0 0V11', stroke: 1.3 },
  yellow: { width: 13, height: 13, path: 'M3 2.9v.2M9.5 9.4v.2', stroke: 2.3, round: true },
  blue: { width: 24, height: 11, path: 'M0 5.5q6-5 12 0t12 0', stroke: 1.2 },
  green: { width: 20, height: 18, path: 'M4 9V3.5M4 7 1.8 4.5M4 7l2.2-2.5M14 18v-5.5M14 16l-2.2-2.5M14 16l2.2-2.5', stroke: 1.1 },
  brown: { width: 12, height: 12, turned: 45, path: 'M0 0V12M0 0H12', stroke: 1 },
};
