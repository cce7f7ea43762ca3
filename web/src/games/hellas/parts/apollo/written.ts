/** Where the rules speak of it, in the reference and in clauses. */
export const components = ['muse'];
export const clauses = {
  muse: 'HSF-2.6',
  'muse-kalliope': 'HSF-4.4',
  'muse-euterpe': 'HSF-4.5',
  'muse-erato': 'HSF-3.3',
  'muse-klio': 'HSF-4.6',
  'muse-melpomene': 'HSF-4.7',
  'muse-terpsichore': 'HSF-3.4',
  'muse-thalia': 'HSF-4.8',
  'muse-polyhymnia': 'HSF-4.9',
  'muse-urania': 'HSF-3.5',
  'regular-muse_movement': 'HSF-3.1',
};
