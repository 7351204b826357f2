import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumValue,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { textsIn } from '../../platform/values.js';
import type { JsonSchema } from '../../records/rest/responses.js';
import { isRequired, isDocumented, type TypedInput } from '../../records/rest/inputs.js';
import { columnsOf, type View, type ViewField } from '../../records/rest/views.js';

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  Upload: { type: 'string', format: 'binary' },
  NumberInput: { type: ['number', 'string'] },
  SwitchInput: { type: ['string', 'number', 'boolean'] },
};

type NamesOf = (value: GraphQLEnumValue) => readonly string[];

/** REST clients write enum values in small letters, or as literals ('Pending'); the gateway takes any letters. */
const sentAs: NamesOf = ({ name, value }) => {
  const literals = typeof value === 'string' && value.toUpperCase() === name ? [value] : [];
  return [...new Set([name.toLowerCase(), name, ...literals])];
};
/** Responses have the values as GraphQL names them, or as the view does. */
const responseNames =
  ({ literals = {} }: ViewField): NamesOf =>
  ({ name }) => [literals[name] ?? name];

/** A GraphQL type as a JSON schema; a scalar that is not known here may be anything. */
export function typeSchema(type: GraphQLType, enumNames: NamesOf = sentAs): JsonSchema {
  const inner = getNullableType(type);
  if (isListType(inner)) return { type: 'array', items: typeSchema(inner.ofType, enumNames) };
  if (isEnumType(inner)) return { type: 'string', enum: inner.getValues().flatMap(enumNames) };
  if (isInputObjectType(inner)) {
    const fields = Object.entries(inner.getFields());
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, typeSchema(field.type, enumNames)])),
    };
  }
  return SCALARS[inner.name] ?? {};
}

/** The schema that also takes null. A reference and an enum say so in their own ways. */
function nullable(schema: JsonSchema): JsonSchema {
  const { $ref, type, enum: values } = schema;
  if ($ref) return { anyOf: [schema, { type: 'null' }] };
  if (typeof type !== 'string') return Array.isArray(type) ? { ...schema, type: [...textsIn(type), 'null'] } : schema;
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...textsIn(values), null] }) };
}

const reference = (view: View): JsonSchema => ({ $ref: `#/components/schemas/${view.name}` });

const described = (schema: JsonSchema, description: string | null | undefined): JsonSchema =>
  description ? { ...schema, description } : schema;

function fieldSchema(schema: GraphQLSchema, view: View, field: ViewField, add: (view: View) => void): JsonSchema {
  const type = schema.getType(view.type);
  const source = isObjectType(type) ? type.getFields()[field.from] : undefined;
  if (!source) throw new Error(`${view.type} has no field '${field.from}'.`);
  if (field.view && field.as === 'columns') {
    const columns = columnsOf(field.view).map((inner) => {
      const one = fieldSchema(schema, field.view ?? view, inner, add);
      const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
      const texts = { type: 'object', additionalProperties: list({ type: 'string' }) };
      return [inner.name, inner.as === 'localized' ? texts : list(one)] as const;
    });
    return described({ type: 'object', properties: Object.fromEntries(columns) }, source.description);
  }
  if (field.view && field.as === 'values') {
    const of = field.view;
    const [items = {}] = columnsOf(of).map((inner) => fieldSchema(schema, of, inner, add));
    return described({ type: 'array', items }, source.description);
  }
  if (field.view) {
    add(field.view);
    const inner = reference(field.view);
    const shape = isListType(getNullableType(source.type)) ? { type: 'array', items: inner } : inner;
    return isNonNullType(source.type) ? shape : nullable(shape);
  }
  if (field.as === 'idOrNone') return { type: 'string', description: `${source.description ?? 'An id'} Or 'none'.` };
  if (field.as === 'localized') {
    const texts = isListType(getNullableType(source.type)) ? typeSchema(source.type) : { type: 'string' };
    return described(
      { type: 'object', additionalProperties: texts },
      `${source.description ?? ''} By language code.`.trim(),
    );
  }
  const plain = typeSchema(source.type, responseNames(field));
  return described(isNonNullType(source.type) ? plain : nullable(plain), source.description);
}

/** The schema of every view that responses refer to, by name; filled while they are described. */
export class ViewSchemas {
  readonly byName: Record<string, JsonSchema> = {};

  constructor(private readonly schema: GraphQLSchema) {}

  readonly of = (view: View): JsonSchema => {
    this.add(view);
    return reference(view);
  };

  private add = (view: View): void => {
    if (this.byName[view.name]) return;
    const properties = view.fields.map((field) => [field.name, fieldSchema(this.schema, view, field, this.add)]);
    const children = view.tree ? [['children', { type: 'array', items: reference(view) }]] : [];
    this.byName[view.name] = { type: 'object', properties: Object.fromEntries([...properties, ...children]) };
  };
}

const TEXT: JsonSchema = { type: 'string' };

/** A value, or an object of values by language code. */
const byLanguage = (value: JsonSchema): JsonSchema => ({
  anyOf: [value, { type: 'object', description: 'By language code.', additionalProperties: value }],
});

function ownSchema({ fields, entries, columns, type }: TypedInput): JsonSchema {
  if (entries && columns) {
    const { properties } = inputsSchema(entries);
    const localized = new Set(entries.filter((entry) => entry.localized).map(({ name }) => name));
    const lists = Object.entries(properties).map(([name, items]) => {
      const list = { type: 'array', items: localized.has(name) ? TEXT : items };
      return [name, localized.has(name) ? byLanguage(list) : list] as const;
    });
    return { type: 'object', properties: Object.fromEntries(lists) };
  }
  if (entries) return { type: 'array', items: inputsSchema(entries) };
  if (fields) return inputsSchema(fields);
  return type ? typeSchema(type) : { type: 'string' };
}

/** The description a GraphQL input field carries is already the description of its REST twin's meaning. */
export function inputSchema(input: TypedInput): JsonSchema {
  const own = ownSchema(input);
  const aliases = input.aliases?.length ? `Also accepted as ${input.aliases.join(', ')}.` : '';
  const description = [input.description, aliases].filter(Boolean).join(' ');
  const { type } = own;
  const bounds = type === 'string' || type === 'array' ? input.rule?.schema : undefined;
  const whole = { ...own, ...bounds };
  return described(input.localized ? byLanguage(whole) : whole, description);
}

/** An object of the inputs. What is left aside is not shown. @param complete also what the rules ask of a new record */
export function inputsSchema(
  inputs: readonly TypedInput[],
  complete = false,
): JsonSchema & { readonly properties: Readonly<Record<string, JsonSchema>> } {
  const documented = inputs.filter(isDocumented);
  const required = documented.filter((input) => isRequired(input) || (complete && input.rule?.required));
  return {
    type: 'object',
    properties: Object.fromEntries(documented.map((input) => [input.name, inputSchema(input)])),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
  };
}
