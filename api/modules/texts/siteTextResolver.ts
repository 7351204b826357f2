import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';
import { parametersOf } from '@polyphony/domain/catalogues/parameters.js';
import { labelIn, renderMessage } from '@polyphony/domain/messages/languages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { fieldOf, pathOf, SITE_TEXT_PERMISSIONS } from '@polyphony/domain/siteTexts/siteTextNames.js';
import { examplesOf } from '@polyphony/domain/siteTexts/textExamples.js';
import { faultOfText } from '@polyphony/domain/siteTexts/textFaults.js';
import {
  EDITED_GROUPS,
  editedTextsByPath,
  TEXT_PAGES,
  textsIn,
  textsOfPage,
  type EditedText,
} from '@polyphony/domain/siteTexts/textPages.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { passes } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { badUserInput, forbidden } from '../../platform/errors.js';
import { isActive } from '../../records/read/localizedRead.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FieldError } from '../../records/schema/types.js';
import { SiteTextModel } from './siteTextRecord.js';
import { siteTextStores, storeOfText, writtenText, type SavedText } from './siteTextStore.js';
import {
  SiteTextChange,
  SiteTextPage,
  SiteTextPayload,
  SiteTextPreview,
  SiteTextsPayload,
  type SiteText,
} from './siteTextTypes.js';

const [, EDIT, TRANSLATE] = SITE_TEXT_PERMISSIONS;

const LANGUAGE = { description: 'Code of the language, an active one.' };

/** The texts of the catalogue in a language, by their paths. */
const catalogueTexts = (lang: string): ReadonlyMap<string, string> =>
  new Map(EDITED_GROUPS.flatMap((group) => [...textsIn(CATALOGUES[lang]?.[group], group)]));

/** A text as it is in a language. */
const textOf = (
  { path, source }: EditedText,
  lang: string,
  record: StoredRecord | null,
  catalogue: ReadonlyMap<string, string>,
): SiteText => ({
  path,
  source,
  standard: catalogue.get(path) ?? null,
  text: writtenText(record, path, lang),
  placeholders: [...parametersOf(source).keys()],
});

/** @throws BAD_USER_INPUT for a language that is not active */
function knownLanguage(lang: string, context: Context): string {
  if (!isActive(lang, context)) throw badUserInput(messages.unknownLanguage(lang));
  return lang;
}

/**
 * A language that the caller may write texts in.
 * @throws BAD_USER_INPUT for a language that is not active; FORBIDDEN for the base language without the permission for it
 */
function writtenLanguage(lang: string, context: Context): string {
  if (lang === baseLanguage() && !passes([EDIT], context)) throw forbidden(messages.notAllowed);
  return knownLanguage(lang, context);
}

/** Errors of the fields of pages, named by the paths of their texts. */
const byPath = (errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, field: pathOf(error.field) }));

/** @throws BAD_USER_INPUT for what is no text */
function editedText(path: string): EditedText {
  const edited = editedTextsByPath.get(path);
  if (!edited) throw badUserInput(messages.textUnknown(path));
  return edited;
}

/** The texts of the site and of its mails, which editors write in place of those of the product. */
@Resolver()
export class SiteTextResolver {
  @RequirePermission(...SITE_TEXT_PERMISSIONS)
  @Query(() => [SiteTextPage], { description: 'All texts of the site and of its mails in a language, by page.' })
  async siteTexts(
    @Arg('lang', () => String, LANGUAGE) lang: string,
    @Ctx() context: Context,
  ): Promise<readonly SiteTextPage[]> {
    const catalogue = catalogueTexts(knownLanguage(lang, context));
    const found = await SiteTextModel.collection.find<StoredRecord>({}).toArray();
    const records = new Map(found.map((record) => [String(record.page), record]));
    return siteTextStores.map(({ textPage: page, single }) => {
      const record = records.get(page) ?? null;
      return {
        id: single,
        name: page,
        heading: labelIn(TEXT_PAGES[page], context.messageLanguage),
        version: record?.version ?? 0,
        texts: textsOfPage(page).map((text) => textOf(text, lang, record, catalogue)),
      };
    });
  }

