import { shortText, longText, requiredText, slugRule } from '@polyphony/domain/validation/rules.js';
import { columnsOf } from '@polyphony/domain/import/columns.js';
import { eventDifficulty } from '@polyphony/domain/kinds/eventDifficulty.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { object } from 'yup';
import { recordValues } from '../records/export/recordValues.js';
import { FileAddresses } from '../records/read/fileAddresses.js';
import { stateChanges, stateOf, undone, type RecordState } from '../records/history/recordState.js';
import type { StoredRecord } from '../records/schema/record.js';
import { SEED } from '../testing/runs/seed.js';
import { becomesTranslated } from './becomesTranslated.js';
import { migrations } from './list.js';
import { migratedChanges, migratedColumns, migratedForm, migratedRecord } from './migrated.js';
import type { Migration, Values } from './migration.js';

/**
 * A toy kind whose two plain texts become translatable: all that a release has stored of it reads as if the texts had been
 * translatable when it was stored.
 */

const FIELDS = ['motto', 'story'] as const;
const rules = object({
  name: requiredText('labels.name', { max: 200 }),
  slug: slugRule(),
  motto: shortText('labels.metaTitle'),
  story: longText('labels.metaDescription'),
});
const plainKind: AnyKind = { ...eventDifficulty, rules, translatable: ['name'] };
const translatedKind: AnyKind = { ...plainKind, translatable: ['name', ...FIELDS] };

const since = migrations.length;
const step = becomesTranslated({ number: since + 1, kinds: [plainKind.name], fields: FIELDS });
beforeAll(() => void (migrations as Migration[]).push(step));
afterAll(() => void (migrations as Migration[]).pop());

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const long = fc.tuple(text, text).map(([start, end]) => start + 'The same long middle of it. '.repeat(12) + end);
const nothing = fc.constantFrom(null, undefined);
/** Versions of a record, the first one first, as they were stored. */
const versions = fc.array(
  fc.record({
    _id: fc.constant(new Types.ObjectId()),
    name: fc.record({ en: text, ar: text }, { requiredKeys: ['en'] }),
    slug: text,
    motto: fc.oneof(text, nothing),
    story: fc.oneof(long, nothing),
    active: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

const { name: kind } = plainKind;
const plainState = (record: Values): RecordState => stateOf(plainKind, [], record);
const translatedState = (record: Values): RecordState => stateOf(translatedKind, [], record);
const migrated = (record: Values): Values => migratedRecord(kind, since, record);

/** The record if its texts had always been translatable. */
const asAlways = (record: Values): Values => ({
  ...record,
  ...Object.fromEntries(
    FIELDS.filter((field) => field in record).map((field) => {
      const value = record[field];
      return [field, typeof value === 'string' ? { en: value } : {}];
    }),
  ),
});

const holds = (check: (records: readonly Values[], last: Values) => void) =>
  fc.assert(
    fc.property(versions, (records) => check(records, records.at(-1) ?? {})),
    { seed: SEED, numRuns: 200 },
  );

test('stored records have their texts in English, also when the step runs again', () => {
  holds((_, record) => {
    expect(migrated(record)).toEqual(asAlways(record));
    expect(migrated(migrated(record))).toEqual(migrated(record));
  });
});

test('each version of a history is what it was', () => {
  holds((records, last) => {
    const states = records.map(plainState);
    let state = translatedState(migrated(last));
    for (let at = records.length - 1; at > 0; at -= 1) {
      const stored = stateChanges(states[at - 1] ?? {}, states[at] ?? {});
      const changes = migratedChanges(kind, since, stored);
      expect(changes.map(({ path }) => path)).toEqual(
        stored.map(({ path }) => (path === 'motto' || path === 'story' ? `${path}.en` : path)),
      );
      state = undone(state, changes);
      expect(state).toEqual(translatedState(asAlways(records[at - 1] ?? {})));
    }
  });
});

test('the line of an archive has the columns that it would have now', () => {
  const addresses = new FileAddresses({ secret: 'toys', baseUrl: '' });
  const valuesOf = (of: AnyKind, record: Values) =>
    recordValues({ spec: of, entries: { lists: [] } }, record as StoredRecord, columnsOf(of, ['en']), addresses);
  holds((_, record) => {
    const stored = migratedColumns(kind, since, valuesOf(plainKind, record));
    expect(stored).toEqual(valuesOf(translatedKind, migrated(record)));
    expect(migratedColumns(kind, since, stored)).toEqual(stored);
  });
});

test('a draft has its values in English, by the same fields', () => {
  const values = { motto: 'Typed', story: null, name: 'Bear' };
  expect(migratedForm(kind, since, values)).toEqual(values);
  expect(migratedForm(`${kind}/part`, since, values)).toEqual(values);
});

test('what is stored since, and what is of other kinds, is left as it is', () => {
  const record = { motto: 'A text' };
  expect(migratedRecord(kind, since + 1, record)).toBe(record);
  expect(migratedRecord('event', since, record)).toBe(record);
  expect(migratedRecord(kind, undefined, record)).toEqual({ motto: { en: 'A text' } });
});
