/** How the modules of a game are called and offered. */
import { describe, expect, it } from 'vitest';
import { cardsFor, expansionsText, familyName, moduleName, offerOf, optionText, seatsText, wayName } from '../src/lib/modules';
import { Texts } from '../src/lib/texts.svelte';

const IDS = [
  'heroes_monsters', 'combat_cards', 'opportunity', 'army_upgrade', 'chiron', 'poseidon_full', 'poseidon_simple', 'hades_full', 'hades_simple',
  'hephaestus_full', 'hephaestus_simple', 'apollo_full', 'apollo_simple', 'atlas_overload', 'atlas_hesperides', 'orichalkum', 'atlantis',
  'city_of_steel', 'kronos',
]; // prettier-ignore
const info = (id: string) => ({ id, option: id === 'kronos' ? 'mode' : 'expansions', seats: [2, 3, 4], marked: false });

async function texts(catalogue = ''): Promise<Texts> {
  const found = new Texts(() => Promise.resolve(catalogue));
  await found.need('hellas');
  return found;
}

describe('a module', () => {
  it('is called by the catalogue, or by its id', async () => {
    const some = await texts('hellas-expansion-apollo_full = Lord of the Sun');
    expect(moduleName(some, 'hellas', 'apollo_full')).toBe('Lord of the Sun');
    expect(moduleName(some, 'hellas', 'city_of_steel')).toBe('City of steel');
  });

  it('shares what its ways have in common', async () => {
    const none = await texts();
    const ways = ['atlas_overload', 'atlas_hesperides'];
    expect([familyName(none, 'hellas', ways), ...ways.map((id) => wayName(none, 'hellas', ways, id))]).toEqual(['Atlas', 'Overload', 'Hesperides']);
    const some = await texts('hellas-expansion-a_full = Lord of the Sun\n    .short = Whole\nhellas-expansion-a_simple = Lord of the Sun (simple)\n');
    const sun = ['a_simple', 'a_full'];
    expect([familyName(some, 'hellas', sun), ...sun.map((id) => wayName(some, 'hellas', sun, id))]).toEqual(['Lord of the Sun', 'Simple', 'Whole']);
    expect(familyName(none, 'hellas', ['chiron'])).toBe('Chiron');
  });

  it('is named among a table’s options, where there is one', async () => {
    const some = await texts('hellas-option-expansions = Expansions\nhellas-option-mode = Mode\nhellas-choice-mode-kronos = Kronos\n');
    expect(optionText(some, 'hellas', 'expansions', ['chiron', 'atlantis'])).toEqual({ name: 'expansions', label: 'Expansions', value: 'Chiron, Atlantis' });
    expect(optionText(some, 'hellas', 'expansions', [])).toBeNull();
    expect(optionText(some, 'hellas', 'mode', 'kronos')!.value).toBe('Kronos');
    expect(expansionsText(some, 'hellas', {})).toBe('');
  });
});

describe('the offer of Lords of Hellas', () => {
  it('has a card for every module, and a plain one for what it does not know', async () => {
    const offer = await offerOf('hellas');
    const cards = cardsFor(offer, [...IDS, 'colossus'].map(info));
    expect(cards.flatMap(({ modules }) => modules).sort()).toEqual([...IDS, 'colossus'].sort());
    expect(cards.at(-1)).toMatchObject({ modules: ['colossus'], group: '' });
    for (const card of cards.slice(0, -1)) {
      expect(offer.groups.map(({ id }) => id)).toContain(card.group);
      expect(card.icons.length).toBeGreaterThan(0);
    }
    expect(cardsFor(offer, [info('hades_full')]).map(({ modules }) => modules)).toEqual([['hades_full']]);
    expect((await offerOf('delphi')).cards).toEqual([]);
  });
});

it('says numbers of seats as people do', () => {
  expect([[2, 3, 4], [5, 6], [6], [2, 4], []].map(seatsText)).toEqual(['2–4', '5, 6', '6', '2, 4', '']);
});
