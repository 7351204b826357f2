import { entryListsOf, perLanguage, translatedFieldsOf } from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { messages, type Label } from '@polyphony/domain/messages/messages.js';
import { Refusal } from './envelope.js';
import type { Call, Values } from './row.js';

/** Legacy payloads may also identify the record by its current slug, beside a form with the new one (SPEC-D116). */
async function refuseOtherSlug({ run, keys, variables }: Call, label: Label): Promise<void> {
  if (keys['slug'] === undefined) return;
  const current = (await run('current', { id: variables['id'] })) as { slug: string };
  if (current.slug !== keys['slug']) throw new Refusal(404, messages.notFound(label));
}

/**
 * A form that is sent with a language, as modules do whose forms are saved language by language: its texts are those of that
 * language, and lists of entries bring nothing else.
 */
function inItsLanguage(kind: AnyKind, { lang, input = {}, translation, ...rest }: Values): Values {
  const form = input as Values;
  if (typeof lang !== 'string' || translation !== undefined) return { ...rest, lang, input, translation };
  if (lang === BASE_LANGUAGE) return { ...rest, input };
  const texts = translatedFieldsOf(kind);
  const lists = entryListsOf(kind.rules);
  const isOf = (names: readonly string[]) => (field: string) => names.includes(field);
  const of = (keep: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(form).filter(([field, value]) => value !== undefined && keep(field)));
  const translated = Object.entries(of(isOf(texts))).map(([field, value]) => {
    const list = lists.find(({ name }) => name === field);
    const names = list && [ENTRY_ID, ...perLanguage(list).map(({ name }) => name)];
    return [field, names && Array.isArray(value) ? value.map((entry: Values) => picked(entry, names)) : value] as const;
  });
  const others = [...texts, ...lists.map(({ name }) => name)];
  return { ...rest, lang, input: of((field) => !others.includes(field)), translation: Object.fromEntries(translated) };
}

const picked = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/**
 * A legacy update contains the record's own values, a translation, or both, saved by one operation. A translation alone
 * needs less permission than an update. Without a version it overwrites concurrent changes, as before (SPEC-D144).
 */
export const updateRecord =
  (kind: AnyKind, { slugIsKey = false, savesByLanguage = false } = {}) =>
  async (call: Call): Promise<unknown> => {
    const sent = savesByLanguage ? inItsLanguage(kind, call.variables) : call.variables;
    const { id, input = {}, version, lang, translation } = sent;
    if (slugIsKey) await refuseOtherSlug(call, kind.label);
    const isTranslation = lang !== undefined && Object.keys(input as Values).length === 0;
    return isTranslation
      ? call.run('translate', { id, lang, translation: translation ?? {}, version })
      : call.run('update', { id, input, version, lang, translation });
  };
