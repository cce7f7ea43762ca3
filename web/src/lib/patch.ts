/** Puts the server's changes into a view (see aegean.server.wire.patches), and finds those between two views. */
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

const isPlace = (value: Plain | undefined): value is Plain & object => typeof value === 'object' && value !== null;

/** What changed from one view to another, as the server would tell it. Parts that both share are passed over. */
export function difference(old: Fields, now: Fields): Plain[][] {
  const patch: Change[] = [];
  const compare = (was: Plain, is: Plain, path: Change[0]): void => {
    if (was === is) return;
    const alike = isPlace(was) && isPlace(is) && Array.isArray(was) === Array.isArray(is);
    if (!alike || (Array.isArray(was) && was.length !== (is as Plain[]).length)) return void patch.push([path, is]);
    const [before, after] = [was as Place, is as Place];
    const index = (key: string): string | number => (Array.isArray(is) ? Number(key) : key);
    for (const key of Object.keys(before)) if (!(key in after)) patch.push([[...path, index(key)]]);
    for (const [key, value] of Object.entries(after)) {
      if (key in before) compare(before[key]!, value, [...path, index(key)]);
      else patch.push([[...path, key], value]);
    }
  };
  compare(old, now, []);
  return patch as Plain[][];
}
