/** Where the rules speak of it. */
export const clauses = {
  'event_card-power_from_blood': 'HO-2.1',
  'event_card-reinvigoration': 'HO-2.2',
  'event_card-mercenaries': 'HO-2.3',
  'event_card-hecatomb': 'HO-2.4',
  'event_card-fading_glory': 'HO-2.5',
};
