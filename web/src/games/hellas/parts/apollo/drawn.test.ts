import { beforeAll, describe, expect, it } from 'vitest';
import { monsterIcon } from '../../frame/pictures';
import { thing } from '../../frame/thing';
import { laid, sampleTexts, sampleView } from '../../sample.test.data';
import { drawnThing } from './drawn';

beforeAll(laid);

describe('an event card that one alone sees', () => {
  it('says what its monster would do now: appear, evolve, or nothing any more', async () => {
    const texts = await sampleTexts();
    const seen = (here: object, slain: string[]) => {
      const view = sampleView({ monsters: here });
      for (const player of view.players) player.slain = slain;
      return drawnThing(view, 'hydra_argolis', texts)!;
    };
    const unseen = seen({}, []);
    expect(unseen.text).toMatch(/^The Hydra appears in Argolis\.\nWounds: /);
    expect(unseen.icon).toBe(monsterIcon('hydra'));
    const here = { hydra: { region: 'elis', wounds: [], evolutions: [] } };
    expect(seen(here, []).text).toBe('The Hydra evolves. While 3 or more of its symbols are covered, its attacks are 2 stronger.');
    expect(seen({}, ['hydra']).text).toMatch(/^The monster of this card is slain already/);
  });

  it('says whether its quest still finds a place', async () => {
    const texts = await sampleTexts();
    const quests = [1, 2, 3].map((n) => ({ quest: `quest_${n}`, region: 'elis', heroes: {} }));
    const free = sampleView({ quests: quests.slice(1) });
    expect(drawnThing(free, 'aid_to_atlas', texts)).toEqual(thing(free, 'quest:aid_to_atlas', texts));
    expect(drawnThing(sampleView({ quests }), 'aid_to_atlas', texts)!.text).toMatch(/is discarded\.$/);
  });
});
