import { GraphQLFloat, GraphQLInt, GraphQLString } from 'graphql';
import { Field, InputType, type ClassType } from 'type-graphql';
import { Schema, type AnyObject, type ObjectSchema } from 'yup';

/**
 * The GraphQL input of a form that is no kind's. Every field may be missing: the rules say what is wrong, on the field.
 * @param fields a description of each field of the rules that is an input
 */
export function rulesInput<Values extends AnyObject>(
  name: string,
  description: string,
  rules: ObjectSchema<Values>,
  fields: Readonly<Record<keyof Values & string, string>>,
): ClassType<object> {
  @InputType(name, { description })
  class Input {}
  const known: Readonly<Record<string, unknown>> = rules.fields;
  for (const [field, text] of Object.entries<string>(fields)) {
    const type = typeOf(known[field]);
    Field(() => type, { nullable: true, description: text })(Input.prototype, field);
  }
  return Input;
}

function typeOf(rule: unknown) {
  if (!(rule instanceof Schema) || rule.type !== 'number') return GraphQLString;
  return rule.describe().tests.some(({ name }) => name === 'integer') ? GraphQLInt : GraphQLFloat;
}
