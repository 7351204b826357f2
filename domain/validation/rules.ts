import { boolean, mixed, number, string, type StringSchema } from 'yup';
import type { Id } from './facts.js';
import './fieldFacts.js';
import type { KindName } from '../kinds/names.js';
import { coordinateIn } from '../contact/coordinates.js';
import {
  DEFAULT_ORDER_NUMBER,
  EMAIL_MAX,
  LONG_TEXT_MAX,
  ORDER_NUMBER_MAX,
  SHORT_TEXT_MAX,
  SLUG_MAX,
  TIME_ZONE_MAX,
  URL_MAX,
  type ImageSize,
} from '../limits.js';
import { messages, type Label, type Message } from '../messages/messages.js';
import { plainNumber } from '../text/digits.js';
import { deriveSlug } from '../text/slug.js';
import { SLUG_PATTERN } from '../text/slugPattern.js';
import { isTimeZone } from '../timeZone.js';
import { asTyped, isBlank } from '../text/typedText.js';

/** A database object id: 24 hexadecimal digits. */
export const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/i;

const blankToNull = (value: unknown, original: unknown) =>
  original === undefined || (typeof original === 'string' && isBlank(original)) ? null : value;

/** A trimmed, required text of `min` to `max` characters, with the standard messages for `label`. */
export const requiredText = (label: Label, bounds: { min?: number; max: number }): StringSchema<string> =>
  string()
    .transform(asTyped)
    .required(messages.required(label))
    .min(bounds.min ?? 1, messages.minLength(label, bounds.min ?? 1))
    .max(bounds.max, messages.maxLength(label, bounds.max))
    .meta({ label });

/** One e-mail address. */
export const emailRule = () =>
  string()
    .transform(asTyped)
    .required(messages.required('labels.email'))
    .email(messages.emailInvalid)
    .max(EMAIL_MAX, messages.maxLength('labels.email', EMAIL_MAX))
    .meta({ label: 'labels.email' });

/** A trimmed text that may be left out; blank is stored as null. */
export const optionalText = (label: Label, max: number, tooLong: Message = messages.maxLength(label, max)) =>
  string().transform(asTyped).max(max, tooLong).transform(blankToNull).nullable().default(null).meta({ label });

/** One e-mail address, or null. */
export const optionalEmail = (label: Label, max: number) => optionalText(label, max).email(messages.emailInvalid);

export const shortText = (label: Label) => optionalText(label, SHORT_TEXT_MAX);
export const longText = (label: Label) => optionalText(label, LONG_TEXT_MAX).meta({ format: 'lines' });

/** A text that courses and packages need: what is missing is named by one message for all their fields (ERR-033). */
export const neededText = (label: Label) =>
  string()
    .transform(asTyped)
    .required(messages.fillRequired)
    .max(SHORT_TEXT_MAX, messages.maxLength(label, SHORT_TEXT_MAX))
    .meta({ label });

/** The address part of a record: lowercased, then refused unless it is letters, digits and hyphens. */
export const slugRule = (missing: Message = messages.slugRequired) =>
  string()
    .transform(asTyped)
    .lowercase()
    .required(missing)
    .matches(SLUG_PATTERN, { message: messages.slugFormat, excludeEmptyString: true })
    .max(SLUG_MAX, messages.maxLength('labels.slug', SLUG_MAX))
    .meta({ label: 'labels.slug', hint: 'words.lowercaseLettersNumbersAndHyphens', format: 'slug' });

/** The same for modules whose slugs are normalised instead of refused (SPEC-D35): 'My Post' becomes 'my-post'. */
export const normalisedSlug = () =>
  slugRule().transform((slug: unknown) => (typeof slug === 'string' ? deriveSlug(slug) : slug));

/** A whole number above 0, given as a number or as typed; blank becomes 1. */
export const orderNumberRule = () =>
  number()
    .transform((value: number, original: unknown) => typedNumber(value, original) ?? DEFAULT_ORDER_NUMBER)
    .typeError(messages.orderNumberInvalid)
    .integer(messages.orderNumberInvalid)
    .moreThan(0, messages.orderNumberTooSmall)
    .max(ORDER_NUMBER_MAX, messages.orderNumberInvalid)
    .default(DEFAULT_ORDER_NUMBER)
    .defined()
    .meta({ label: 'labels.orderNumber', hint: 'words.higherNumbersAppearFirst' });

