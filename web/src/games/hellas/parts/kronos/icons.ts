/** Pictures of Kronos, his chains, his actions and the attitudes of lands. */
import angryEyes from 'icon:angry-eyes';
import ancientRuins from 'icon:ancient-ruins';
import cardPlay from 'icon:card-play';
import chargingBull from 'icon:charging-bull';
import clawSlashes from 'icon:claw-slashes';
import claws from 'icon:claws';
import crossedChains from 'icon:crossed-chains';
import demolish from 'icon:demolish';
import earthCrack from 'icon:earth-crack';
import eclipse from 'icon:eclipse';
import eruption from 'icon:eruption';
import fist from 'icon:fist';
import flood from 'icon:flood';
import flyingFlag from 'icon:flying-flag';
import footsteps from 'icon:footsteps';
import gate from 'icon:gate';
import giant from 'icon:giant';
import greekTemple from 'icon:greek-temple';
import laurelCrown from 'icon:laurel-crown';
import laurels from 'icon:laurels';
import meditation from 'icon:meditation';
import pitchfork from 'icon:pitchfork';
import scythe from 'icon:scythe';
import tiredEye from 'icon:tired-eye';
import wheat from 'icon:wheat';
import whip from 'icon:whip';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  monster: { kronos: one(scythe) },
  chain: {
    kronos_wrath: one(giant), earthquake: one(earthCrack), flood: one(flood), eruption: one(eruption), famine: one(wheat), eclipse: one(eclipse), stampede: one(chargingBull),
  },
  kronos_attribute: { might: one(fist), anger: one(angryEyes), authority: one(whip) },
  kronos_action: {
    monster_movement: one(claws), region_attack: one(clawSlashes), terror: one(pitchfork), destroy_temple: one(greekTemple), play_order: one(cardPlay), pass: one(meditation),
    kronos_movement: one(footsteps), kronos_destroy_monument: one(demolish), kronos_terror: one(pitchfork), monster_destroy_monument: one(claws),
  },
  attitude: { hostile: one(pitchfork), wary: one(tiredEye), neutral: one(laurels), loyal: one(laurelCrown) },
  victory: { five_hostile_lands: one(pitchfork), three_destroyed_monuments: one(ancientRuins), kronos_slain: one(scythe), three_lands: one(flyingFlag), tartarus: one(gate) },
  action: {
    monster_movement: one(claws), region_attack: one(clawSlashes), terror: one(pitchfork), destroy_temple: one(greekTemple), summon: one(cardPlay), evolve: one(cardPlay), carry_out: one(cardPlay),
    kronos_pass: one(meditation), kronos_movement: one(footsteps), kronos_destroy_monument: one(demolish), kronos_terror: one(pitchfork), monster_destroy_monument: one(claws),
    choose_chain: one(crossedChains), break_chain: one(crossedChains), use_chain: one(crossedChains), lower_attitude: one(pitchfork), raise_kronos: one(fist),
  },
};
