import { isMessage, type Message, type MessageValue } from './messages.js';
import { clockText, clockTime, dateLocale, TWELVE_HOURS } from '../text/clock.js';
import type { ParsedMessages } from '../catalogues/parse.js';
import { textNamed } from '../catalogues/named.js';
import { format, type TextValue } from '../catalogues/text.js';
import { SOURCE_LANGUAGE, ECHO_MAX } from '../limits.js';

/** What messages are written with in a language. */
export interface MessageTexts {
  readonly language: string;
  readonly messages: ParsedMessages;
  /** Labels by their names. */
  readonly labels: ParsedMessages;
}

/** A label by its name; a text that is no name stays as it is. */
export function labelText(label: string, labels: ParsedMessages): string {
  const text = textNamed(label, labels);
  return typeof text === 'string' ? text : label;
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

/** Renders a message in the language of the texts. */
export function render(message: Message, texts: MessageTexts): string {
  const { language, labels } = texts;
  const written = (name: string, value: MessageValue): TextValue => {
    if (isMessage(value)) return render(value, texts);
    if (isList(value)) return value.map((one) => render(one, texts)).join(commaIn(language));
    if (value instanceof Date) return momentIn(language, value);
    if (name === 'time') return clockTime(String(value), language);
    if (typeof value === 'number') return value;
    if (name !== 'label' && name !== 'noun') return cut(value);
    const label = labelText(value, labels);
    // Labels are lower-cased within English sentences: 'A default category cannot be deleted.'
    return name === 'noun' && language === SOURCE_LANGUAGE ? label.toLowerCase() : label;
  };
  // A message that was stored by a later version has no text here.
  const text = texts.messages[message.code] ?? message.code;
  if (typeof text === 'string') return text;
  const values = Object.entries(message.values).map(([name, value]) => [name, written(name, value)] as const);
  return format(text, Object.fromEntries(values));
}
