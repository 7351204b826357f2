import { isMessage, type Label, type Message, type MessageCode, type MessageValue } from './messages.js';
import { ECHO_MAX } from '../limits.js';
import { clockText, clockTime, dateLocale, TWELVE_HOURS } from '../text/clock.js';
import { fill, pluralForm, type PluralForms } from './plurals.js';
import { english } from './english.js';

/** A text for each message; complete in each language. */
export type MessageTexts = Readonly<Record<MessageCode, string | PluralForms>>;

/** The texts and labels of a language other than English. */
export interface MessageCatalogue {
  readonly messages: MessageTexts;
  readonly labels: Readonly<Record<Label, string>>;
}

const isList = (value: MessageValue): value is readonly Message[] => Array.isArray(value);

/** The separator of lists: Arabic has its own comma. */
const commaIn = (language: string): string => (language === 'ar' ? '، ' : ', ');

const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** '5 Jan 2025, 2:05 PM UTC': the reader's time zone is unknown. */
function momentIn(language: string, moment: Date): string {
  const format =
    momentFormats.get(language) ??
    new Intl.DateTimeFormat(dateLocale(language), {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...TWELVE_HOURS,
      timeZone: 'UTC',
    });
  momentFormats.set(language, format);
  return `${clockText(format.formatToParts(moment))} UTC`;
}

/** A value can be what a client sent, of any length. */
const cut = (text: string): string => (text.length > ECHO_MAX ? `${text.slice(0, ECHO_MAX)}…` : text);

/** Renders a message; `catalogue` is null for English. */
export function render(message: Message, language: string, catalogue: MessageCatalogue | null): string {
  const labels: Readonly<Record<string, string>> | null = catalogue?.labels ?? null;
  const written = (name: string, value: MessageValue): string | number => {
    if (isMessage(value)) return render(value, language, catalogue);
    if (isList(value)) return value.map((one) => render(one, language, catalogue)).join(commaIn(language));
    if (value instanceof Date) return momentIn(language, value);
    if (name === 'time') return clockTime(String(value), language);
    if (typeof value === 'number') return value;
    if (name !== 'label' && name !== 'noun') return cut(value);
    if (labels) return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
    // Labels are lower-cased within English sentences: 'A default category cannot be deleted.'
    return name === 'noun' ? value.toLowerCase() : value;
  };
  const texts: MessageTexts = catalogue?.messages ?? english;
  const text = texts[message.code];
  const values = Object.entries(message.values);
  const [, count = 0] = values.find(([, value]) => typeof value === 'number') ?? [];
  return fill(
    typeof text === 'string' ? text : pluralForm(text, Number(count), language),
    Object.fromEntries(values.map(([name, value]) => [name, written(name, value)])),
  );
}
