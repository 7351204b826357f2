import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { inRoot } from '../project.mjs';

const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'));
const reference = readFileSync(inRoot('docs/reference/graphql.md'), 'utf8');

test('docs/reference/graphql.md has every query and mutation of the schema once, each with who may use it', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type.getFields()));
  const entries = [...reference.matchAll(/^- \*\*`(\w+)`\*\*.*\n {2}(.*)$/gm)];
  expect(entries.map(([, name]) => name).toSorted()).toEqual(fields.toSorted());
  const gate = /(?:Needs `[A-Z_]+`.*|Open to everyone|For signed-in visitors|For any signed-in member of staff)\.$/;
  expect(entries.filter(([, , text]) => !gate.test(text))).toEqual([]);
});
