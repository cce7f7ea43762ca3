/** Kinds of things that are components. */
export const components = ['chain', 'order', 'hero_token', 'kronos_action', 'kronos_attribute'];
