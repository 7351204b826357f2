import { isDeepStrictEqual } from 'node:util';
import { rulesFor, type AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages, type Label } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { fieldsIn, requireValues, valuesIn } from '../../platform/values.js';
import { byLanguage, changedIn, hasLanguages, type FormByLanguage } from './byLanguage.js';
import { Refusal } from './envelope.js';
import type { BrokenRule, Call, Values } from './row.js';

/** Legacy payloads may also identify the record by its current slug, beside a form with the new one (SPEC-D116). */
async function refuseOtherSlug({ run, keys, variables }: Call, label: Label): Promise<void> {
  const { slug } = keys;
  if (slug === undefined) return;
  const { id } = variables;
  const current = requireValues(await run('current', { id }));
  if (current.slug !== slug) throw new Refusal(404, messages.notFound(label));
}

const formOf = ({ input }: Values): Values => fieldsIn(input);

/** Texts by language as the argument `translations` has them. */
const inFurther = (texts: ReadonlyMap<string, Values>) => [...texts].map(([lang, of]) => ({ lang, texts: of }));

/** A new record: texts may come by language, `{ en: 'Attic', ar: '…' }`, as responses have them. */
export const createRecord =
  (kind: AnyKind) =>
  ({ variables, run }: Call): Promise<unknown> => {
    const { base, texts } = byLanguage(kind, formOf(variables), { isNew: true });
    return run('create', { input: base, ...(texts.size > 0 && { translations: inFurther(texts) }) });
  };

/** Broken rules of the values that a form has; of a new record's, also of those that it has not. */
export const brokenRules =
  (kind: AnyKind, { isNew = false } = {}) =>
  async (variables: Values): Promise<readonly BrokenRule[]> => {
    const { base } = byLanguage(kind, formOf(variables));
    const { errors } = await validate(rulesFor(kind, !isNew), base);
    const isReported = (name: string) => (isNew && !kind.filled?.includes(name)) || base[name] !== undefined;
    return (errors ?? [])
      .filter(({ field }) => isReported(field.split('.')[0] ?? ''))
      .map(({ field, message }) => ({ field: `input.${field}`, message }));
  };

/**
 * The value that is meant by several that differ: responses have it under several names, and a client that sends back what it
 * has read changes one of them.
 * @throws Refusal 422 where more than one was changed
 */
function withChosen(kind: AnyKind, form: Values, { others, nameAt }: Call, record: Values): Values {
  const chosen = [...others].map(([path, more]) => {
    const field = path.slice(path.indexOf('.') + 1);
    const values = [{ name: nameAt(path), value: form[field] }, ...more];
    const isChanged = (value: unknown) => {
      const { base, texts } = changedIn(kind, byLanguage(kind, { [field]: value }), record);
      return Object.keys(base).length > 0 || texts.size > 0;
    };
    const [first, ...rest] = values.filter(({ value }) => isChanged(value));
    const other = rest.find(({ value }) => !isDeepStrictEqual(value, first?.value));
    if (other) {
      const message = messages.nameTwice(other.name);
      throw new Refusal(422, message, { [other.name]: { message } });
    }
    return [field, (first ?? values[0])?.value] as const;
  });
  return { ...form, ...Object.fromEntries(chosen) };
}

/** A user who may translate and not edit learns which values of the form that was about. */
async function refusedWhere({ nameAt }: Call, { base }: FormByLanguage, save: Promise<unknown>): Promise<unknown> {
  try {
    return await save;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 403) throw error;
    const fields = Object.keys(base).map(
      (field) => [nameAt(`input.${field}`), { message: messages.mayNotEdit }] as const,
    );
    throw new Refusal(error.status, error.userMessage, Object.fromEntries(fields), error.headers);
  }
}

/**
 * Saves a record as it was read, with what the client has changed in it. What is as it is in the record is not written, so that
 * only what was changed needs a permission.
 */
async function saveAsRead(kind: AnyKind, call: Call, plain: string | undefined): Promise<unknown> {
  const { id, version, lang, translation } = call.variables;
  const record = requireValues(await call.run('current', { id }));
  const sent = byLanguage(kind, withChosen(kind, formOf(call.variables), call, record), { plain });
  const changed = changedIn(kind, sent, record);
  const { base } = changed;
  const texts = new Map(changed.texts);
  const language = typeof lang === 'string' ? lang : [...texts.keys()][0];
  const own = language === undefined ? undefined : { ...texts.get(language), ...valuesIn(translation) };
  texts.delete(language ?? baseLanguage());
  const save = { id, version, lang: language, translation: own, translations: inFurther(texts) };
  if (Object.keys(base).length > 0) return refusedWhere(call, changed, call.run('update', { ...save, input: base }));
  if (language !== undefined) return call.run('translate', save);
  return { success: true, message: messages.updated(kind.label), record };
}

/**
 * A legacy update contains the record's own values, a translation, or both, saved by one operation. A translation alone
 * needs less permission than an update. Without a version it overwrites concurrent changes, as before (SPEC-D144).
 */
export const updateRecord =
  (kind: AnyKind, { slugIsKey = false, savesByLanguage = false } = {}) =>
  async (call: Call): Promise<unknown> => {
    const { id, version, lang, translation } = call.variables;
    if (slugIsKey) await refuseOtherSlug(call, kind.label);
    // A form that is sent with a language, as modules do whose forms are saved language by language, has the texts of it.
    const plain = savesByLanguage && typeof lang === 'string' && translation === undefined ? lang : undefined;
    const normalizedCall =
      plain === baseLanguage() ? { ...call, variables: { ...call.variables, lang: undefined } } : call;
    const form = formOf(call.variables);
    if (call.others.size > 0 || hasLanguages(kind, form)) return saveAsRead(kind, normalizedCall, plain);
    const { base, texts } = byLanguage(kind, form, { plain });
    const own = plain === undefined ? translation : (texts.get(plain) ?? {});
    const { lang: language } = normalizedCall.variables;
    const isTranslation = language !== undefined && Object.keys(base).length === 0;
    return isTranslation
      ? call.run('translate', { id, lang: language, translation: own ?? {}, version })
      : call.run('update', {
          id,
          input: base,
          version,
          lang: language,
          translation: language === undefined ? undefined : own,
        });
  };
