import { BASE_LANGUAGE } from '../limits.js';
import { isMessage, type Label, type Message, type MessageCode, type MessageValue } from '../messages.js';
import { fill, pluralForm, type PluralForms } from '../plurals.js';
import { english } from './english.js';

/** A text for each message; each language has all of them. */
export type MessageTexts = Readonly<Record<MessageCode, string | PluralForms>>;

/** What messages are written with in one language besides English. */
export interface MessageCatalogue {
  readonly messages: MessageTexts;
  readonly labels: Readonly<Record<Label, string>>;
}

const isList = (value: MessageValue): value is readonly Message[] => Array.isArray(value);

/** Between the entries of a list: Arabic has a comma of its own. */
const commaIn = (language: string): string => (language === 'ar' ? '، ' : ', ');

const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** '5 Jan 2025, 14:05 UTC': messages do not know the time zone of who reads them. */
function momentIn(language: string, moment: Date): string {
  const format =
    momentFormats.get(language) ??
    new Intl.DateTimeFormat(language === BASE_LANGUAGE ? 'en-GB' : language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(language === BASE_LANGUAGE && { hourCycle: 'h12' }),
      timeZone: 'UTC',
    });
  momentFormats.set(language, format);
  return `${format.format(moment)} UTC`;
}

/** The text of a message in a language: `catalogue` is that language's, null for English. */
export function render(message: Message, language: string, catalogue: MessageCatalogue | null): string {
  const labels: Readonly<Record<string, string>> | null = catalogue?.labels ?? null;
  const written = (name: string, value: MessageValue): string | number => {
    if (isMessage(value)) return render(value, language, catalogue);
    if (isList(value)) return value.map((one) => render(one, language, catalogue)).join(commaIn(language));
    if (value instanceof Date) return momentIn(language, value);
    if (typeof value === 'number' || (name !== 'label' && name !== 'noun')) return value;
    if (labels) return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
    // Amid an English sentence a name is written in small letters: 'A default category cannot be deleted.'
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
