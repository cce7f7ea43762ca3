/** The board of the base game. */
import type { Chart } from '../board';
import map from './map.json';

const [x, y, width, height] = map.box as [number, number, number, number];

export const main: Chart = { ...(map as unknown as Omit<Chart, 'id' | 'box'>), id: 'main', box: { x, y, width, height } };
