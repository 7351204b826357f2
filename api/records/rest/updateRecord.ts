import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { messages, type Label, type Message } from '@polyphony/domain/messages.js';
import { translationRules, validate } from '@polyphony/domain/validation.js';
import { Refusal, type Errors } from './envelope.js';
import { inputFor, type Names } from './names.js';
import type { Call, Values } from './row.js';

interface Saved {
  readonly record: { readonly version: number } | null;
}

/** Legacy payloads also identify the record by its current slug, beside a form with the new one (SPEC-D116). */
async function refuseOtherSlug({ run, keys, variables }: Call, label: Label): Promise<void> {
  if (keys['slug'] === undefined) return;
  const current = (await run('current', { id: variables['id'] })) as { slug: string };
  if (current.slug !== keys['slug']) throw new Refusal(404, messages.notFound(label));
}

/** What would refuse the translation, found before anything is saved: two mutations cannot be undone together. */
async function refuseBadTranslation(kind: AnyKind, names: Names, { run, variables }: Call): Promise<void> {
  const lang = String(variables['lang']);
  const { errors } = await validate(translationRules(kind), variables['translation'] ?? {});
  const found: Record<string, { message: Message }> = {};
  for (const { field, message } of errors ?? []) {
    found[`translateData.${inputFor(names, field, field).name}`] = { message };
  }
  const languages = (await run('languages', {})) as readonly { readonly code: string }[];
  if (lang === BASE_LANGUAGE) found['translateData.lang'] = { message: messages.baseLanguageTranslated };
  else if (!languages.some(({ code }) => code === lang)) {
    found['translateData.lang'] = { message: messages.unknownLanguage(lang) };
  }
  const [first] = Object.values(found);
  if (first) throw new Refusal(422, first.message, found satisfies Errors);
}

/**
 * A legacy update carries the record's own values, a translation, or both. Both are saved only when neither is refused;
 * an update without a version overwrites the changes of others, as before (SPEC-D144).
 */
export const updateRecord =
  (kind: AnyKind, names: Names) =>
  async (call: Call): Promise<unknown> => {
    const { id, input = {}, version, lang, translation = {} } = call.variables;
    const hasValues = Object.keys(input as Values).length > 0;
    const translates = lang !== undefined;
    await refuseOtherSlug(call, kind.label);
    if (!translates) return call.run('update', { id, input, version });
    if (!hasValues) return call.run('translate', { id, lang, translation, version });
    await refuseBadTranslation(kind, names, call);
    const saved = (await call.run('update', { id, input, version })) as Saved;
    return call.run('translate', {
      id,
      lang,
      translation,
      version: version === undefined ? undefined : saved.record?.version,
    });
  };
