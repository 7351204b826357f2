import { flatKeysOf, flatPlace, isBlankContent, readContent } from '@polyphony/domain/content/flat.js';
import { rulesOf, type Sectioned } from '@polyphony/domain/content/section.js';
import { sectionsOf, sitePages } from '@polyphony/domain/content/pages/index.js';
import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { formChanges } from '../../records/write/formChanges.js';
import { invalidFields, isOutcome, refused, refusedFields, type Outcome } from '../../records/write/outcome.js';
import { Form, type FormSpec } from '../../records/write/form.js';
import type { FormValues, RecordRules } from '../../records/write/recordRules.js';
import { translatedContent } from './translatedContent.js';

/** Content as a client sends it, by key. */
export interface SentContent {
  readonly lang: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/**
 * The form of content of a page: of one section, or of all. A user who may write content writes it in every language.
 * @param name the page, and its part
 */
export const contentSpec = (
  name: string,
  { fields, translatable }: Pick<Sectioned, 'fields' | 'translatable'>,
): FormSpec => ({
  name: `${cmsPage.name}/${name}`,
  permissions: { edit: 'EDIT_PAGE_SECTIONS', translate: null },
  rules: rulesOf(fields),
  translatable,
  references: {},
});

/** The form of each page's content: the fields of its sections, in place of those of the page itself. */
const forms = new Map<string, Form>();

/** The form of a page's content. @param store that of pages */
export function formOf(page: Sectioned, store: RecordRules): Form {
  const form = forms.get(page.slug) ?? new Form(store, contentSpec(page.slug, page));
  forms.set(page.slug, form);
  return form;
}

const keysOfOthers = new Map(
  sitePages.map(({ slug, fields }) => [slug, new Set([...Object.keys(fields), ...flatKeysOf(fields)])]),
);

const refuseKey =
  ({ slug }: Sectioned) =>
  (key: string): Message => {
    const displayedKey = key.slice(0, 100);
    const isOfOther = [...keysOfOthers].some(([other, keys]) => other !== slug && keys.has(key));
    return isOfOther ? messages.keyOfOtherPage(displayedKey) : messages.keyUnknown(displayedKey);
  };

/** Changes that a save of content makes in a page, by key or by `key.language`; or what is wrong with it. */
export async function contentChanges(
  store: RecordRules,
  { lang, content }: SentContent,
  current: StoredRecord,
  context: Context,
): Promise<Outcome | FormValues> {
  const page = sectionsOf(current.slug);
  if (!page) return refused(messages.pageWithoutSections);
  const { values, errors, flatLists } = readContent(page.fields, content, refuseKey(page));
  if (errors.length > 0) return refusedFields(invalidFields(errors));
  if (isBlankContent(values)) return refused(messages.sectionsEmpty);
  const form = formOf(page, store);
  const translation = lang === baseLanguage() ? null : translatedContent(page, values, current);
  if (translation && translation.errors.length > 0) return refusedFields(invalidFields(translation.errors));
  const changes = await formChanges(
    form,
    translation ? { input: null, texts: { lang, input: translation.texts } } : { input: values, texts: null },
    current,
    context,
  );
  if (!isOutcome(changes)) return changes;
  return {
    ...changes,
    errors: changes.errors.map((error) => ({ ...error, field: flatPlace(error.field, flatLists) })),
  };
}
