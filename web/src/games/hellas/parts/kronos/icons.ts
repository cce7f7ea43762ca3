/** Pictures of Kronos, his chains, his actions and the attitudes of lands. */
import angryEyes from 'icon:angry-eyes';
import ancientRuins from 'icon:ancient-ruins';
import cardPlay from 'icon:card-play';
import chargingBull from 'icon:charging-bull';
import clawSlashes from 'icon:claw-slashes';
import demolish from 'icon:demolish';
import earthCrack from 'icon:earth-crack';
import eclipse from 'icon:eclipse';
import eruption from 'icon:eruption';
import fist from 'icon:fist';
import flood from 'icon:flood';
import gate from 'icon:gate';
import giant from 'icon:giant';
import meditation from 'icon:meditation';
import pitchfork from 'icon:pitchfork';
import scythe from 'icon:scythe';
import tiredEye from 'icon:tired-eye';
import wheat from 'icon:wheat';
import whip from 'icon:whip';
import { one } from '../../../../lib/icon';
import { ICONS } from '../../../icons/hellas';
import type { Icons } from '../part';

export const icons: Icons = {
  monster: { kronos: one(scythe) },
  chain: {
    kronos_wrath: one(giant), earthquake: one(earthCrack), flood: one(flood), eruption: one(eruption), famine: one(wheat), eclipse: one(eclipse), stampede: one(chargingBull),
  },
  kronos_attribute: { might: one(fist), anger: one(angryEyes), authority: one(whip) },
  kronos_action: {
    monster_movement: ICONS.claws, region_attack: one(clawSlashes), terror: one(pitchfork), destroy_temple: ICONS['greek-temple'], play_order: one(cardPlay), pass: one(meditation),
    kronos_movement: ICONS.footsteps, kronos_destroy_monument: one(demolish), kronos_terror: one(pitchfork), monster_destroy_monument: ICONS.claws,
  },
  attitude: { hostile: one(pitchfork), wary: one(tiredEye), neutral: ICONS.laurels, loyal: ICONS['laurel-crown'] },
  victory: { five_hostile_lands: one(pitchfork), three_destroyed_monuments: one(ancientRuins), kronos_slain: one(scythe), three_lands: ICONS['flying-flag'], tartarus: one(gate) },
  action: {
    monster_movement: ICONS.claws, region_attack: one(clawSlashes), terror: one(pitchfork), destroy_temple: ICONS['greek-temple'], summon: one(cardPlay), evolve: one(cardPlay), carry_out: one(cardPlay),
    kronos_pass: one(meditation), kronos_movement: ICONS.footsteps, kronos_destroy_monument: one(demolish), kronos_terror: one(pitchfork), monster_destroy_monument: ICONS.claws,
    choose_chain: ICONS['crossed-chains'], break_chain: ICONS['crossed-chains'], use_chain: ICONS['crossed-chains'], lower_attitude: one(pitchfork), raise_kronos: one(fist),
  },
};
