/** Puts the server's changes into a view (see aegean.server.patches). */
import type { Change, Fields, Plain } from './wire';

type Place = Record<string | number, Plain>;

/**
 * The view with the changes put in. The given view stays as it is; parts that did not change are shared with it, so that
 * what is drawn from them need not be drawn again.
 */
export function patched(view: Fields, patch: Plain[][]): Fields {
  const fresh = new Set<object>();
  const own = (value: Plain | undefined): Place => {
    if (typeof value !== 'object' || value === null) throw new Error('a change leads nowhere');
    if (fresh.has(value)) return value as Place;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    fresh.add(copy);
    return copy as unknown as Place;
  };
  let whole: Plain = view;
  for (const change of patch as Change[]) {
    const [path] = change;
    const last = path.at(-1);
    if (last === undefined) {
      whole = change[1] as Plain;
      continue;
    }
    let place = own(whole);
    whole = place as Plain;
    for (const key of path.slice(0, -1)) {
      const inner = own(place[key]);
      place[key] = inner as Plain;
      place = inner;
    }
    if (change.length === 1) delete place[last];
    else place[last] = change[1] as Plain;
  }
  return whole as Fields;
}
