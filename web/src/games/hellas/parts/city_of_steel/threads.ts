/** Who lies in Arachne's Thread, and where Satyr keeps control tokens away. */
import type { Texts, View } from '../../../../lib/board';
import { monsters } from '../../frame/reading';
import type { Mark } from '../part';
import { icons } from './icons';

const lying = (view: View): readonly number[] => (view.threads as { lies: number[] } | undefined)?.lies ?? [];

export const lies = (view: View, seat: number): boolean => Boolean(lying(view)[seat]);

/** At a hero on the map. */
export const mark = (view: View, seat: number, texts: Texts): Mark | null =>
  lies(view, seat) ? { icon: icons.piece!.thread!, text: texts.text('web-hellas-lies') } : null;

/** A line among what is said of a region. */
export const barredLine = (view: View, region: string, texts: Texts): string =>
  monsters(view).satyr?.region === region ? texts.text('web-hellas-here_no_tokens') : '';
