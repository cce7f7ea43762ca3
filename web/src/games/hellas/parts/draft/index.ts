/** Drafts of blessings. */
import { asked } from '../../frame/scenes';
import type { Part } from '../part';
import DraftScene from './DraftScene.svelte';

export const draft: Part = {
  id: 'draft',
  active: () => true,
  scene: { Scene: DraftScene, shows: (view) => asked(view) === 'draft' },
};
