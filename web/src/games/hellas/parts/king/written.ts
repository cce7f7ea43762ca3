/** Where the rules speak of it. */
export const clauses = { king: 'H-23.6', 'victory-king_of_kings': 'H-23.6' };
