import { Schema } from 'yup';
import type { NameIn, PerLanguageOf } from '../kinds/parts/kindTypes.js';
import type { KindName } from '../kinds/names.js';
import type { ImageSize } from '../limits.js';
import type { TextName } from '../catalogues/generated/textNames.js';
import type { Label } from '../messages/messages.js';

/**
 * What a rule says of its field beside its tests: `rule.meta({ hint: '…' })`. Inputs, columns, comparisons, the audit trail,
 * GraphQL and OpenAPI show it, so that nothing about a field is declared beside its rule.
 */
declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Human-readable name of the field: 'Start date'. */
    label?: Label;
    /** Further information that a person needs to fill it: below its input, and in the API's reference. */
    hint?: TextName;
    /** The name of the kind whose record's id it holds. */
    reference?: KindName;
    /** Format of a text, where it is not just a line of text. */
    format?:
      | 'id'
      | 'slug'
      | 'url'
      | 'lines'
      | 'richText'
      | 'day'
      | 'time'
      | 'tags'
      /** '1' or '0'. */
      | 'switch'
      /** '#0b6e4f'. */
      | 'colour'
      /** '#0b6e4f,#2f9e77'. */
      | 'gradient'
      /** 'atelier': the name of a look of the site. */
      | 'look'
      /** 'section-4 -events': the parts of a page in their order, with a minus what is hidden. */
      | 'arrangement'
      /** 0.25, of which people read '25%'. */
      | 'share'
      /** 'Asia/Thimphu'. */
      | 'timeZone'
      /** 12.5, or 'AED,1000'. */
      | 'money';
    /**
     * What forms, files, histories and clients have in place of a value that is stored as something else: 12.5 for 1250 cents.
     * What is no such stored value stays as it is.
     */
    asRead?: (stored: unknown) => unknown;
    /** Whether it is written in each language; its kind's `translatable` can be made of this. */
    perLanguage?: boolean;
    /** Whether legacy clients read and write it as a plain text, the English one, although each language has its own. */
    plainOverRest?: boolean;
    /** Initial value in the form of a new record, where the rule itself has no default: a value that must be sent. */
    initial?: number;
    /** Whether visitors never read it. */
    staffOnly?: boolean;
    /** Whether it is sent and never returned, as a password is. */
    writeOnly?: boolean;
    /** Human-readable name of one entry of a list: 'Link'. */
    noun?: Label;
    /** The parts of a page that an arrangement is of. */
    parts?: readonly { readonly id: string; readonly label: Label }[];
    /** Size that a picture should have. */
    imageSize?: ImageSize;
    /** The ground that a picture with transparent parts is made for. */
    ground?: 'light' | 'dark';
  }
}

type Rules = { readonly fields: Readonly<Record<string, unknown>> };

/** Facts that a rule states about its field; nothing where it is no rule. */
export const factsOf = (rule: unknown) => (rule instanceof Schema ? (rule.meta() ?? {}) : {});

/** A stored value as forms, files, histories and clients have it. */
export const asReadBy = (rule: unknown, stored: unknown): unknown => factsOf(rule).asRead?.(stored) ?? stored;

/** The fields that are returned: all but those that are only sent. */
export const returnedFieldsOf = ({ fields }: Rules): string[] =>
  Object.keys(fields).filter((name) => !factsOf(fields[name]).writeOnly);

/** The fields that visitors read. */
export const publicFieldsOf = (rules: Rules): string[] =>
  returnedFieldsOf(rules).filter((name) => !factsOf(rules.fields[name]).staffOnly);

/** Whether legacy clients read and write the field as a plain text, although each language has its own. */
export const isPlainOverRest = ({ rules }: { readonly rules: Rules }, field: string): boolean =>
  factsOf(rules.fields[field]).plainOverRest === true;

/** The test of rich text that holds its bound, which counts what a person reads (domain/richText/richTextRule.ts). */
export const TEXT_MAX = 'textMax';

/** The most characters that a rule lets a text have; null where it names no bound, or is about something else. */
export function maxLengthOf(rule: unknown): number | null {
  if (!(rule instanceof Schema)) return null;
  const { type, tests } = rule.describe();
  const boundOf = (name: string) => tests.find((test) => test.name === name)?.params?.[name];
  const max = boundOf('max') ?? boundOf(TEXT_MAX);
  return type === 'string' && typeof max === 'number' ? max : null;
}

/**
 * What a person calls a field.
 * @throws Error when its rule has no label
 */
export function labelOf<Of extends Rules>({ fields }: Of, field: NameIn<Of>): Label {
  const { label } = factsOf(fields[field]);
  if (!label) throw new Error(`The rule of '${field}' has no label.`);
  return label;
}

/** A field that holds the id of a record of another kind. */
export interface Reference {
  readonly kind: KindName;
  readonly label: Label;
}

/** The fields of rules that hold ids of records of other kinds. */
export function referencesOf(rules: Rules): Readonly<Record<string, Reference>> {
  const found = Object.entries(rules.fields).flatMap(([field, rule]) => {
    const { reference } = factsOf(rule);
    return reference ? [[field, { kind: reference, label: labelOf(rules, field) }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The names of the fields whose rules say that each language has its own. */
export const perLanguageFields = <Values>({ fields }: { readonly fields: object; readonly __outputType?: Values }) =>
  // The mark and the fact are made by one function, `perLanguage`.
  Object.entries(fields).flatMap(([name, rule]) =>
    factsOf(rule).perLanguage ? [name] : [],
  ) as PerLanguageOf<Values>[];
