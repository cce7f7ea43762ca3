/** The calls about one's account: apart from the others, since one page alone makes them. */
import { ask } from '../../lib/api';
import type { TokenInfo, TokenMade } from '../../lib/wire';

export const calls = {
  password: (old: string, fresh: string) => ask<null>('POST', 'password', { old, new: fresh }),
  tokens: () => ask<TokenInfo[]>('GET', 'tokens'),
  makeToken: (label: string) => ask<TokenMade>('POST', 'tokens', { label }),
  endToken: (id: string) => ask<null>('DELETE', `tokens/${encodeURIComponent(id)}`),
};
