import { readFileSync } from 'node:fs';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import { buildSchema, parse, print, validate } from 'graphql';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { bulkOperation } from './bulkOperation';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

test.each(allKinds.map((kind) => [kind.name, kind] as const))('the schema has the operations of %s', (name, kind) => {
  const { names } = kindFacts[name as keyof typeof kindFacts];
  const documents = [
    bulkOperation(names.deleteMany, null),
    ...(kind.publishing ? [bulkOperation(names.scheduleMany, 'at')] : []),
    ...kind.toggles.map((toggle) => bulkOperation(kind.names.toggleMany(toggle), 'to')),
  ];
  for (const document of documents) expect(validate(schema, document)).toEqual([]);
  expect(names.deleteMany).toBe(kind.names.deleteMany);
});

test('an operation reads as it would be written', () => {
  const written = `mutation ToggleEventsActive($ids: [ID!]!, $to: Boolean!) {
    result: toggleEventsActive(ids: $ids, to: $to) { success message results { id success changed message } } }`;
  expect(print(bulkOperation('toggleEventsActive', 'to'))).toBe(print(parse(written)));
});
