import type { RecordStores } from '../../../records/store/loaders.js';
import { writeRecords, type ContextNow } from '../demoContent.js';
import { writePictures } from '../pictures.js';
import type { DemoRecord } from '../records.js';
import { articleCategories, postCategories } from './categories.js';
import { articleScenes, type DemoArticle } from './demoArticle.js';
import { fieldNotes } from './fieldNotes.js';
import { interviews } from './interviews.js';
import { news } from './news.js';
import { programme } from './programme.js';

/** Writes posts and articles with their categories and banners. What is written last is shown first. */
export async function writeBlogAndNews(stores: RecordStores, contextNow: ContextNow): Promise<void> {
  await writeRecords(stores, 'blogCategory', postCategories, contextNow);
  await writeRecords(stores, 'newsCategory', articleCategories, contextNow);
  await writeArticles(stores, 'blogPost', [...programme, ...interviews, ...fieldNotes], contextNow);
  await writeArticles(stores, 'newsArticle', news, contextNow);
}

/** Draws the banners of the articles, and writes the articles with them in the given order. */
async function writeArticles(
  stores: RecordStores,
  kind: 'blogPost' | 'newsArticle',
  articles: readonly DemoArticle[],
  contextNow: ContextNow,
): Promise<void> {
  const drawn = articles.map(({ picture: { scene, ...alt } }) => ({ name: scene, source: articleScenes[scene], alt }));
  const files = await writePictures(stores, drawn, contextNow);
  const records = articles.map(({ picture, ...record }): DemoRecord => ({
    ...record,
    en: { ...record.en, bannerImage: files.get(picture.scene) },
  }));
  await writeRecords(stores, kind, records, contextNow);
}
