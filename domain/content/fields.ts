import type { ISchema } from 'yup';
import { ENTRIES_MAX, LONG_TEXT_MAX, URL_MAX, type ImageSize } from '../limits.js';
import { messages, type Label } from '../messages/messages.js';
import { isSitePath, isWebAddress } from '../text/links.js';
import { entryList, inEveryLanguage, textList } from '../validation/entryRules.js';
import { longText, optionalText, picture, shortText } from '../validation/rules.js';

type Rule = ISchema<unknown>;

/** A text, in each language its own unless its rule says otherwise. */
export interface TextField {
  readonly holds: 'text';
  readonly rule: Rule;
}

/** The id of a picture of the file library, the same in every language. */
export interface ImageField {
  readonly holds: 'image';
  readonly rule: Rule;
}

/** A list of texts, in each language its own. */
export interface TextsField {
  readonly holds: 'texts';
  readonly rule: Rule;
}

export type CardFields = Readonly<Record<string, TextField | ImageField>>;

/** A list of cards, shared by all languages; their texts are held per language. */
export interface CardsField<Fields extends CardFields = CardFields> {
  readonly holds: 'cards';
  readonly fields: Fields;
  /** Cards that the form of an empty list has inputs for. */
  readonly initialCount: number;
  readonly rule: Rule;
}

/** A field of content that is edited in sections: what it holds, and the rule that validates it and labels its input. */
export type ContentField = TextField | ImageField | TextsField | CardsField;

/** Cards that the form of an empty list shows (CMS-051), and that a list may have. */
const CARDS = { initialCount: 3, max: 12 } as const;

/** A path of this site or an https address: what else a browser would follow, such as a script, is refused. */
const isLink = (link: string): boolean => isSitePath(link) || (/^https:/i.test(link) && isWebAddress(link));

export const text = (label: Label): TextField => ({ holds: 'text', rule: shortText(label) });

/** A text of several lines. */
export const lines = (label: Label): TextField => ({ holds: 'text', rule: longText(label) });

/** A text of several lines or of one that no language has of its own: a link, a code. */
export const everywhere = (field: TextField): TextField => ({ ...field, rule: inEveryLanguage(field.rule) });

/** Destination of a button. */
export const link = (label: Label): TextField =>
  everywhere({
    holds: 'text',
    rule: optionalText(label, URL_MAX).test(
      'link',
      messages.linkFormat(label),
      (value) => typeof value !== 'string' || isLink(value),
    ),
  });

export const image = (label: Label, size?: ImageSize): ImageField => ({ holds: 'image', rule: picture(label, size) });

export const texts = (label: Label): TextsField => ({
  holds: 'texts',
  rule: textList(label, { max: ENTRIES_MAX, length: LONG_TEXT_MAX }),
});

/** @param noun what a person calls one of them */
export const cards = <const Fields extends CardFields>(
  label: Label,
  noun: Label,
  fields: Fields,
  {
    initialCount = CARDS.initialCount,
    max = CARDS.max,
  }: { readonly initialCount?: number; readonly max?: number } = {},
): CardsField<Fields> => ({
  holds: 'cards',
  fields,
  initialCount,
  rule: entryList(label, Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])), {
    max,
  }).meta({ noun }),
});

/** Type of a field's value as it is read; `Picture` is that of a picture. */
type ValueOf<Field, Picture> = Field extends TextField
  ? string | null
  : Field extends ImageField
    ? Picture | null
    : Field extends TextsField
      ? readonly string[]
      : Field extends CardsField<infer Fields>
        ? readonly { readonly [Name in keyof Fields]: ValueOf<Fields[Name], Picture> }[]
        : never;

/** The values of fields in one language. */
export type ContentValues<Fields, Picture> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name], Picture> };
