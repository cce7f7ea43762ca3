/** Ids that stand in the rules, and the components that they name. */
import type { Component } from './reference';

export type Named = ReadonlyMap<string, Pick<Component, 'anchor' | 'name'>>;

/** Only ids that the clause on the component itself names; `apollo` is an option there, and a god elsewhere. */
export function namedBy(components: Component[]): Named {
  const found = new Map<string, Component>();
  for (const component of components) {
    const id = component.anchor.slice(component.anchor.indexOf('-') + 1);
    if (component.written && !found.has(id)) found.set(id, component);
  }
  return found;
}