/**
 * The same for modules that refuse a blank one (SPEC-D38); a form starts with 1 all the same.
 * @param blank what is said of a blank one
 */
export const requiredOrderNumber = (blank: Message = messages.required('labels.orderNumber')) =>
  number()
    .transform(typedNumber)
    .typeError(messages.orderNumberInvalid)
    .nonNullable(blank)
    .required(blank)
    .integer(messages.orderNumberInvalid)
    .moreThan(0, messages.orderNumberTooSmall)
    .max(ORDER_NUMBER_MAX, messages.orderNumberInvalid)
    .meta({ label: 'labels.orderNumber', hint: 'words.higherNumbersAppearFirst', initial: DEFAULT_ORDER_NUMBER });

/** The id of another record, or null. 'none' and blank count as null. */
export const optionalId = <Kind extends string = string>(label: Label) =>
  string<Id<Kind>>()
    .transform(asTyped)
    .transform((value: unknown, original: unknown) => (original === 'none' ? null : blankToNull(value, original)))
    .matches(OBJECT_ID_PATTERN, { message: messages.objectId(label) })
    .nullable()
    .default(null)
    .meta({ label, format: 'id' });

/** The id of another record. */
export const requiredId = <Kind extends string = string>(label: Label, wrong: Message = messages.objectId(label)) =>
  string<Id<Kind>>()
    .transform(asTyped)
    .required(wrong)
    .matches(OBJECT_ID_PATTERN, { message: wrong, excludeEmptyString: true })
    .meta({ label, format: 'id' });

/** The id of a record of another kind, or null: its rule, and all that follows from a kind referring to another one. */
export const optionalReference = <const Kind extends KindName>(kind: Kind, label: Label) =>
  optionalId<Kind>(label).meta({ reference: kind });

/** The id of a record of another kind that courses and packages need. */
export const neededReference = <const Kind extends KindName>(kind: Kind, label: Label) =>
  string<Id<Kind>>()
    .transform(asTyped)
    .required(messages.fillRequired)
    .matches(OBJECT_ID_PATTERN, { message: messages.objectId(label), excludeEmptyString: true })
    .meta({ label, format: 'id', reference: kind });

/** The id of a record of another kind. */
export const requiredReference = <const Kind extends KindName>(kind: Kind, label: Label) =>
  requiredId<Kind>(label).meta({ reference: kind });

/** The id of a picture of the file library, or null. */
export const picture = (label: Label, imageSize?: ImageSize) =>
  optionalReference('file', label).meta(imageSize ? { imageSize } : {});

/** The id of a picture of the file library. */
export const requiredPicture = (label: Label, imageSize: ImageSize) =>
  requiredReference('file', label).meta({ imageSize });

/** A number as it was typed, in digits of any script, or sent; what is no number is NaN, and so refused as a type error. */
const typedNumber = (value: number, original: unknown): number | null => {
  if (typeof original !== 'string') return original === null || original === undefined ? null : value;
  const typed = plainNumber(original);
  if (typed === '') return null;
  return /^[+-]?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
};

/** A whole number above 0, given as a number or as typed; blank is null. */
export const wholeNumber = (label: Label, max: number) =>
  number()
    .transform(typedNumber)
    .typeError(messages.wholeNumber(label))
    .integer(messages.wholeNumber(label))
    .moreThan(0, messages.aboveZero(label))
    .max(max, messages.wholeNumber(label))
    .nullable()
    .default(null)
    .meta({ label });

/** A whole number from 0 on, given as a number or as typed; blank is null. */
export const optionalCount = (label: Label, max: number) =>
  number()
    .transform(typedNumber)
    .typeError(messages.wholeNumber(label))
    .integer(messages.wholeNumber(label))
    .min(0, messages.notNegative(label))
    .max(max, messages.wholeNumber(label))
    .nullable()
    .default(null)
    .meta({ label });

