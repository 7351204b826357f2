import type { DemoRecord } from '../records.js';
import { newsScenes } from '../newsScenes.js';
import { postScenes } from '../postScenes.js';

export const articleScenes = { ...postScenes, ...newsScenes };

/** A demo post or article, with the scene of its banner and what that shows. */
export interface DemoArticle extends DemoRecord {
  readonly picture: { readonly scene: keyof typeof articleScenes; readonly en: string; readonly ar: string };
}
