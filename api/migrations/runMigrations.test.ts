import mongoose, { type mongo } from 'mongoose';
import { createLogger } from '../platform/log/logger.js';
import { takeFor } from '../platform/database/lease.js';
import { openTestBed, type TestBed } from '../testing/server/testBed.js';
import { migrations } from './list.js';
import type { DatabaseStep, Migration, RecordStep, Values } from './migration.js';
import { runMigrations } from './runMigrations.js';

const log = createLogger('fatal');

let bed: TestBed;
beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());

type Toy = mongo.Document & { readonly _id: number };
const toys = () => mongoose.connection.collection<Toy>('toys');
const kinds = [{ kind: 'toy', collection: 'toys', scope: { shelf: 'upper' }, derived: ['letters'] }];

/** As a release before migrations has left it: something is stored. */
beforeEach(async () => {
  await mongoose.connection.dropDatabase();
  await toys().insertOne({ _id: 1, shelf: 'upper', version: 1, name: 'Bear', letters: 4 });
  bed.commands.length = 0;
});

const ran = async () =>
  (await mongoose.connection.collection('migrations').find().sort({ _id: 1 }).toArray()).map(({ _id }) => Number(_id));
const run = (steps: readonly Migration[]) => runMigrations({ kinds, log, steps });

/** Steps that note that they ran. */
const noting = (notes: number[], ...numbers: readonly number[]): readonly DatabaseStep[] =>
  numbers.map((number) => ({
    number,
    name: `notes ${number}`,
    run: () => Promise.resolve(void notes.push(number)),
  }));

/** Gives toys a colour, which their letters follow from. */
const painted = (number = 1): RecordStep => ({
  number,
  name: 'paints toys',
  kinds: ['toy'],
  record: ({ tint, ...toy }) => ({ colour: tint ?? 'red', ...toy }),
  path: (path) => (path === 'tint' ? 'colour' : path),
  value: (_, value) => value,
});

test('steps are numbered from 1 without gaps, in the order of the list, and no two have one name', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
});

