import type { arabic } from './messages/arabic.js';
import { english } from './messages/english.js';

export type MessageCode = keyof typeof english;

/**
 * What a field or a kind is called in English: 'Start date'. Every language has a text for each (domain/messages), which
 * is how a name that only English knows is found before anybody reads it.
 */
export type Label = keyof (typeof arabic)['labels'];

/** What a name in braces stands for. A message as a value is written out in the language of the message around it. */
export type MessageValue = string | number | Date | Message | readonly Message[];

/**
 * What the system says to a person, as data: which message, and the values in it. It becomes a text where it is shown, in
 * the language of who reads it (`renderMessage`).
 */
// A type alias, not an interface: yup takes messages of types that have an index signature only.
export type Message = {
  readonly code: MessageCode;
  readonly values: Readonly<Record<string, MessageValue>>;
};

/** The names in braces of a text, in their order. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...NamesIn<Rest>]
  : [];
type NamesOf<Text> = Text extends string
  ? NamesIn<Text>
  : Text extends { readonly other: infer Other extends string }
    ? NamesIn<Other>
    : never;
/** Names that stand for something else than a text or a number. */
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

/** What is given for a message's code: the message, or what makes it of its values, in the order of the English text. */
type MessageOf<Names extends readonly string[], Result> = Names extends readonly []
  ? Result
  : (...values: ValuesOf<Names>) => Result;
export type MessagesAs<Result> = { readonly [Code in MessageCode]: MessageOf<NamesOf<(typeof english)[Code]>, Result> };

const namesOf = (code: MessageCode): string[] => {
  const text = english[code];
  return [...(typeof text === 'string' ? text : text.other).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
};

/** For each code what `finish` makes of its message: the message's values are arguments, if it has any. */
export function messagesAs<Result>(finish: (message: Message) => Result): MessagesAs<Result> {
  const entries = (Object.keys(english) as MessageCode[]).map((code) => {
    const names = namesOf(code);
    const made = (...values: MessageValue[]) =>
      finish({ code, values: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) });
    return [code, names.length === 0 ? made() : made] as const;
  });
  return Object.fromEntries(entries) as unknown as MessagesAs<Result>;
}

/** Every message: `messages.required('Email')`, `messages.notSaved`. Their texts are in domain/messages, a file a language. */
export const messages = messagesAs((message) => message);

/** What is said to a person: a message, or a text that is in their language already. */
export type Said = Message | string;

/** Whether a value is a message rather than a text. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'code' in value && 'values' in value;