  @RequirePermission(...SITE_TEXT_PERMISSIONS)
  @Query(() => SiteTextPreview, { description: 'What a text would be in place of one of the site; changes nothing.' })
  siteTextPreview(
    @Arg('path', () => ID, { description: "Its path: 'site.events.title'." }) path: string,
    @Arg('lang', () => String, LANGUAGE) lang: string,
    @Arg('text', () => String, { description: 'The text, an ICU message.' }) text: string,
    @Ctx() context: Context,
  ): SiteTextPreview {
    const fault = faultOfText(text, editedText(path).source, knownLanguage(lang, context));
    return fault
      ? { fault: renderMessage(fault, context.messageLanguage), examples: [] }
      : { fault: null, examples: examplesOf(text, lang) };
  }

  @RequirePermission(EDIT, TRANSLATE)
  @Mutation(() => SiteTextPayload, {
    description: 'Writes a text of the site in a language; a blank one makes place for that of the product again.',
  })
  async updateSiteText(
    @Arg('path', () => ID, { description: "Its path: 'site.events.title'." }) path: string,
    @Arg('lang', () => String, LANGUAGE) lang: string,
    @Arg('text', () => String, { nullable: true, description: 'The text, an ICU message.' }) text: string | null,
    @Arg('was', () => String, {
      nullable: true,
      description:
        'The written text that was loaded, null for that of the product; a CONFLICT when it has changed since.',
    })
    was: string | null,
    @Ctx() context: Context,
  ): Promise<SiteTextPayload> {
    const edited = editedText(path);
    const written = writtenLanguage(lang, context);
    const saved = { path, text: text ?? null, was: was ?? null };
    const { record, errors, ...outcome } = await storeOfText(edited).saveTexts([saved], written, context);
    return {
      ...outcome,
      errors: errors.map((error) => ({ ...error, field: error.field === fieldOf(path) ? 'text' : error.field })),
      record: record && textOf(edited, lang, record, catalogueTexts(lang)),
    };
  }

  @RequirePermission(EDIT, TRANSLATE)
  @Mutation(() => SiteTextsPayload, {
    description:
      'Writes texts of the site in a language, such as those of a file. While one of them is wrong none is written. Errors are named by path.',
  })
  async updateSiteTexts(
    @Arg('lang', () => String, LANGUAGE) lang: string,
    @Arg('texts', () => [SiteTextChange], { description: 'The texts, each once.' }) texts: SiteTextChange[],
    @Arg('check', () => Boolean, { defaultValue: false, description: 'Only says whether they could be written.' })
    check: boolean,
    @Ctx() context: Context,
  ): Promise<SiteTextsPayload> {
    const written = writtenLanguage(lang, context);
    const saved = texts.map(({ path, text, was }): SavedText => ({ path, text: text ?? null, was: was ?? null }));
    if (new Set(saved.map(({ path }) => path)).size < saved.length) throw badUserInput(messages.textTwice);
    const pages = siteTextStores
      .map((store) => [store, saved.filter(({ path }) => editedText(path).page === store.textPage)] as const)
      .filter(([, own]) => own.length > 0);
    const records = await Promise.all(
      pages.map(([store]) => store.model.collection.findOne<StoredRecord>({ ...store.scope })),
    );
    const faults = pages.flatMap(([store, own], place) => store.faultsOf(own, written, records[place] ?? null));
    const errors = byPath(faults);
    const [first] = errors;
    if (first) return { success: false, message: first.message, errors };
    const done = { success: true, message: messages.textsUpdated(saved.length), errors: [] };
    if (check) return done;
    for (const [store, own] of pages) {
      const { success, message, errors: refused } = await store.saveTexts(own, written, context);
      if (!success) return { success, message, errors: byPath(refused) };
    }
    return done;
  }
}
