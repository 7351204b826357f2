import { MESSAGE_PARAMETERS } from '../catalogues/generated/messages.js';
import type { Label } from '../catalogues/generated/textNames.js';

/** The name of what people call a field or a kind: 'labels.startDate'. Each is in the catalogues, under `labels`. */
export type { Label };

/** Codes of the messages: refusals, errors of fields, and what was done. Their texts are in domain/catalogues. */
export type MessageCode = keyof typeof MESSAGE_PARAMETERS;

/** The value of a placeholder. A message as a value is rendered in the language of the outer message. */
export type MessageValue = string | number | Date | Message | readonly Message[];

/**
 * A message to the user as data: its code and its values. It is rendered when displayed, in the language of the reader
 * (`renderMessage`).
 */
// A type alias, not an interface: yup takes messages of types that have an index signature only.
export type Message = {
  readonly code: MessageCode;
  readonly values: Readonly<Record<string, MessageValue>>;
};

/** The types of placeholders that are not texts or numbers. */
interface ValueTypes {
  readonly label: Label;
  readonly noun: Label;
  readonly when: Date | string;
  readonly who: string | Message;
  readonly where: Message;
  readonly fields: readonly Message[];
  readonly places: readonly Message[];
}
type ValueOf<Name> = Name extends keyof ValueTypes ? ValueTypes[Name] : string | number;
type ValuesOf<Names extends readonly string[]> = { [I in keyof Names]: ValueOf<Names[I]> };

/** A message, or, if it has values, a function of them in the order of the English text. */
type MessageOf<Names extends readonly string[], Result> = Names extends readonly []
  ? Result
  : (...values: ValuesOf<Names>) => Result;
export type MessagesAs<Result> = {
  readonly [Code in MessageCode]: MessageOf<(typeof MESSAGE_PARAMETERS)[Code], Result>;
};

/** Applies `finish` to the message of each code; messages with values become functions of them. */
export function messagesAs<Result>(finish: (message: Message) => Result): MessagesAs<Result> {
  const entries = (Object.keys(MESSAGE_PARAMETERS) as MessageCode[]).map((code) => {
    const names: readonly string[] = MESSAGE_PARAMETERS[code];
    const build = (...values: MessageValue[]) =>
      finish({ code, values: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) });
    return [code, names.length === 0 ? build() : build] as const;
  });
  return Object.fromEntries(entries) as unknown as MessagesAs<Result>;
}

/**
 * Every message: `messages.required('labels.email')`, `messages.notSaved`. The texts are in domain/catalogues.
 */
export const messages = messagesAs((message) => message);

/** A message, or a text that is already in the user's language. */
export type MessageOrText = Message | string;

/** Whether a value is a message rather than a text. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'code' in value && 'values' in value;
