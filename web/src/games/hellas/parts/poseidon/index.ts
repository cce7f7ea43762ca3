/** Poseidon: the ports on the map. */
import { nameOf } from '../../frame/words';
import type { Part } from '../part';
import { icons } from './icons';
import { byPortAlone, portLine, portThing } from './ports';
import Ports from './Ports.svelte';

const part: Part = {
  id: 'poseidon',
  active: (view) => 'ports' in view,
  pieces: Ports,
  icons,
  things: { port: portThing },
  here: portLine,
  lights: byPortAlone,
  label: ({ kind, fields }, _, texts) => (kind === 'halve' ? nameOf(texts, 'region', String(fields.region)) : undefined),
};
export default part;
