/** Where the rules speak of it. */
export const clauses = { atlas: 'HL-1.1', sending: 'HL-1.2', 'victory-overload': 'HL-2.5' };
