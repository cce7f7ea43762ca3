/** Pictures of orichalkum and of the constructs. */
import androidMask from 'icon:android-mask';
import anvilImpact from 'icon:anvil-impact';
import astrolabe from 'icon:astrolabe';
import ballista from 'icon:ballista';
import chargingBull from 'icon:charging-bull';
import fireBowl from 'icon:fire-bowl';
import goldBar from 'icon:gold-bar';
import maze from 'icon:maze';
import trojanHorse from 'icon:trojan-horse';
import wingCloak from 'icon:wing-cloak';
import womanElfFace from 'icon:woman-elf-face';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  construct: {
    wings_of_daedalus: one(wingCloak),
    field_forge: one(anvilImpact),
    labyrinth: one(maze),
    golden_maidens: one(womanElfFace),
    gastraphetes: one(ballista),
    bronze_bulls: one(chargingBull),
    automaton_legion: one(androidMask),
    votive_tripods: one(fireBowl),
    antikythera_mechanism: one(astrolabe),
    trojan_horse: one(trojanHorse),
  },
  piece: { orichalkum: one(goldBar) },
  action: { take_orichalkum: one(goldBar), charge_with_orichalkum: one(goldBar), use_construct: one(goldBar), ride: one(trojanHorse) },
};