/** A number between bounds, fractions among them, given as a number or as typed; blank is null. */
export const numberBetween = (label: Label, { min, max }: { readonly min: number; readonly max: number }) =>
  number()
    .transform(typedNumber)
    .typeError(messages.numberBetween(label, min, max))
    .min(min, messages.numberBetween(label, min, max))
    .max(max, messages.numberBetween(label, min, max))
    .nullable()
    .default(null)
    .meta({ label });

/** A share from 0 to 1, given as a number or as typed, stored in hundredths; blank is `initial`. */
export const shareRule = (label: Label, initial: number) =>
  number()
    .transform((value: number, original: unknown) => typedNumber(value, original) ?? initial)
    .typeError(messages.numberBetween(label, 0, 1))
    .min(0, messages.numberBetween(label, 0, 1))
    .max(1, messages.numberBetween(label, 0, 1))
    .transform((value: number) => Math.round(value * 100) / 100)
    .default(initial)
    .defined()
    .meta({ label, format: 'share' });

/** Degrees from `-max` to `max`, given as a number or as typed, in Latin or Arabic-Indic digits. */
export const coordinate = (label: Label, max: number) =>
  number()
    .transform((value: number, original: unknown) => {
      if (typeof original !== 'string') return value;
      return original.trim() === '' ? null : coordinateIn(original);
    })
    .typeError(messages.coordinate(label, max))
    .min(-max, messages.coordinate(label, max))
    .max(max, messages.coordinate(label, max))
    .nonNullable(messages.required(label))
    .required(messages.required(label))
    .meta({ label });

/** The IANA name of a time zone, or null. */
export const optionalTimeZone = (label: Label) =>
  optionalText(label, TIME_ZONE_MAX, messages.timeZoneUnknown)
    .test('time zone', messages.timeZoneUnknown, (zone) => typeof zone !== 'string' || isTimeZone(zone))
    .meta({ format: 'timeZone' });

/**
 * What a form holds for a day or a time that is typed in part, and nobody can type into a text: no rule accepts it, and it is
 * before every day. It is in no draft.
 */
export const TYPED_IN_PART = '\u0000';

const typedWhole = (label: Label) => ({
  name: 'whole',
  message: messages.typedInPart(label),
  test: (typed: unknown) => typed !== TYPED_IN_PART,
});

/** A day, as '2027-03-31', or null. */
export const optionalDay = (label: Label) =>
  string()
    .transform(asTyped)
    .transform(blankToNull)
    .test(typedWhole(label))
    .test('day', messages.dateFormat(label), (day) => day === null || isDay(day))
    .nullable()
    .default(null)
    .meta({ label, format: 'day' });

/** The day that something ends on, or null; `first` is the field of the day that it starts on. */
export const lastDay = (label: Label, first: string) =>
  optionalDay(label).test('after start', messages.endBeforeStart, (day, { parent }) => {
    // Without its form, as when a form asks what a field's rule says, there is nothing to compare with.
    const start = (parent as Readonly<Record<string, string | null>> | undefined)?.[first];
    return !day || !start || day >= start;
  });

/** The time of a day, 00:00 to 23:59, or null. */
export const optionalTime = (label: Label) =>
  optionalText(label, 5, messages.timeFormat(label))
    .test(typedWhole(label))
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: messages.timeFormat(label) })
    .meta({ format: 'time' });

const isHttps = (address: string) => /^https:\/\//i.test(address) && URL.canParse(address);

/** An https address, or null. */
export const httpsAddress = (label: Label, wrong: Message) =>
  optionalText(label, URL_MAX, wrong)
    .test('https', wrong, (url) => typeof url !== 'string' || isHttps(url))
    .meta({ format: 'url' });

/** Whether a text is a day of the calendar: '2027-03-31'. */
export const isDay = (text: string | undefined): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Otherwise 2027-02-30 would parse as the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text ?? '');
};

/** A switch of a record that its form sets, off at first. */
export const formFlag = (label: Label) =>
  boolean()
    .transform((value: unknown, original: unknown) => (original === null || original === '' ? false : value))
    .default(false)
    .defined()
    .meta({ label });

/** A switch of a form. */
export const flag = () => mixed<boolean>((value): value is boolean => typeof value === 'boolean').default(false);
