import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { parseJson } from '../../platform/http/boundedJson.js';

type Content = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Forms send an object as its JSON text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    throw new GraphQLError('The content is not valid JSON.');
  }
}

function contentOf(value: unknown): Content {
  const content = parsed(value);
  if (isObject(content)) return content;
  throw new GraphQLError('An object with the values by their keys is expected.');
}

function literal(node: ValueNode, variables: Content): unknown {
  if (node.kind === Kind.OBJECT)
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, literal(value, variables)]));
  if (node.kind === Kind.LIST) return node.values.map((value) => literal(value, variables));
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.NULL ? null : node.value;
}

/** Values by key. Their types are checked with the rules of their fields, so that a wrong one is reported on its field. */
export const ContentMap = new GraphQLScalarType<Content, Content>({
  name: 'ContentMap',
  description:
    'The content of sections, as a JSON object: each key with a text, the id of a picture, or a list of texts. The keys of a page are {slug}-{section}-{field}.',
  serialize: contentOf,
  parseValue: contentOf,
  parseLiteral: (node, variables) => contentOf(literal(node, variables ?? {})),
});
