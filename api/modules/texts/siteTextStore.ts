import { messages } from '@polyphony/domain/messages/messages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { siteTextKind } from '@polyphony/domain/siteTexts/siteTextKind.js';
import { fieldOf, pathOf } from '@polyphony/domain/siteTexts/siteTextNames.js';
import { faultOfText } from '@polyphony/domain/siteTexts/textFaults.js';
import {
  editedTextsByPath,
  textPageNames,
  textsOfPage,
  type EditedText,
  type TextPageName,
} from '@polyphony/domain/siteTexts/textPages.js';
import type { Context } from '../../context.js';
import { textIn, valuesIn } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FieldError } from '../../records/schema/types.js';
import { conflictWith } from '../../records/write/conflictWith.js';
import { Form } from '../../records/write/form.js';
import { formChanges } from '../../records/write/formChanges.js';
import { invalid, type Outcome } from '../../records/write/outcome.js';
import { RecordRules, type FormValues } from '../../records/write/recordRules.js';
import { saving } from '../../records/write/saving.js';
import type { Written } from '../../records/write/write.js';
import { writeRecord } from '../../records/write/writeRecords.js';
import { SiteTextModel, textsId } from './siteTextRecord.js';

/** What editors wrote in place of a text; null: nothing, the catalogue's is shown. */
export const writtenText = (record: StoredRecord | null, path: string, lang: string): string | null =>
  textIn(valuesIn(record?.[fieldOf(path)])?.[lang]);

/** What is wrong with the texts of a form in a language, but for those that the record has already. */
function faultsIn(texts: FormValues, lang: string, current: StoredRecord | null): FieldError[] {
  return Object.entries(texts).flatMap(([field, value]) => {
    const path = pathOf(field);
    const text = textIn(value);
    const edited = editedTextsByPath.get(path);
    if (!edited || text === null || text === writtenText(current, path, lang)) return [];
    const fault = faultOfText(text, edited.source, lang);
    return fault ? [invalid(field, fault)] : [];
  });
}

/** A text that is saved. */
export interface SavedText {
  readonly path: string;
  /** Blank or null: the catalogue's text is shown again. */
  readonly text: string | null;
  /** What the editor saw in its place; null: the text of the catalogue. */
  readonly was: string | null;
}

/** Texts as the form of their page has them. */
const inputOf = (texts: readonly SavedText[]): FormValues =>
  Object.fromEntries(texts.map(({ path, text }) => [fieldOf(path), text]));

class SiteTextForm extends Form {
  override refuseSave(next: FormValues, current: StoredRecord | null): Promise<FieldError[]> {
    return Promise.resolve(faultsIn(next, baseLanguage(), current));
  }

  override refuseTexts(
    lang: string,
    texts: FormValues,
    _next: FormValues,
    current: StoredRecord | null,
  ): Promise<FieldError[]> {
    return Promise.resolve(faultsIn(texts, lang, current));
  }
}

/** The one record with the texts of a page, written as the records of kinds are: by its form and the audit trail. */
export class SiteTextStore extends RecordRules {
  override readonly single: string;
  override readonly form: Form = new SiteTextForm(this, { ...this.kind, name: `${this.kind.name}/${this.textPage}` });
  /** A write leaves the pages alone that show other texts, or these in another language. */
  override readonly cachedParts = { listedBy: [], partsOf: (written: Written) => this.#scopesIn(written) };
  readonly #texts: readonly EditedText[];

  constructor(readonly textPage: TextPageName) {
    super(siteTextKind(textPage), SiteTextModel, { page: textPage });
    this.single = textsId(textPage);
    this.#texts = textsOfPage(textPage);
  }

  /** The scopes of the texts that say something else than before, each in its language. */
  #scopesIn({ before, after }: Written): readonly string[] {
    const scopes = this.#texts.flatMap(({ path, scope }) => {
      const field = fieldOf(path);
      const languages = [before, after].flatMap((record) => Object.keys(valuesIn(record?.[field]) ?? {}));
      return languages
        .filter((lang) => writtenText(before, path, lang) !== writtenText(after, path, lang))
        .map((lang) => `${lang}.${scope}`);
    });
    return [...new Set(scopes)];
  }

  #refuseOutdated(texts: readonly SavedText[], lang: string, current: StoredRecord): void {
    if (texts.some(({ path, was }) => writtenText(current, path, lang) !== was))
      throw conflictWith(this.kind.label, current);
  }

  /**
   * What is wrong with texts of the page, in a language.
   * @throws CONFLICT when one is no longer what the editor saw
   */
  faultsOf(texts: readonly SavedText[], lang: string, current: StoredRecord | null): FieldError[] {
    if (current) this.#refuseOutdated(texts, lang, current);
    return faultsIn(inputOf(texts), lang, current);
  }

  /**
   * Saves texts of the page, in a language, in one version.
   * @throws CONFLICT when one is no longer what the editor saw
   */
  saveTexts(texts: readonly SavedText[], lang: string, context: Context): Promise<Outcome> {
    const input = inputOf(texts);
    const isBase = lang === baseLanguage();
    const changes = (current: StoredRecord) => {
      this.#refuseOutdated(texts, lang, current);
      const sent = isBase ? { input, texts: null } : { input: null, texts: { lang, input } };
      return formChanges(this.form, sent, current, context);
    };
    const write = { action: isBase ? 'UPDATE' : 'TRANSLATE', input } as const;
    const save = { write, message: messages.textUpdated, changes };
    const operation = saving(this, save, (ids) => this.load(ids), context);
    return writeRecord(this, operation, this.single, context);
  }
}

/** The stores of all pages of texts. */
export const siteTextStores: readonly SiteTextStore[] = textPageNames.map((page) => new SiteTextStore(page));

/** The store of a text. */
export const storeOfText = ({ page }: Pick<EditedText, 'page'>): SiteTextStore => {
  const store = siteTextStores.find((one) => one.textPage === page);
  if (!store) throw new Error(`No store is registered for the texts of '${page}'.`);
  return store;
};
