/** The icons of The Oracle of Delphi: outlines of the game-icons collection (CC BY 3.0), some combined or turned, and our own. */
import amphora from 'icon:amphora';
import basket from 'icon:basket';
import biceps from 'icon:biceps';
import breastplate from 'icon:breastplate';
import cargoCrane from 'icon:cargo-crane';
import clover from 'icon:clover';
import columnVase from 'icon:column-vase';
import cornucopia from 'icon:cornucopia';
import crestedHelmet from 'icon:crested-helmet';
import cyclops from 'icon:cyclops';
import deerHead from 'icon:deer-head';
import dolphin from 'icon:dolphin';
import drop from 'icon:drop';
import fireBowl from 'icon:fire-bowl';
import fishingBoat from 'icon:fishing-boat';
import fluffyCloud from 'icon:fluffy-cloud';
import gemPendant from 'icon:gem-pendant';
import giant from 'icon:giant';
import goat from 'icon:goat';
import greekTemple from 'icon:greek-temple';
import heavyLightning from 'icon:heavy-lightning';
import hydra from 'icon:hydra';
import incense from 'icon:incense';
import ionicColumn from 'icon:ionic-column';
import laurelCrown from 'icon:laurel-crown';
import lion from 'icon:lion';
import lockedChest from 'icon:locked-chest';
import medusaHead from 'icon:medusa-head';
import mermaid from 'icon:mermaid';
import minotaur from 'icon:minotaur';
import olive from 'icon:olive';
import owl from 'icon:owl';
import palette from 'icon:palette';
import peaks from 'icon:peaks';
import pegasus from 'icon:pegasus';
import pocketBow from 'icon:pocket-bow';
import ram from 'icon:ram';
import rollingDices from 'icon:rolling-dices';
import rose from 'icon:rose';
import sail from 'icon:sail';
import sparkles from 'icon:sparkles';
import spartanHelmet from 'icon:spartan-helmet';
import spyglass from 'icon:spyglass';
import stairs from 'icon:stairs';
import stoneBust from 'icon:stone-bust';
import stoneSpear from 'icon:stone-spear';
import sun from 'icon:sun';
import thirdEye from 'icon:third-eye';
import trident from 'icon:trident';
import trireme from 'icon:trireme';
import waves from 'icon:waves';
import wingedLeg from 'icon:winged-leg';
import wingfoot from 'icon:wingfoot';
import { type Icon, one } from '../../lib/icon';

export const ICONS = {
  amphora: one(amphora),
  basket: one(basket),
  biceps: one(biceps),
  breastplate: one(breastplate),
  'cargo-crane': one(cargoCrane),
  clover: one(clover),
  'column-vase': one(columnVase),
  cornucopia: one(cornucopia),
  'crested-helmet': one(crestedHelmet),
  cyclops: one(cyclops),
  'deer-head': one(deerHead),
  dolphin: one(dolphin),
  drop: one(drop),
  'fire-bowl': one(fireBowl),
  'fishing-boat': one(fishingBoat),
  'fluffy-cloud': one(fluffyCloud),
  'gem-pendant': one(gemPendant),
  giant: one(giant),
  'greek-temple': one(greekTemple),
  'heavy-lightning': one(heavyLightning),
  hydra: one(hydra),
  incense: one(incense),
  'ionic-column': one(ionicColumn),
  'laurel-crown': one(laurelCrown),
  lion: one(lion),
  'locked-chest': one(lockedChest),
  'medusa-head': one(medusaHead),
  mermaid: one(mermaid),
  minotaur: one(minotaur),
  olive: one(olive),
  owl: one(owl),
  palette: one(palette),
  peaks: one(peaks),
  pegasus: one(pegasus),
  'pocket-bow': one(pocketBow),
  ram: one(ram),
  'rolling-dices': one(rollingDices),
  rose: one(rose),
  sail: one(sail),
  sparkles: one(sparkles),
  'spartan-helmet': one(spartanHelmet),
  spyglass: one(spyglass),
  stairs: one(stairs),
  'stone-bust': one(stoneBust),
  'stone-spear': one(stoneSpear),
  sun: one(sun),
  'third-eye': one(thirdEye),
  trireme: one(trireme),
  waves: one(waves),
  'winged-leg': one(wingedLeg),
  wingfoot: one(wingfoot),
  trident: one(trident, 'rotate(-135 256 256)'),
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
} satisfies Record<string, Icon>;

export type IconName = keyof typeof ICONS;
