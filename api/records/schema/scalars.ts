import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

const accepted = (value: unknown): string | number => {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new GraphQLError('A number, or the text typed for one, is expected.');
};

/**
 * Accepts any text, so that a record's rules can report 'abc' or '1.5' on its field, for variables and literals alike.
 */
export const NumberInput = new GraphQLScalarType<string | number>({
  name: 'NumberInput',
  description:
    'A number, or the text a person typed for one. The rules of the record check it, so a refusal lands on its field.',
  serialize: accepted,
  parseValue: accepted,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
    if (node.kind === Kind.STRING) return node.value;
    throw new GraphQLError('A number, or the text typed for one, is expected.', { nodes: node });
  },
});

const switchText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === true || value === 1) return '1';
  if (value === false || value === 0) return '0';
  throw new GraphQLError("A switch is '1' or '0'.");
};

/** A switch of the settings: the text '1' or '0', or what says the same. */
export const SwitchInput = new GraphQLScalarType<string, string>({
  name: 'SwitchInput',
  description: "A switch: the text '1' or '0'; the numbers, true and false are accepted as well.",
  serialize: switchText,
  parseValue: switchText,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT) return switchText(Number(node.value));
    if (node.kind === Kind.BOOLEAN || node.kind === Kind.STRING) return switchText(node.value);
    throw new GraphQLError("A switch is '1' or '0'.", { nodes: node });
  },
});

/** An instant, as ISO 8601 text in UTC. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'An instant: ISO 8601 in UTC, such as 2026-01-31T08:30:00.000Z.',
});