test('steps run once each, in their order, and later ones alone when a release adds some', async () => {
  const notes: number[] = [];
  await run(noting(notes, 1, 2));
  await run(noting(notes, 1, 2));
  expect([notes, await ran()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  await run(noting(notes, 1, 2, 3));
  expect([notes, await ran()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('a database that is up to date costs one read', async () => {
  await run(noting([], 1));
  const commands: string[] = [];
  const noteCommand = ({ commandName }: { readonly commandName: string }) => void commands.push(commandName);
  const client = mongoose.connection.getClient();
  const { monitorCommands } = client.options as { monitorCommands: boolean };
  client.options.monitorCommands = true;
  client.on('commandStarted', noteCommand);
  await run(noting([], 1));
  client.off('commandStarted', noteCommand);
  client.options.monitorCommands = monitorCommands;
  expect(commands.length).toBeLessThanOrEqual(1);
});

test('a new database has all steps, of which none has run', async () => {
  await mongoose.connection.dropDatabase();
  const notes: number[] = [];
  await run(noting(notes, 1, 2));
  expect([notes, await ran()]).toEqual([[], [1, 2]]);
});

test('of two processes that start at once, one runs the steps and the other waits for it', async () => {
  const [notes, order]: [number[], string[]] = [[], []];
  let resume: () => void = () => undefined;
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  let begin: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (begin = resolve));
  const step = (name: string): DatabaseStep => ({
    number: 1,
    name: 'waits',
    run: async () => {
      order.push(`${name} runs`);
      begin();
      await resumed;
      notes.push(1);
    },
  });
  const one = run([step('one')]).then(() => order.push('one is done'));
  await started;
  const other = run([step('other')]).then(() => order.push('other is done'));
  expect(notes).toEqual([]);
  resume();
  await Promise.all([one, other]);
  expect([notes, order[0], order.length, await ran()]).toEqual([[1], 'one runs', 3, [1]]);
});

test('a process that was killed is waited for until its lease has expired, and what it had begun is run again', async () => {
  await takeFor('migrations', 50);
  const notes: number[] = [];
  await run(noting(notes, 1));
  expect([notes, await ran()]).toEqual([[1], [1]]);
});

test('a step that fails halfway stops the start, and is run again by the next one', async () => {
  const notes: number[] = [];
  let tries = 0;
  const failing: DatabaseStep = {
    number: 2,
    name: 'fails once',
    run: async ({ database }) => {
      await database.collection<Toy>('toys').updateOne({ _id: 1 }, { $inc: { tries: 1 } });
      tries += 1;
      if (tries === 1) throw new Error('The disk is full.');
    },
  };
  const steps = [...noting(notes, 1), failing, ...noting(notes, 3)];
  await expect(run(steps)).rejects.toThrow('Migration 2 (fails once) has failed. The next start runs it again.');
  expect([notes, await ran()]).toEqual([[1], [1]]);
  await run(steps);
  expect([notes, await ran()]).toEqual([
    [1, 3],
    [1, 2, 3],
  ]);
  expect(await toys().findOne({ _id: 1 })).toMatchObject({ tries: 2 });
});

test('a database that a later release has used is refused in one line that says what to do', async () => {
  await run(noting([], 1, 2));
  const refused = run(noting([], 1));
  await expect(refused).rejects.toMatchObject({ name: 'StartError' });
  await expect(refused).rejects.toThrow(
    /^The database is that of a later release: it has migration 2, .*docs\/operations\.md.*$/,
  );
});

describe('a step of records', () => {
  const many = Array.from({ length: 600 }, (_, at) => ({
    _id: at + 10,
    shelf: at % 3 === 0 ? 'lower' : 'upper',
    version: 1,
    letters: 1,
    ...(at % 2 === 0 && { tint: 'blue' }),
  }));
  const upper = many.filter(({ shelf }) => shelf === 'upper').length + 1;

  test('changes those of its kinds, in batches, and has what follows from their fields filled in again', async () => {
    await toys().insertMany(many);
    await run([painted()]);
    const count = (condition: Values) => toys().countDocuments(condition);
    expect(await count({ shelf: 'upper', colour: { $in: ['red', 'blue'] }, letters: null })).toBe(upper);
    expect(await count({ shelf: 'lower', colour: null, letters: 1 })).toBe(many.length + 1 - upper);
    expect(await count({ shelf: 'upper', tint: { $exists: true } })).toBe(0);
    expect(await count({ version: 1 })).toBe(many.length + 1);
  });

  test('leaves records alone that it does not change, with what follows from their fields', async () => {
    await toys().updateOne({ _id: 1 }, { $set: { colour: 'green' } });
    const before = await toys().findOne({ _id: 1 });
    await run([painted()]);
    expect(await toys().findOne({ _id: 1 })).toEqual(before);
  });

  test('does not overwrite what another process writes meanwhile', async () => {
    const { record } = painted();
    let isWritten = false;
    const written: Promise<unknown>[] = [];
    const racing: RecordStep = {
      ...painted(),
      record: (toy) => {
        if (!isWritten) written.push(toys().updateOne({ _id: 1 }, { $set: { name: 'Wolf' }, $inc: { version: 1 } }));
        isWritten = true;
        return record(toy);
      },
    };
    await run([racing]);
    await Promise.all(written);
    expect(await toys().findOne({ _id: 1 })).toMatchObject({ name: 'Wolf', colour: 'red', version: 2 });
  });

  test('changes the columns of imports of its kinds, and what undoing them gives back', async () => {
    const [imports, lines] = ['imports', 'importLines'].map((name) => mongoose.connection.collection<Toy>(name));
    await imports?.insertMany([
      { _id: 1, kind: 'toy', mapping: { columns: ['name', null, 'tint'], formats: {} } },
      { _id: 2, kind: 'game' },
    ]);
    const form = { input: { tint: 'blue' }, texts: [{ lang: 'ar', input: { tint: 'x' } }] };
    const changes = [{ column: 'tint', before: 'red', after: 'blue' }];
    await lines?.insertMany([
      { _id: 1, importId: 1, version: 3, form, changes, values: { tint: 'blue' } },
      { _id: 2, importId: 2, version: 3, form, changes },
    ]);
    await run([painted()]);
    expect(await imports?.findOne({ _id: 1 })).toMatchObject({ mapping: { columns: ['name', null, 'colour'] } });
    expect(await lines?.findOne({ _id: 1 })).toEqual({
      _id: 1,
      importId: 1,
      version: 3,
      form: { input: { colour: 'blue' }, texts: [{ lang: 'ar', input: { colour: 'x' } }] },
      changes: [{ column: 'colour', before: 'red', after: 'blue' }],
      values: { colour: 'blue' },
    });
    expect(await lines?.findOne({ _id: 2 })).toMatchObject({ form, changes });
  });
});

test('the indexes of retired search keys are dropped wherever they are, and no others', async () => {
  const database = mongoose.connection;
  for (const name of ['toys', 'auditEntries'])
    await database.collection(name).createIndexes([
      { name: 'searchKeys_1', key: { searchKeys: 1 } },
      { name: 'scoped', key: { shelf: 1, searchKeys: 1 } },
      { name: 'wordKeys_1', key: { wordKeys: 1 } },
    ]);
  await runMigrations({ kinds: [], log });
  for (const name of ['toys', 'auditEntries']) {
    const left = (await database.collection(name).indexes()).map((index) => index.name);
    expect(left).toEqual(['_id_', 'wordKeys_1']);
  }
});
