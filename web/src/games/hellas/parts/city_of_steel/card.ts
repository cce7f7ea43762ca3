/** How it is offered at a new table. */
import stoneTower from 'icon:stone-tower';
import horseHead from 'icon:horse-head';
import maskedSpider from 'icon:masked-spider';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['city_of_steel'], group: 'lands', order: 13, weight: 3, icons: [stoneTower, horseHead, maskedSpider] };
