import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { gatesOf, type Gate } from '../access/gates.js';

/** A root field of the API with arguments that fit its types, so that a test can call whatever there is. */
export interface Operation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** Null: anyone may call it. */
  readonly gate: Gate | null;
  readonly args: readonly GraphQLArgument[];
  /** The field with its arguments as variables and the least selection: `languages(page: $page) { __typename }`. */
  readonly call: string;
  /** The same, selecting every field that needs no argument, three levels deep. */
  readonly wholeCall: string;
  /** `($page: Int!, …)`, or nothing. */
  readonly declarations: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A value of a type that breaks no rule of GraphQL; ids are ones that no record has. */
function sampleOf(type: GraphQLInputType, text: unknown): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, text);
  if (isListType(type)) return [sampleOf(type.ofType, text)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type, text)]));
  }
  if (!isScalarType(type)) return null;
  const samples: Record<string, unknown> = {
    ID: '0'.repeat(24),
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTime: '2026-01-31T08:30:00.000Z',
  };
  return samples[type.name] ?? text;
}

/** Uploads are sent another way: these tests leave that argument out. */
const takesUpload = (type: GraphQLInputType) => getNamedType(type).name === 'Upload';

/** ` { id name parent { id } }`: every field of a type that needs no argument, gated ones too. */
function everyField(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (levels === 0 || isUnionType(named)) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return ` { ${fields.map((field) => field.name + everyField(field.type, levels - 1)).join(' ')} }`;
}

function operationOf(field: GraphQLField<unknown, unknown>, kind: Operation['kind'], gate: Gate | null): Operation {
  const args = field.args.filter(({ type }) => !takesUpload(type));
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${given && `(${given})`}`;
  return {
    name: field.name,
    kind,
    gate,
    args,
    call: call + everyField(field.type, 0),
    wholeCall: call + everyField(field.type, 3),
    declarations: args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})` : '',
    variables: Object.fromEntries(args.map(({ name, type }) => [name, sampleOf(type, 'x')])),
  };
}

/** Every query and mutation there is. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) =>
      operationOf(
        field,
        kind,
        gatesOf(schema)
          .get(type?.name ?? '')
          ?.get(field.name) ?? null,
      ),
    ),
  );
}

/** The whole document of a call. */
export const documentOf = ({ kind, declarations, call }: Operation): string => `${kind} T${declarations} { ${call} }`;
export const wholeDocumentOf = ({ kind, declarations, wholeCall }: Operation): string =>
  `${kind} T${declarations} { ${wholeCall} }`;

/** The places of a variable where a text stands, as paths: ['input', 'name']. */
export function textPlaces(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [[...path]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textPlaces(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPlaces(item, [...path, key]));
}

/** A copy of the value with something else at a place. */
export function withAt(value: unknown, [first, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (first === undefined) return put;
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? withAt(item, rest, put) : (item as unknown)));
  const record = value as Record<string, unknown>;
  return { ...record, [first]: withAt(record[first], rest, put) };
}
