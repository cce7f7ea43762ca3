/** Where the rules speak of it, in the reference and in clauses. */
export const clauses = {
  'city-troy': 'HW-2.3',
};
