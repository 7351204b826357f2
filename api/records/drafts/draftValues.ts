import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { ERRORS_LISTED, RICH_TEXT_MARKUP_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { labelAt, richTextPathsOf, translatedFieldsOf, valuesAtPath } from '@polyphony/domain/validation/entryLists.js';
import type { Context } from '../../context.js';
import type { FieldError } from '../schema/types.js';
import { invalid } from '../write/outcome.js';
import type { Form } from '../write/form.js';
import type { FormValues } from '../write/recordRules.js';

/** Most characters of the values of one language, as JSON: a form that a person fills has a small part of it. */
const DRAFT_MAX = 1_000_000;

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isEntry = (value: unknown, fields: ReadonlySet<string>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([name, of]) => fields.has(name) && isPlain(of));

/**
 * The values of a form as a draft may hold them: they may break the rules of the kind, which the publication checks, but are
 * of fields that the language has, of the shapes that forms have, of a limited size, and with rich texts that are cleaned and
 * whose pictures are in the library.
 */
export async function draftValues(
  form: Form,
  lang: string,
  input: FormValues,
  context: Context,
): Promise<{ readonly values: FormValues; readonly errors: readonly FieldError[] }> {
  const wrong = misshapen(form, lang, input);
  if (wrong.length > 0) return { values: {}, errors: wrong };
  const settled = await form.richTexts.settle(form.richTexts.clean(input), context);
  if (settled.errors.length > 0) return settled;
  const errors = tooLong(form, settled.values);
  return errors.length > 0 ? { values: {}, errors } : settled;
}

/** Values of a form that no form has: unknown fields, and values of another shape. */
export function misshapen({ spec, entries }: Form, lang: string, input: FormValues): FieldError[] {
  const known = new Set(lang === baseLanguage() ? Object.keys(spec.rules.fields) : translatedFieldsOf(spec));
  const wrong: FieldError[] = [];
  for (const [field, value] of Object.entries(input)) {
    if (wrong.length === ERRORS_LISTED) break;
    if (!known.has(field)) {
      wrong.push(invalid(field, messages.unknownField(field)));
      continue;
    }
    const list = entries.lists.find(({ name }) => name === field);
    const names = list && new Set([ENTRY_ID, ...list.fields.map(({ name }) => name)]);
    const fits = Array.isArray(value)
      ? value.every((one: unknown) => (names ? isEntry(one, names) : isPlain(one)))
      : isPlain(value);
    if (!fits) wrong.push(invalid(field, messages.valueInvalid));
  }
  return wrong;
}

function tooLong({ spec }: Form, values: FormValues): FieldError[] {
  const marked = richTextPathsOf(spec.rules).flatMap((path) =>
    valuesAtPath(values, path).flatMap(({ field, value }) =>
      typeof value === 'string' && value.length > RICH_TEXT_MARKUP_MAX
        ? [invalid(field, messages.tooMuchMarkup(labelAt(spec.rules, path)))]
        : [],
    ),
  );
  if (marked.length > 0 || JSON.stringify(values).length <= DRAFT_MAX) return marked;
  const [longest] = Object.entries(values).sort(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length);
  return [invalid(longest?.[0] ?? '', messages.recordTooLarge)];
}
