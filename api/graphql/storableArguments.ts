import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { storableText } from '@polyphony/domain/texts.js';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';

type Arguments = Record<string, unknown>;

const isPlain = (value: object): value is Arguments => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The value with storable texts only. Dates and uploads, which are objects of classes, are returned as they are. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'object' && value !== null && isPlain(value) ? storableValues(value) : value;
}

const storableValues = (values: Arguments): Arguments =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storable(value)]));

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
