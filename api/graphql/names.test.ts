import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType } from 'graphql';
import { createSchema } from '../start/schema.js';

const ENUM_VALUE = /^[A-Z][A-Z0-9_]*$/;
const FIELD = /^[a-z][a-zA-Z0-9]*$/;
/** Its fields are keys of settings, which are data (SPEC-D1). */
const KEYS_OF_SETTINGS = 'WebsiteSettingsInput';

type Named = Readonly<Record<'name', string>>;

/** Names of a type that break GraphQL's conventions. */
function unusualIn(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => name);
    return values.filter((name) => !ENUM_VALUE.test(name)).map((name) => `${type.name}.${name}`);
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const args: readonly Named[] = 'args' in field ? field.args : [];
    const names = [field as Named, ...args].map(({ name }) => name);
    return names.filter((name) => !FIELD.test(name)).map((name) => `${type.name}.${name}`);
  });
}

test('GQL-008: enum values are UPPER_CASE, and fields and arguments camelCase', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  expect(types.filter(isEnumType).length).toBeGreaterThan(20);
  expect(types.filter(({ name }) => name !== KEYS_OF_SETTINGS).flatMap(unusualIn)).toEqual([]);
});
