/** The pictures of the army upgrade boards and of their upgrades. */
import barracksTent from 'icon:barracks-tent';
import blackFlag from 'icon:black-flag';
import bloodySword from 'icon:bloody-sword';
import bugleCall from 'icon:bugle-call';
import burningForest from 'icon:burning-forest';
import cardPick from 'icon:card-pick';
import defensiveWall from 'icon:defensive-wall';
import executionerHood from 'icon:executioner-hood';
import eyeShield from 'icon:eye-shield';
import farmer from 'icon:farmer';
import guardedTower from 'icon:guarded-tower';
import guards from 'icon:guards';
import hound from 'icon:hound';
import huntingHorn from 'icon:hunting-horn';
import knightBanner from 'icon:knight-banner';
import medal from 'icon:medal';
import rallyTheTroops from 'icon:rally-the-troops';
import road from 'icon:road';
import sergeant from 'icon:sergeant';
import spearHook from 'icon:spear-hook';
import sprint from 'icon:sprint';
import threeFriends from 'icon:three-friends';
import village from 'icon:village';
import whiteTower from 'icon:white-tower';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  army_board: {
    ruthless: one(executionerHood),
    settlers: one(village),
    vanguard: one(knightBanner),
    bulwark: one(whiteTower),
    muster: one(bugleCall),
    chosen_guard: one(sergeant),
  },
  army_upgrade: {
    pursuit: one(hound),
    no_quarter: one(blackFlag),
    blood_price: one(bloodySword),
    colonists: one(farmer),
    scorched_earth: one(burningForest),
    beast_wards: one(eyeShield),
    quick_step: one(sprint),
    long_march: one(road),
    spearhead: one(spearHook),
    city_guard: one(guardedTower),
    double_garrison: one(guards),
    closed_ranks: one(defensiveWall),
    levy: one(barracksTent),
    fresh_ranks: one(threeFriends),
    call_to_arms: one(rallyTheTroops),
    veterans: one(medal),
    drill: one(cardPick),
    hunting_party: one(huntingHorn),
  },
};
