/** Where one is: the address as one of the pages there are. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string; invite: string }
  | { page: 'replay'; id: string; invite: string; move: number | null; eyes: string }
  | { page: 'tale'; id: string; invite: string }
  | { page: 'tournaments' | 'new-tournament' }
  | { page: 'tournament'; id: string; invite: string }
  | { page: 'settings' }
  | { page: 'credits' }
  | { page: 'account' }
  | { page: 'join' | 'reset'; secret: string }
  | { page: 'notifications' }
  | { page: 'host' }
  | { page: 'company' | 'ratings' }
  | { page: 'person'; id: number }
  | { page: 'linked'; deed: 'confirm' | 'stop'; word: string }
  | { page: 'privacy' }
  | { page: 'rules'; game: string | null; at: string }
  | { page: 'nowhere' };

export function routeOf(address: URL): Route {
  const [first = '', second = '', ...rest] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if ((first === 'table' || first === 'tournament') && second && rest.length === 0) {
    return { page: first, id: second, invite: address.searchParams.get('invite') ?? '' };
  }
  if (first === 'replay' && second) {
    const invite = address.searchParams.get('invite') ?? '';
    if (rest.length === 1 && rest[0] === 'story') return { page: 'tale', id: second, invite };
    const move = address.searchParams.get('move') ?? '';
    const eyes = address.searchParams.get('eyes') ?? '';
    if (rest.length === 0) {
      return { page: 'replay', id: second, invite, move: /^\d{1,6}$/.test(move) ? Number(move) : null, eyes };
    }
  }
  if (first === 'tournaments' && !rest.length && (!second || second === 'new')) return { page: second ? 'new-tournament' : first };
  if (first === 'new' && !second) return { page: 'new', game: address.searchParams.get('game') };
  if (first === 'rules' && rest.length === 0) {
    return { page: 'rules', game: second || null, at: decodeURIComponent(address.hash.slice(1)) };
  }
  if (first === 'people' && rest.length === 0) {
    if (!second) return { page: 'company' };
    if (/^\d{1,9}$/.test(second)) return { page: 'person', id: Number(second) };
  }
  if (first === 'ratings' && !second) return { page: 'ratings' };
  if ((first === 'settings' || first === 'credits' || first === 'account' || first === 'privacy' || first === 'notifications' || first === 'host') && !second) return { page: first };
  if ((first === 'stop' && second && !rest.length) || (first === 'confirm' && !second)) {
    return { page: 'linked', deed: first, word: second || address.hash.slice(1) };
  }
  if ((first === 'join' || first === 'reset') && !second) return { page: first, secret: address.hash.slice(1) };
  return { page: 'nowhere' };
}

class Router {
  #route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener('hashchange', () => (this.#route = routeOf(new URL(location.href))));
    addEventListener('popstate', () => (this.#route = routeOf(new URL(location.href))));
    // A plain click on a link of ours stays on the page.
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  get route(): Route {
    return this.#route;
  }

  go(path: string): void {
    if (path !== location.pathname + location.search + location.hash) history.pushState(null, '', path);
    this.#route = routeOf(new URL(location.href));
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** The word in the link of an invitation, or alone; null if it is neither. */
export function invitationWord(text: string): string | null {
  const word = text.trim().split('#').at(-1) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(word) ? word : null;
}

/** The table that a friend's link or bare code leads to: its path on this page, or null if it is neither. */
export function invitation(text: string): string | null {
  const code = text.trim();
  if (/^[a-z0-9]{6,20}$/.test(code)) return `/table/${code}`;
  try {
    const address = new URL(code, location.origin);
    const route = routeOf(address);
    return route.page === 'table' ? address.pathname + address.search : null;
  } catch {
    return null;
  }
}
