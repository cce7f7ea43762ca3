/** Poseidon with fleets: the ports on the map, and the board that the fleets are marked on. */
import type { Part } from '../part';
import { portWithShips } from './fleet';
import FleetLine from './FleetLine.svelte';
import Fleets from './Fleets.svelte';
import simple from './index';

const part: Part = { ...simple, module: { Panel: Fleets, Line: FleetLine }, things: { ...simple.things, port: portWithShips } };
export default part;
