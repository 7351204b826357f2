import { editedTexts, UNEDITED_TEXTS, type TextsOfSite } from '@polyphony/domain/siteTexts/editedTexts.js';
import { fieldOf, SITE_TEXTS } from '@polyphony/domain/siteTexts/siteTextNames.js';
import { editedTextsByPath } from '@polyphony/domain/siteTexts/textPages.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import { textIn, valuesIn } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { SiteTextModel } from './siteTextRecord.js';

/** What editors wrote, in a record. */
const writtenIn = (record: StoredRecord): readonly (readonly [lang: string, path: string, text: string])[] =>
  [...editedTextsByPath.keys()].flatMap((path) =>
    Object.entries(valuesIn(record[fieldOf(path)]) ?? {}).flatMap(([lang, value]) => {
      const text = textIn(value);
      return text === null ? [] : [[lang, path, text] as const];
    }),
  );

/** The texts of the site as they are now: read again only after one was written. */
const read = memoUntilWrite([SITE_TEXTS], async (): Promise<TextsOfSite> => {
  const records = await SiteTextModel.collection.find<StoredRecord>({}).toArray();
  const written = new Map<string, Map<string, string>>();
  for (const [lang, path, text] of records.flatMap(writtenIn))
    written.set(lang, (written.get(lang) ?? new Map<string, string>()).set(path, text));
  return editedTexts(written);
});

export const siteTextsNow: (stamps: ContentStamps) => Promise<TextsOfSite> = read;

/** The texts that were read last; those of the catalogues before the first read. For pages that wait for no database. */
export const lastSiteTexts = (stamps: ContentStamps): TextsOfSite => read.last(stamps) ?? UNEDITED_TEXTS;
