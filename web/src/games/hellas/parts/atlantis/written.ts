/** Where the rules speak of it, in the reference and in clauses. */
export const clauses = {
  'temple_kind-factory': 'HI-2.1',
  'regular-talos': 'HI-2.5',
};
