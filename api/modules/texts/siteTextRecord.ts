import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { SITE_TEXTS } from '@polyphony/domain/siteTexts/siteTextNames.js';
import { TEXT_PAGES, textPageNames, type TextPageName } from '@polyphony/domain/siteTexts/textPages.js';
import { modelOf } from '../../records/schema/model.js';
import { seedSingles, singleId, SingleRecord } from '../../records/schema/singleRecord.js';

/** Stored record of the texts of a page, beside the texts that editors wrote. */
@modelOptions({
  schemaOptions: { collection: SITE_TEXTS, strict: false, versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ page: 1 }, { unique: true })
class StoredTexts extends SingleRecord {
  @prop({ type: String, required: true })
  page!: string;
}

export const SiteTextModel = modelOf(StoredTexts);

/** The id of the record with the texts of a page. */
export const textsId = (page: TextPageName): string => singleId(SITE_TEXTS, page);

/** Makes the records of pages that have none yet. */
export const seedSiteTexts = (): Promise<void> =>
  seedSingles(
    SiteTextModel,
    textPageNames.map((page) => ({ id: textsId(page), heading: TEXT_PAGES[page], scope: { page } })),
  );
