/** Where the rules speak of it. */
export const clauses = { pass: 'H-9.5', side: 'H-9.3' };
