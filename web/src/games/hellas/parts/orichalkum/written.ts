/** Where the rules speak of it, in the reference and in clauses. */
export const components = ['construct'];
export const clauses = {
  orichalkum: 'HR-2.1',
  construct: 'HR-3.1',
  'construct-wings_of_daedalus': 'HR-4.1',
  'construct-field_forge': 'HR-4.2',
  'construct-labyrinth': 'HR-4.3',
  'construct-golden_maidens': 'HR-4.4',
  'construct-gastraphetes': 'HR-4.5',
  'construct-bronze_bulls': 'HR-4.6',
  'construct-automaton_legion': 'HR-4.7',
  'construct-votive_tripods': 'HR-4.8',
  'construct-antikythera_mechanism': 'HR-4.9',
  'construct-trojan_horse': 'HR-4.10',
};
