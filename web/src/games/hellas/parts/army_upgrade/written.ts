/** Where the rules speak of it, in the reference and in clauses. */
export const components = ['army_board', 'army_upgrade'];
export const clauses = {
  army_board: 'HA-1.1',
  'army_upgrade-pursuit': 'HA-3.1',
  'army_upgrade-no_quarter': 'HA-3.2',
  'army_upgrade-blood_price': 'HA-3.3',
  'army_upgrade-colonists': 'HA-4.1',
  'army_upgrade-scorched_earth': 'HA-4.2',
  'army_upgrade-beast_wards': 'HA-4.3',
  'army_upgrade-quick_step': 'HA-5.1',
  'army_upgrade-long_march': 'HA-5.2',
  'army_upgrade-spearhead': 'HA-5.3',
  'army_upgrade-city_guard': 'HA-6.1',
  'army_upgrade-double_garrison': 'HA-6.2',
  'army_upgrade-closed_ranks': 'HA-6.3',
  'army_upgrade-levy': 'HA-7.1',
  'army_upgrade-fresh_ranks': 'HA-7.2',
  'army_upgrade-call_to_arms': 'HA-7.3',
  'army_upgrade-veterans': 'HA-8.1',
  'army_upgrade-drill': 'HA-8.2',
  'army_upgrade-hunting_party': 'HA-8.3',
};
