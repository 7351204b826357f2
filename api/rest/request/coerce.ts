import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { LANGUAGE_CODE } from '@polyphony/domain/languages.js';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
} from 'graphql';
import { parseJson } from '../../platform/http/boundedJson.js';
import { valuesIn, type Values } from '../../platform/values.js';

/** Reports an error on a field, with the path that the client used. */
export type Report = (path: string, message: Message) => void;

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['off', false],
]);

/** Converts texts of forms and queries to the number, boolean or enum value that the type requires. */
function fromText(type: GraphQLLeafType, value: unknown): unknown {
  if (typeof value === 'number' && type.name === 'Boolean') return FLAGS.get(`${value}`) ?? value;
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (type.name === 'Boolean') return FLAGS.get(text.toLowerCase()) ?? value;
  if (isEnumType(type)) {
    return type.getValues().find(({ name }) => name.toLowerCase() === text.toLowerCase())?.name ?? text;
  }
  if (type.name === 'Int' || type.name === 'Float') return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : value;
  return value;
}

/** The id of a record that responses show as an object: a file with its name and its address. */
function idIn(value: unknown): unknown {
  const record = valuesIn(value);
  return record ? (['_id', 'id'].map((name) => record[name]).find((id) => typeof id === 'string') ?? value) : value;
}

function leaf(type: GraphQLLeafType, value: unknown, path: string, report: Report): unknown {
  const ready = fromText(type, type.name === 'ID' ? idIn(value) : value);
  try {
    type.parseValue(ready);
  } catch {
    report(path, messages.nameInvalid(path));
    return undefined;
  }
  return ready;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** A list or an object as it is, or as the JSON text that a form sends for it. */
const unpacked = (value: unknown, opening: '[' | '{'): unknown =>
  typeof value === 'string' && value.trimStart().startsWith(opening) ? parsed(value) : value;

function object(type: GraphQLInputObjectType, sent: unknown, path: string, report: Report): unknown {
  const value = unpacked(sent, '{');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(path, messages.nameInvalid(path));
    return undefined;
  }
  const fields = type.getFields();
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(
    known.map(([name, inner]) => {
      const field = fields[name];
      return [name, field && coerce(field.type, inner, `${path}.${name}`, report)];
    }),
  );
}

/**
 * A value as the schema's type wants it. Types alone are looked at here, so that a wrong one lands on its field instead
 * of failing the whole operation; the rules are the resolvers'.
 */
export function coerce(type: GraphQLInputType, value: unknown, path: string, report: Report): unknown {
  if (isNonNullType(type)) {
    if (value !== null && value !== undefined) return coerce(type.ofType, value, path, report);
    report(path, messages.nameRequired(path));
    return undefined;
  }
  if (value === null || value === undefined) return value;
  if (isListType(type)) {
    const list = unpacked(value, '[');
    if (typeof list === 'string' && list.trimStart().startsWith('[')) {
      // The JSON text of a list that was cut short is no entry of it.
      report(path, messages.nameInvalid(path));
      return undefined;
    }
    return (Array.isArray(list) ? list : [list]).map((item: unknown, at) =>
      coerce(type.ofType, item, `${path}.${at}`, report),
    );
  }
  return isInputObjectType(type) ? object(type, value, path, report) : leaf(type, value, path, report);
}

/**
 * The values of a text by the code of their language, as responses have them; null for a value of no language.
 * @param type that of each value
 */
export function coerceLocalized(type: GraphQLInputType, value: unknown, path: string, report: Report): Values | null {
  const texts = valuesIn(value);
  if (!texts) return null;
  const languages = Object.entries(texts);
  if (!languages.every(([lang]) => LANGUAGE_CODE.test(lang))) {
    report(path, messages.nameInvalid(path));
    return {};
  }
  return Object.fromEntries(
    languages.map(([lang, text]) => [lang, coerce(getNullableType(type), text, `${path}.${lang}`, report)]),
  );
}

/** A blank text, which means null for types other than text. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
