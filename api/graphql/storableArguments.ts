import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { storableText } from '@polyphony/domain/text/storableText.js';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';

type Arguments = Record<string, unknown>;

const isPlain = (value: object): value is Arguments => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The value with storable texts only: itself where nothing had to go. Dates and uploads are returned as they are. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) {
    const texts = value.map(storable);
    return texts.every((text, at) => text === value[at]) ? value : texts;
  }
  return typeof value === 'object' && value !== null && isPlain(value) ? storableValues(value) : value;
}

/** Runs for every field that has arguments, and hardly ever finds anything: so it makes nothing until it does. */
function storableValues(values: Arguments): Arguments {
  let changed: Arguments | null = null;
  for (const name of Object.keys(values)) {
    const value = values[name];
    const cleaned = storable(value);
    if (cleaned !== value) (changed ??= { ...values })[name] = cleaned;
  }
  return changed ?? values;
}

/**
 * Removes the characters that cannot be stored from every argument of every field. This is the one place where texts enter
 * the system: variables and literals of /graphql, the REST gateway and the site all become arguments of this schema.
 */
export const withStorableArguments = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, unknown, Arguments>) => {
      if (Object.keys(field.args ?? {}).length === 0) return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: (source, args: Arguments, context, info) => resolve(source, storableValues(args), context, info),
      };
    },
  });
