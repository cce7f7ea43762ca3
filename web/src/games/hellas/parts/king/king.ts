import type { View } from '../../../../lib/board';
import { NOBODY } from '../../frame/reading';

interface King {
  builder: number;
  tokens: number;
  region: string | null;
  open: boolean;
}

/** Who built the fifth monument and is on the way to the crown; null where nobody is. */
export function kingOf(view: View): King | null {
  const king = view.king as King | null | undefined;
  return king && king.builder !== NOBODY ? king : null;
}
