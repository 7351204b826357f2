import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { nameOfBaseLanguage } from '@polyphony/domain/languageNames.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { translationRules, validate } from '@polyphony/domain/validation/fieldErrors.js';
import type { Context } from '../../context.js';
import { isValues, valuesIn } from '../../platform/values.js';
import type { FieldError } from '../schema/types.js';
import { invalid, invalidFields } from './outcome.js';
import type { EntryValues } from './entryValues.js';
import type { FormValues } from './recordRules.js';
import type { RichTexts, Settle } from './richTexts.js';
import { isChanged } from './touched.js';

/** Texts of one language other than the base language. */
export interface Translation {
  readonly lang: string;
  readonly input: FormValues;
}

/** Values that may be written, or what is wrong with them. */
export type Checked =
  | { readonly errors: null; readonly value: FormValues }
  | { readonly errors: readonly FieldError[]; readonly value: null };

/** Checks the texts of a kind in other languages, and computes their paths in its records. */
export class Translations {
  readonly #rules;

  constructor(
    form: Pick<AnyKind, 'rules' | 'translatable'>,
    private readonly richTexts: RichTexts,
    private readonly entries: EntryValues,
  ) {
    this.#rules = translationRules(form);
  }

  /**
   * The texts as their rules have them; nothing is stored yet.
   * @param languages those that records can be translated into, and the base language
   */
  async check({ lang, input }: Translation, languages: Context['languages']): Promise<Checked> {
    const refusal = refuseTranslationInto(lang, languages);
    const provided = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const { value, errors } = await validate(this.#rules, this.richTexts.clean(provided));
    const wrong = [...(refusal ? [invalid('lang', refusal)] : []), ...invalidFields(errors ?? [])];
    if (wrong.length > 0 || !value) return { errors: wrong, value: null };
    const texts = Object.keys(provided).map(
      (field) => [field, asProvided(provided[field], value[field] ?? null)] as const,
    );
    return { errors: null, value: this.entries.withTexts(Object.fromEntries(texts)) };
  }

  /**
   * Checked texts that differ from those of the record, by their place in it, `name.ar`, their pictures moved to the library;
   * of a list of entries all of it, as it will be stored.
   * @param current the record that they are written into
   * @param settle moves the pictures
   */
  async settle({ lang }: Translation, checked: FormValues, current: FormValues, settle: Settle): Promise<Checked> {
    const refused = this.entries.translated(lang, checked, current).errors;
    if (refused.length > 0) return { errors: refused, value: null };
    const { values, errors } = await settle(checked);
    if (errors.length > 0) return { errors, value: null };
    const { value: entries } = this.entries.translated(lang, values, current);
    const texts = Object.entries(values).filter(
      ([field, text]) => !(field in entries) && isChanged(valuesIn(current[field])?.[lang], text),
    );
    const lists = Object.entries(entries).filter(([field, list]) => isChanged(current[field] ?? [], list));
    return {
      errors: null,
      value: Object.fromEntries([...texts.map(([field, text]) => [`${field}.${lang}`, text] as const), ...lists]),
    };
  }
}

function refuseTranslationInto(lang: string, languages: Context['languages']): Message | null {
  if (lang === baseLanguage()) return messages.baseLanguageTranslated(nameOfBaseLanguage());
  return languages.some(({ code }) => code === lang) ? null : messages.unknownLanguage(lang);
}

/** Checked texts without those of entries that were not sent: rules make null of them. */
function asProvided(provided: unknown, checked: unknown): unknown {
  if (!Array.isArray(provided) || !Array.isArray(checked)) return checked;
  return checked.map((entry: unknown, place) => {
    const sent: unknown = provided[place];
    if (!isValues(entry) || !isValues(sent)) return entry;
    return Object.fromEntries(Object.entries(entry).filter(([name]) => sent[name] !== undefined));
  });
}
