import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { buildSchema, parse, validate } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { gatesOf } from '../../scripts/codegen/gates';
import { operationsOf } from '../../scripts/codegen/operations';
import { readFragments } from '../../scripts/codegen/fragments';
import { kindFacts } from './generated/kindFacts';
import { eventCategoryOperations } from './generated/operations/eventCategory';

const inRoot = (path: string) => new URL(`../../${path}`, import.meta.url).pathname;
const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'));

describe('gates', () => {
  const gated = (fields: string) =>
    gatesOf(
      buildSchema(`
        enum Permission { ADD_EVENT EDIT_EVENT }
        directive @permission(anyOf: [Permission!]! = []) on FIELD_DEFINITION
        directive @public on FIELD_DEFINITION
        type Event { id: ID! notes: String @permission(anyOf: [EDIT_EVENT]) }
        type Query { ${fields} }`),
    );

  test('are read from the directives, of object fields too', () => {
    const fields = `event: Event @public mine: Event @permission all: Event @permission(anyOf: [ADD_EVENT, EDIT_EVENT])`;
    expect(gated(fields)).toEqual({
      Event: { notes: ['EDIT_EVENT'] },
      Query: { event: 'public', mine: [], all: ['ADD_EVENT', 'EDIT_EVENT'] },
    });
  });

  test('a root field without a directive is refused', () => {
    expect(() => gated('open: Event')).toThrow('Query.open has none of @permission, @visitor and @public.');
  });
});

test('no list that is to be whole asks for the largest page alone, past which rows would be missing', () => {
  const documents = readdirSync(inRoot('admin'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => readFileSync(inRoot(`admin/${path}`), 'utf8'));
  expect(documents.filter((text) => text.includes(`pageSize: ${MAX_PAGE_SIZE}`))).toEqual([]);
});

describe('standard operations', () => {
  test('are valid against the schema, each with only the fragments it needs', () => {
    const { toggles, labels: _, ...operations } = eventCategoryOperations;
    const documents = [...Object.values(operations), ...Object.values(toggles)];
    expect(documents).toHaveLength(7 + eventCategory.toggles.length);
    for (const document of documents) expect(validate(schema, document)).toEqual([]);
  });

  test('answer under the same name in every kind, and take what the schema takes', () => {
    const generated = operationsOf(eventCategory, schema, readFragments(inRoot('admin')));
    const text = generated?.documents.replace(/\s+/g, ' ');
    expect(text).toMatch(
      /page: eventCategories\( filter: \$filter page: \$page .*\) { rows { \.\.\.EventCategoryRow } descendants/,
    );
    expect(text).toContain(
      'mutation UpdateEventCategory($id: ID!, $input: EventCategoryInput!, $lang: String, $translation: EventCategoryTranslationInput, $translations: [EventCategoryTextsInput!], $version: Int) { result: ',
    );
    expect(text).toMatch(/record: eventCategory\(id: \$id\) { \.\.\.EventCategoryDetails active .*can {/);
  });

  test("a variable of a fragment becomes the operation's", () => {
    const fragments = new Map(
      parse(`fragment EventCategoryRow on EventCategory { name(lang: $lang) }
             fragment EventCategoryDetails on EventCategory { id }`).definitions.map((node) => {
        if (node.kind !== 'FragmentDefinition') throw new Error('not a fragment');
        return [node.name.value, node] as const;
      }),
    );
    const documents = operationsOf(eventCategory, schema, fragments)?.documents;
    expect(documents).toMatch(/query EventCategoryList\(.*\$lang: String\)/);
    expect(documents).toContain('query EventCategoryRecord($id: ID!)');
  });
});

test('facts of a kind are what the kind declares', () => {
  const { names, readFrom, tree, ...facts } = kindFacts.eventCategory;
  expect(eventCategory).toMatchObject(facts);
  expect(tree).toBe(Boolean(eventCategory.tree));
  expect(readFrom).toEqual(['eventCategory', 'file']);
  expect(kindFacts.eventPrice.readFrom).toEqual(['eventPrice', 'event', 'eventCategory', 'file', 'eventDifficulty']);
  for (const toggle of eventCategory.toggles) expect(names.toggle(toggle)).toBe(eventCategory.names.toggle(toggle));
  expect(() => names.toggle('rtl')).toThrow("no switch 'rtl'");
});
