/** Where the rules speak of it. */
export const clauses = {
  underworld: 'HDF-3.1',
  gate: 'HDF-2.2',
  warrior: 'HDF-2.4',
  'attribute-raise': 'HDF-3.2',
  'regular-resurrection': 'HDF-3.3',
};
