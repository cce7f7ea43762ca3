/** Who a seat is for, besides bots: oneself, or a person who comes. */
export const SELF = 'self';
export const PERSON = 'person';
export const isPerson = (seat: string | undefined): boolean => seat === SELF || seat === PERSON;
