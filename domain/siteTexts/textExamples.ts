import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import { elementsOf } from '../catalogues/parameters.js';
import { parseMessage } from '../catalogues/parse.js';
import { format, type TextValue } from '../catalogues/text.js';
import { labelIn } from '../messages/languages.js';
import type { Label } from '../messages/messages.js';
import { clockTime, dateLocale } from '../text/clock.js';

/** What stands for a placeholder in an example: a number, a label in brackets ('[Event]'), or part of a time. */
type Sample = number | Label | 'date' | 'day' | 'time';

/** A sample for each placeholder of the texts of the site and of its mails. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  count: 2,
  date: 'date',
  day: 'day',
  days: 30,
  digits: 6,
  email: 'labels.email',
  enquiries: 365,
  event: 'labels.event',
  group: 'labels.group',
  mails: 30,
  megabytes: 5,
  min: 8,
  minutes: 15,
  most: 5,
  name: 'labels.name',
  number: 1,
  package: 'labels.package',
  page: 2,
  pages: 9,
  parent: 'labels.category',
  price: 'labels.price',
  rating: 4,
  search: 'labels.text',
  setting: 'labels.name',
  site: 'labels.name',
  source: 'labels.source',
  tag: 'labels.name',
  time: 'time',
  title: 'labels.title',
  unverified: 7,
  value: 'labels.text',
  when: 'time',
  year: 2027,
  zone: 'labels.timeZone',
};

/** The time of the samples. */
const [DAY, TIME] = ['2027-03-31', '14:30'] as const;

/** Examples of a text that has several plurals or choices: more of them would not be read. */
const EXAMPLES_MAX = 8;

/** Numbers of which the first of each plural form is shown: small ones are understood best. */
const NUMBERS: readonly number[] = [...Array.from({ length: 200 }, (_, at) => at + 1), 0];
/** Some languages have a form for this one and its multiples, which is of no use in most texts: "un million de places". */
const MILLION = 1_000_000;

const dayIn = (language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${dateLocale(language)}-u-nu-latn`, { ...options, timeZone: 'UTC' }).format(new Date(DAY));

function sampleIn(name: string, language: string): TextValue {
  const sample = SAMPLES[name];
  if (sample === undefined) return `[${name}]`;
  if (typeof sample === 'number') return sample;
  if (sample === 'date') return dayIn(language, { dateStyle: 'long' });
  if (sample === 'day') return dayIn(language, { weekday: 'long' });
  if (sample === 'time') return clockTime(TIME, language);
  return `[${labelIn(sample, language)}]`;
}

/** One number for each plural form of the language, and those that the text has a form of their own for. */
function numbersOf({ options, pluralType, offset }: PluralElement, language: string): readonly number[] {
  const rules = new Intl.PluralRules(language, { type: pluralType ?? 'cardinal' });
  const firsts = rules.resolvedOptions().pluralCategories.flatMap((form) => {
    const number = NUMBERS.find((one) => rules.select(one - offset) === form);
    return number ?? (Object.hasOwn(options, form) ? MILLION : []);
  });
  const own = Object.keys(options).flatMap((form) => (form.startsWith('=') ? Number(form.slice(1)) : []));
  return [...new Set([...own, ...firsts])].toSorted((a, b) => a - b);
}

/** The values that a placeholder has in examples. */
function valuesOf(
  elements: readonly MessageFormatElement[],
  language: string,
): ReadonlyMap<string, readonly TextValue[]> {
  const found = new Map<string, readonly TextValue[]>();
  for (const element of elements) {
    if (isLiteralElement(element) || isPoundElement(element) || isTagElement(element)) continue;
    if (isPluralElement(element)) found.set(element.value, numbersOf(element, language));
    else if (isSelectElement(element)) found.set(element.value, Object.keys(element.options));
    // One that counts somewhere else in the text has the numbers of that.
    else if (!found.has(element.value)) found.set(element.value, [sampleIn(element.value, language)]);
  }
  return found;
}

/**
 * A text as visitors read it, with samples in place of its placeholders: once for each plural form of the language and each
 * choice of the text.
 * @param text an ICU message
 * @throws SyntaxError when it cannot be read
 */
export function examplesOf(text: string, language: string): readonly string[] {
  const message = parseMessage(text);
  let all: readonly Readonly<Record<string, TextValue>>[] = [{}];
  for (const [name, values] of valuesOf(elementsOf(message), language))
    all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))).slice(0, EXAMPLES_MAX);
  return [...new Set(all.map((values) => format({ language, message }, values)))];
}
