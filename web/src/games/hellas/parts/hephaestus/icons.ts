/** Pictures of the god, his hammer, Lightning and the artifacts that come with him. */
import anvil from 'icon:anvil';
import hammerDrop from 'icon:hammer-drop';
import heavyLightning from 'icon:heavy-lightning';
import harp from 'icon:harp';
import pouringChalice from 'icon:pouring-chalice';
import saberTooth from 'icon:saber-tooth';
import colombianStatue from 'icon:colombian-statue';
import wizardStaff from 'icon:wizard-staff';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  god: { hephaestus: one(anvil), hephaestus_full: one(anvil) },
  symbol: { lightning: one(heavyLightning) },
  artifact: {
    hephaestus_hammer: one(hammerDrop),
    golden_goblet: one(pouringChalice),
    dragon_teeth: one(saberTooth),
    palladium: one(colombianStatue),
    staff_of_tiresias: one(wizardStaff),
    orpheus_lyre: one(harp),
  },
};
