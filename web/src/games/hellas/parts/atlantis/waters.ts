/** The sea trails: who is on them, and where a monster of the sea may go. */
import type { BoardProps, Choice, Texts, View } from '../../../../lib/board';
import type { Point as Spot } from '../../../../lib/map/plane';
import { type Layout, middle } from '../../boards/board';
import { monsters, NOBODY } from '../../frame/reading';
import { playerName } from '../../frame/thing';
import { nameOf } from '../../frame/words';

export interface Trail {
  from: string;
  to: string;
  path: string;
  /** Where what is on it lies. */
  middle: Spot;
}

/** A sea trail as it is drawn; where the board has none between two regions, straight from one to the other. */
export function trailOf(layout: Layout, from: string, to: string): Trail {
  const found = layout.chart.trails.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  const [start, end] = [middle(layout, from), middle(layout, to)];
  const path = found?.path ?? `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2} ${end.x} ${end.y}`;
  const [ax, ay, bx, by, cx, cy] = [...path.matchAll(/-?[\d.]+/g)].map(Number) as [number, number, number, number, number, number];
  return { from, to, path, middle: { x: (ax + 2 * bx + cx) / 4, y: (ay + 2 * by + cy) / 4 } };
}

/** The monsters on sea trails. */
export const swimmers = (view: View): [id: string, trail: readonly [string, string]][] =>
  Object.entries(monsters(view)).flatMap(([id, { trail }]): [string, readonly [string, string]][] => (trail ? [[id, trail]] : []));

/** The answers that lead onto a trail. */
export const swims = ({ choosing }: BoardProps): Choice[] => choosing.open.filter(({ action }) => action.kind === 'swim');

/** A trail that is asked about is lit itself, and not its two shores. */
export function ashore(shared: BoardProps, lit: readonly string[]): string[] {
  return swims(shared).length > 0 ? [...lit] : [];
}

/** Who commands Talos, or nobody. */
export const commander = (view: View): number => (view.atlantis as { commander: number }).commander;

/** Lines among what is said of a region: the trails from it that a monster bars, and whom Talos obeys there. */
export function barredLine(view: View, region: string, texts: Texts): string {
  const found = swimmers(view).filter(([, trail]) => trail.includes(region));
  const obeyed = monsters(view).talos?.region === region && commander(view) !== NOBODY ? texts.text('web-hellas-here_obeyed', { who: playerName(view, commander(view), texts) }) : '';
  return [obeyed, ...found.map(([id, trail]) => texts.text('web-hellas-here_barred', { monster: nameOf(texts, 'monster', id), region: nameOf(texts, 'region', trail.find((one) => one !== region)!) }))]
    .filter(Boolean)
    .join('\n');
}
