/** Orichalkum: where it lies and who has it, and the constructs that lie open. */
import type { Texts, View } from '../../../../lib/board';
import { printed } from '../../frame/facts.svelte';
import { namedThing, ownThing } from '../../frame/thing';
import type { Thing } from '../part';

interface Workshop {
  tokens: string[];
  held: number[];
  display: string[];
  deck: number;
  gone: string[];
}
/** What stands for one's tokens. */
export const METAL = 'orichalkum';

export const workshop = (view: View): Workshop => view.orichalkum as unknown as Workshop;
export const costOf = (construct: string): number => Number(printed.of('constructs', construct).cost) || 0;

export const metalThing = (_view: View, _id: string, texts: Texts): Thing => ({ ...ownThing(texts, 'orichalkum'), text: texts.text('hellas-expansion-orichalkum', {}, 'about') });
export const constructThing = (_view: View, id: string, texts: Texts): Thing => {
  const { title, text } = namedThing(texts, 'construct', id);
  return { title, text: `${texts.text('web-hellas-costs', { count: costOf(id) })}\n${text}` };
};

/** A line among what is said of a region. */
export const hereLies = (view: View, region: string, texts: Texts): string => (workshop(view).tokens.includes(region) ? texts.text('web-hellas-orichalkum') : '');
