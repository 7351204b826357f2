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
import { gatesOf, type Gate } from '../../access/gates.js';

/** Whether a caller passes a gate; null is that of a field which is open to everyone. */
export type Admits = (gate: Gate | null) => boolean;

/** A root field of the API with arguments that fit its types, so that a test can call whatever there is. */
export interface Operation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** Null: anyone may call it. */
  readonly gate: Gate | null;
  readonly args: readonly GraphQLArgument[];
  /** The field with its arguments as variables and the least selection: `languages(page: $page) { __typename }`. */
  readonly call: string;
  /** The same, selecting every field that needs no argument and whose gate is admitted, three levels deep. */
  readonly wholeCall: (admits: Admits) => string;
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

/** Uploads need multipart requests: these tests omit that argument. */
const isUploadType = (type: GraphQLInputType) => getNamedType(type).name === 'Upload';

/** The gate of a field of an object type; null without one. */
type GateOf = (typeName: string, fieldName: string) => Gate | null;

/** ` { id name parent { id } }`: every admitted field of a type that requires no argument. */
function everyField(type: GraphQLOutputType, levels: number, admits: (type: string, field: string) => boolean): string {
  const namedType = getNamedType(type);
  if (!isCompositeType(namedType)) return '';
  if (levels === 0 || isUnionType(namedType)) return ' { __typename }';
  const fields = Object.values(namedType.getFields()).filter(
    ({ name, args }) => !args.some(isRequiredArgument) && admits(namedType.name, name),
  );
  const selected = fields.map((field) => field.name + everyField(field.type, levels - 1, admits));
  return ` { ${selected.join(' ') || '__typename'} }`;
}

function operationOf(
  field: GraphQLField<unknown, unknown>,
  kind: Operation['kind'],
  rootName: string,
  gateOf: GateOf,
): Operation {
  const args = field.args.filter(({ type }) => !isUploadType(type));
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`}`;
  return {
    name: field.name,
    kind,
    gate: gateOf(rootName, field.name),
    args,
    call: call + (isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''),
    wholeCall: (admits) => call + everyField(field.type, 3, (type, name) => admits(gateOf(type, name))),
    declarations: args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})` : '',
    variables: Object.fromEntries(args.map(({ name, type }) => [name, sampleOf(type, 'x')])),
  };
}

/** Every query and mutation. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const gates = gatesOf(schema);
  const gateOf: GateOf = (typeName, fieldName) => gates.get(typeName)?.get(fieldName) ?? null;
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => operationOf(field, kind, type?.name ?? '', gateOf)),
  );
}

/** The document of a call. */
export const documentOf = ({ kind, declarations, call }: Operation): string => `${kind} T${declarations} { ${call} }`;
/** The document with every field whose gate is admitted. */
export const wholeDocumentOf = ({ kind, declarations, wholeCall }: Operation, admits: Admits = () => true): string =>
  `${kind} T${declarations} { ${wholeCall(admits)} }`;

/** The paths of all texts in a variable: ['input', 'name']. */
export function textPlaces(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [[...path]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textPlaces(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPlaces(item, [...path, key]));
}

/** A copy of the value with the item at a path replaced. */
export function withAt(value: unknown, [first, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (first === undefined) return put;
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? withAt(item, rest, put) : (item as unknown)));
  const record = value as Record<string, unknown>;
  return { ...record, [first]: withAt(record[first], rest, put) };
}

/** A minimal value with only the item at a path: {filter: {searchName: 'x'}}. */
export function onlyAt([first, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (first === undefined) return put;
  return typeof first === 'number' ? [onlyAt(rest, put)] : { [first]: onlyAt(rest, put) };
}
