import { inEnglish } from '@polyphony/domain/messages/languages.js';
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLInputType,
} from 'graphql';
import { coerce } from './coerce.js';

const status = new GraphQLEnumType({ name: 'Status', values: { ACTIVE: {}, FEATURED: {} } });
const card = new GraphQLInputObjectType({
  name: 'Card',
  fields: { title: { type: new GraphQLNonNull(GraphQLString) }, order: { type: GraphQLInt } },
});
const list = (type: GraphQLInputType) => new GraphQLList(new GraphQLNonNull(type));

const read = (type: GraphQLInputType, value: unknown) => {
  const errors: Record<string, string> = {};
  return { value: coerce(type, value, 'field', (path, message) => void (errors[path] = inEnglish(message))), errors };
};

it.each([
  [GraphQLBoolean, true, true],
  [GraphQLBoolean, 'true', true],
  [GraphQLBoolean, '1', true],
  [GraphQLBoolean, 1, true],
  [GraphQLBoolean, 'On', true],
  [GraphQLBoolean, 'false', false],
  [GraphQLBoolean, '0', false],
  [GraphQLInt, '12', 12],
  [GraphQLInt, 12, 12],
  [GraphQLFloat, ' 1.5 ', 1.5],
  [GraphQLID, 5, 5],
  [GraphQLString, '5', '5'],
  [GraphQLString, null, null],
  [status, 'active', 'ACTIVE'],
  [status, 'FEATURED', 'FEATURED'],
  [list(GraphQLString), 'one', ['one']],
  [list(GraphQLString), ['one', 'two'], ['one', 'two']],
  [list(GraphQLString), '["one","two"]', ['one', 'two']],
  [list(GraphQLInt), ['1', '2'], [1, 2]],
  [card, { title: 'A', order: '2' }, { title: 'A', order: 2 }],
  [card, { title: 'A', colour: 'red' }, { title: 'A' }],
  [GraphQLID, { _id: '5', fileName: 'a.png', fileUrl: '/files/a.png' }, '5'],
  [list(card), '[{"title":"A"}]', [{ title: 'A' }]],
])('%s: %j is read as %j', (type, sent, expected) => {
  expect(read(type, sent)).toEqual({ value: expected, errors: {} });
});

it.each([
  [GraphQLBoolean, 'maybe', { field: 'field is not valid.' }],
  [GraphQLBoolean, 'constructor', { field: 'field is not valid.' }],
  [GraphQLBoolean, 2, { field: 'field is not valid.' }],
  [GraphQLInt, '1.5', { field: 'field is not valid.' }],
  [GraphQLInt, '1e3', { field: 'field is not valid.' }],
  [GraphQLInt, '99999999999', { field: 'field is not valid.' }],
  [GraphQLString, 5, { field: 'field is not valid.' }],
  [GraphQLID, { fileName: 'a.png' }, { field: 'field is not valid.' }],
  [GraphQLString, { en: 'x' }, { field: 'field is not valid.' }],
  [new GraphQLNonNull(GraphQLString), null, { field: 'field is required.' }],
  [status, 'odd', { field: 'field is not valid.' }],
  [status, 'toString', { field: 'field is not valid.' }],
  [list(GraphQLInt), ['1', 'x'], { 'field.1': 'field.1 is not valid.' }],
  [card, 'text', { field: 'field is not valid.' }],
  [card, ['text'], { field: 'field is not valid.' }],
  [list(card), [{ title: 5 }], { 'field.0.title': 'field.0.title is not valid.' }],
])('%s: %j is refused', (type, sent, errors) => {
  expect(read(type, sent).errors).toEqual(errors);
});
