import { describe, expect, it } from 'vitest';
import { patched } from '../src/lib/patch';

describe('a patch', () => {
  it('puts, takes away, and goes into lists', () => {
    const view = { a: [1, 2], b: 3 };
    expect(patched(view, [[['b']], [['a', 1], 5], [['c'], null]])).toEqual({ a: [1, 5], c: null });
    expect(view).toEqual({ a: [1, 2], b: 3 });
  });

  it('shares what did not change', () => {
    const view = { near: { x: 1 }, far: { y: [1] } };
    const next = patched(view, [[['near', 'x'], 2]]);
    expect(next.far).toBe(view.far);
    expect(next.near).not.toBe(view.near);
  });

  it('goes into what it has just put, without touching the message', () => {
    const put = { x: 1 };
    const next = patched({}, [
      [['new'], put],
      [['new', 'x'], 2],
    ]);
    expect(next).toEqual({ new: { x: 2 } });
    expect(put).toEqual({ x: 1 });
  });

  it('replaces the whole', () => {
    expect(patched({ a: 1 }, [[[], { b: 2 }], [['c'], 3]])).toEqual({ b: 2, c: 3 });
  });

  it('refuses a path that leads nowhere', () => {
    expect(() => patched({ a: 1 }, [[['a', 'b'], 2]])).toThrow('leads nowhere');
  });
});
