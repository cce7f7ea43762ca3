/** Where the rules speak of it. */
export const clauses = { port: 'HP-2.1', 'attribute-fleet': 'HPF-2.1' };
