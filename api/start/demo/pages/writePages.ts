import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { cmsPageStore } from '../../../modules/pages/cmsPageStore.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import type { RecordStores } from '../../../records/store/loaders.js';
import { expectDone, type ContextNow } from '../demoContent.js';
import { writePictures, type DemoPicture } from '../pictures.js';
import type { SceneName } from '../scenes.js';
import { partnerMarks, signs } from './marks.js';
import { motifs } from './motifs.js';
import { demoPages, type DemoPage, type DemoValue, type PictureOf } from './pageTexts.js';
import { views } from './views.js';

/** Decoration: what a page says of it is in its words. */
const NO_TEXT = { en: '', ar: '' };

const smaller = (svg: string): string => svg.replace('width="1600" height="900"', 'width="1000" height="563"');

const pictures: readonly DemoPicture[] = [
  ...Object.entries(views),
  ...Object.entries({ ...motifs, ...partnerMarks, ...signs }).map(([name, svg]) => [name, smaller(svg)] as const),
].map(([name, source]) => ({ name, source, alt: NO_TEXT }));

const isPicture = (value: unknown): value is PictureOf =>
  typeof value === 'object' && value !== null && 'picture' in value;
const isBoth = (value: DemoValue): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text: unknown) => typeof text === 'string');

/** A value in a language; undefined for what only English writes, for it is the same in all. */
function valueIn(value: DemoValue, lang: 'en' | 'ar', ids: ReadonlyMap<string, string>): unknown {
  const idOf = ({ picture }: PictureOf) => ids.get(picture);
  if (isBoth(value)) return value[lang === 'en' ? 0 : 1];
  if (typeof value === 'string') return lang === 'en' ? value : undefined;
  if (isPicture(value)) return lang === 'en' ? idOf(value) : undefined;
  const list: readonly (PictureOf | readonly [string, string])[] = value;
  if (list.some(isPicture)) return lang === 'en' ? list.map((one) => (isPicture(one) ? idOf(one) : null)) : undefined;
  return list.map((one) => (isPicture(one) ? null : one[lang === 'en' ? 0 : 1]));
}

const contentIn = (slug: string, page: DemoPage, lang: 'en' | 'ar', ids: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(page).flatMap(([key, value]) => {
      const text = valueIn(value, lang, ids);
      return text === undefined ? [] : [[`${slug}-${key}`, text]];
    }),
  );

/** Writes the content of the pages of the site, in English and Arabic, with pictures of their own and some of `scenes`. */
export async function writeDemoPages(
  stores: RecordStores,
  scenes: ReadonlyMap<SceneName, string>,
  contextNow: ContextNow,
): Promise<void> {
  const ids = new Map<string, string>([...scenes, ...(await writePictures(stores, pictures, contextNow))]);
  const context = await contextNow();
  for (const [slug, page] of Object.entries(demoPages)) {
    const record = await cmsPageStore.model.findOne({ slug }, { _id: 1 }).lean<StoredRecord>();
    if (!record) throw new Error(`Demo content: there is no page '${slug}'.`);
    for (const lang of [SOURCE_LANGUAGE, 'ar'] as const) {
      const content = contentIn(slug, page, lang === 'ar' ? 'ar' : 'en', ids);
      if (Object.keys(content).length > 0)
        expectDone(await cmsPageStore.saveContent(record._id.toHexString(), { lang, content }, null, context));
    }
  }
}
