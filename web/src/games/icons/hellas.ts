/** The icons of Lords of Hellas: outlines of the game-icons collection (CC BY 3.0), some combined, and our own. */
import ancientColumns from 'icon:ancient-columns';
import attachedShield from 'icon:attached-shield';
import bandaged from 'icon:bandaged';
import barbute from 'icon:barbute';
import battleAxe from 'icon:battle-axe';
import biceps from 'icon:biceps';
import blood from 'icon:blood';
import brassEye from 'icon:brass-eye';
import bullHorns from 'icon:bull-horns';
import caduceus from 'icon:caduceus';
import cardDraw from 'icon:card-draw';
import claws from 'icon:claws';
import cornucopia from 'icon:cornucopia';
import crestedHelmet from 'icon:crested-helmet';
import crossedChains from 'icon:crossed-chains';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import cyclops from 'icon:cyclops';
import drop from 'icon:drop';
import fireBowl from 'icon:fire-bowl';
import fireBreath from 'icon:fire-breath';
import flangedMace from 'icon:flanged-mace';
import flyingFlag from 'icon:flying-flag';
import footsteps from 'icon:footsteps';
import gladius from 'icon:gladius';
import goat from 'icon:goat';
import greekSphinx from 'icon:greek-sphinx';
import greekTemple from 'icon:greek-temple';
import handOfGod from 'icon:hand-of-god';
import heavyLightning from 'icon:heavy-lightning';
import hydra from 'icon:hydra';
import jeweledChalice from 'icon:jeweled-chalice';
import laurelCrown from 'icon:laurel-crown';
import laurels from 'icon:laurels';
import lion from 'icon:lion';
import lockedChest from 'icon:locked-chest';
import medusaHead from 'icon:medusa-head';
import minotaur from 'icon:minotaur';
import obelisk from 'icon:obelisk';
import owl from 'icon:owl';
import pocketBow from 'icon:pocket-bow';
import pouringChalice from 'icon:pouring-chalice';
import prayer from 'icon:prayer';
import queenCrown from 'icon:queen-crown';
import quiver from 'icon:quiver';
import rollingDices from 'icon:rolling-dices';
import roundShield from 'icon:round-shield';
import run from 'icon:run';
import scrollUnfurled from 'icon:scroll-unfurled';
import sickle from 'icon:sickle';
import spartan from 'icon:spartan';
import spears from 'icon:spears';
import stoneSpear from 'icon:stone-spear';
import token from 'icon:token';
import torch from 'icon:torch';
import trumpet from 'icon:trumpet';
import wingedArrow from 'icon:winged-arrow';
import wingedSword from 'icon:winged-sword';
import wingfoot from 'icon:wingfoot';
import wolfHead from 'icon:wolf-head';
import yarn from 'icon:yarn';
import { type Icon, one } from '../../lib/icon';

export const ICONS = {
  'ancient-columns': one(ancientColumns),
  'attached-shield': one(attachedShield),
  bandaged: one(bandaged),
  barbute: one(barbute),
  'battle-axe': one(battleAxe),
  biceps: one(biceps),
  blood: one(blood),
  'brass-eye': one(brassEye),
  'bull-horns': one(bullHorns),
  caduceus: one(caduceus),
  'card-draw': one(cardDraw),
  claws: one(claws),
  cornucopia: one(cornucopia),
  'crested-helmet': one(crestedHelmet),
  'crossed-chains': one(crossedChains),
  'crossed-swords': one(crossedSwords),
  crown: one(crown),
  cyclops: one(cyclops),
  drop: one(drop),
  'fire-bowl': one(fireBowl),
  'fire-breath': one(fireBreath),
  'flanged-mace': one(flangedMace),
  'flying-flag': one(flyingFlag),
  footsteps: one(footsteps),
  gladius: one(gladius),
  'greek-sphinx': one(greekSphinx),
  'greek-temple': one(greekTemple),
  'hand-of-god': one(handOfGod),
  'heavy-lightning': one(heavyLightning),
  hydra: one(hydra),
  'jeweled-chalice': one(jeweledChalice),
  'laurel-crown': one(laurelCrown),
  laurels: one(laurels),
  lion: one(lion),
  'locked-chest': one(lockedChest),
  'medusa-head': one(medusaHead),
  minotaur: one(minotaur),
  obelisk: one(obelisk),
  owl: one(owl),
  'pocket-bow': one(pocketBow),
  'pouring-chalice': one(pouringChalice),
  prayer: one(prayer),
  'queen-crown': one(queenCrown),
  quiver: one(quiver),
  'rolling-dices': one(rollingDices),
  'round-shield': one(roundShield),
  run: one(run),
  'scroll-unfurled': one(scrollUnfurled),
  sickle: one(sickle),
  spartan: one(spartan),
  spears: one(spears),
  'stone-spear': one(stoneSpear),
  token: one(token),
  torch: one(torch),
  trumpet: one(trumpet),
  'winged-arrow': one(wingedArrow),
  'winged-sword': one(wingedSword),
  wingfoot: one(wingfoot),
  yarn: one(yarn),
  // Three heads for Cerberus; a goat behind a lion for Chimera.
  cerberus: {
    box: 512,
    parts: [
      { outline: wolfHead, shift: 'translate(-20 12) scale(.56)' },
      { outline: wolfHead, shift: 'translate(246 12) scale(.56)' },
      { outline: wolfHead, shift: 'translate(96 176) scale(.66)' },
    ],
  },
  chimera: {
    box: 512,
    parts: [
      { outline: goat, shift: 'translate(180 -10) scale(.64)' },
      { outline: lion, shift: 'translate(-22 118) scale(.77)' },
    ],
  },
  polis: {
    box: 24,
    parts: [
      {
        outline:
          'M12 2.2 18.4 6v1.3h-1V11h2.1V9.4h1.2V11h.1V8.6h1.7v13.2h-7.6v-3.7a2.9 2.9 0 0 0-5.8 0v3.7H1.5V8.6h1.7V11h.1V9.4h1.2V11h2.1V7.3h-1V6zM8.3 7.3V11h1.5V7.3zm3 0V11h1.4V7.3zm2.9 0V11h1.5V7.3z',
      },
    ],
  },
  lambda: { box: 24, parts: [{ outline: 'M9 3.2h2.6c1.3 0 2 .5 2.5 1.9l4.5 13c.4 1 .8 1.5 1.7 1.6l.7.1v1.5h-2.7c-1.9 0-2.9-.8-3.6-2.8L12.2 11 7.3 21.3H4.2l6.7-13.7-.5-1.4c-.3-.8-.7-1.1-1.4-1.1z' }] },
} satisfies Record<string, Icon>;

export type IconName = keyof typeof ICONS;
