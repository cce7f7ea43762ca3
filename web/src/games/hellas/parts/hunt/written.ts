/** Where the rules speak of it. */
export const clauses = { place: 'H-10.3', stop: 'H-10.5', suffer: 'H-10.11', reward: 'H-10.14' };
