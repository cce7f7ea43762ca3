/** Where the rules speak of it. */
export const clauses = { apple: 'HG-3.1', atlas: 'HL-1.1', sending: 'HL-1.2', 'victory-overload': 'HL-2.5' };
