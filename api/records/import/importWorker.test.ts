import 'reflect-metadata';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import mongoose, { Types } from 'mongoose';
import type { Context, SessionDetails } from '../../context.js';
import { createLogger } from '../../platform/log/logger.js';
import type { OpenSite } from '../../start/transfer/openSite.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { eventually } from '../../testing/runs/eventually.js';
import { Installation } from '../../testing/server/installation.js';
import { ImportSignals } from './importSignals.js';
import { leaseOf } from './importLease.js';
import { ImportWorker } from './importWorker.js';
import { entering, ImportLineModel, ImportModel, type StoredImport } from './storedImport.js';
import { storeFile } from './storeFile.js';

/** Several workers on one database, as those of several processes. No server is there, whose own worker would take the imports. */

const kind = kinds.eventDifficulty;
const { model } = storeOf(kind);
const HOUR_MS = 3_600_000;

const session: SessionDetails = {
  sessionId: '',
  userId: new Types.ObjectId().toHexString(),
  name: 'Pema Lhamo',
  email: 'pema@example.com',
  picture: null,
  role: { id: '', name: 'Super Admin' },
  superAdmin: true,
  permissions: new Set(),
  viewingAs: null,
};

let place: Installation;
beforeAll(async () => {
  place = await Installation.create();
});
afterAll(() => place.remove());

const contextIn = async (site: OpenSite): Promise<Context> => ({ ...(await site.context('test')), session });

/**
 * A worker that begins at once. Its `beforeStep` runs each time when it has read rows, and before it writes them; false: the user
 * may not sign in any more.
 */
const workerIn = (
  site: OpenSite,
  beforeStep: (userId: string) => Promise<boolean | void> = () => Promise.resolve(),
  leaseMs = HOUR_MS,
) =>
  new ImportWorker({
    stores: site.stores,
    signals: new ImportSignals(),
    contextOf: async (userId) => ((await beforeStep(userId)) === false ? null : contextIn(site)),
    log: createLogger('fatal'),
    leaseMs,
  });

/** An import of the rows that is checked, and is to be applied. */
async function readyImport(site: OpenSite, rows: readonly (readonly string[])[]): Promise<Types.ObjectId> {
  const chunks = (async function* () {
    yield await Promise.resolve(Buffer.from(csvFile(rows)));
  })();
  const id = new Types.ObjectId(await storeFile({ kind, fileName: 'rows.csv', chunks }, await contextIn(site)));
  const worker = workerIn(site);
  await worker.work();
  await worker.stop();
  await ImportModel.updateOne({ _id: id, state: 'CHECKED' }, { $set: { state: 'APPLYING' } });
  return id;
}

const jobOf = (id: Types.ObjectId) => ImportModel.findById(id).orFail().lean<StoredImport>();
const leases = () => mongoose.connection.collection<{ _id: string; until: Date }>('leases');
const leasedUntil = async (id: Types.ObjectId) => (await leases().findOne({ _id: leaseOf(id) }))?.until.getTime() ?? 0;

/** A promise, and what resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('the hold of an import is renewed while a transaction takes longer than it lasts, which is committed at its first attempt', () =>
  place.stopped(async (site) => {
    const id = await readyImport(site, [
      ['name', 'slug'],
      ['Slow', 'slow'],
    ]);
    const [started, proceed] = [gate(), gate()];
    const { collection } = ImportLineModel;
    const bulkWrite = collection.bulkWrite.bind(collection);
    let attempts = 0;
    collection.bulkWrite = async (...args) => {
      attempts += 1;
      const stored = await bulkWrite(...args);
      started.open();
      await proceed.opened;
      return stored;
    };
    try {
      const worker = workerIn(site, undefined, 30);
      await started.opened;
      const until = await leasedUntil(id);
      await eventually(async () => (await leasedUntil(id)) > until, 'the hold is renewed');
      proceed.open();
      await worker.work();
      await worker.stop();
    } finally {
      Reflect.deleteProperty(collection, 'bulkWrite');
    }
    expect(await jobOf(id)).toMatchObject({ state: 'APPLIED', counts: { written: 1 }, holder: null });
    expect([attempts, await leasedUntil(id)]).toEqual([1, 0]);
  }));

test.each(['create', 'change'])(
  'an import whose worker is overtaken while it writes rows of the action "%s" is applied by the other one, and does not fail',
  (action) =>
    place.stopped(async (site) => {
      const slugs = [`${action}-one`, `${action}-two`];
      const ids =
        action === 'change'
          ? await putRecords(
              site,
              kind,
              slugs.map((slug) => ({ slug })),
            )
          : ['', ''];
      const id = await readyImport(site, [
        ['id', 'name', 'slug'],
        ...slugs.map((slug, at) => [ids[at] ?? '', 'Overtaken', slug]),
      ]);
      const [hasRead, written] = [gate(), gate()];
      // The second worker reads the rows before the first one writes them, and is about to write them after that.
      let second: ImportWorker | null = null;
      const first = workerIn(site, async () => {
        if (second) return;
        await leases().updateOne({ _id: leaseOf(id) }, { $set: { until: new Date(0) } });
        second = workerIn(site, () => {
          hasRead.open();
          return written.opened;
        });
        await hasRead.opened;
      });
      await first.work();
      expect(await jobOf(id)).toMatchObject({ state: 'APPLYING', counts: { written: 2 } });
      written.open();
      await (second as ImportWorker | null)?.work();
      for (const worker of [first, second as ImportWorker | null]) await worker?.stop();
      expect(await jobOf(id)).toMatchObject({ state: 'APPLIED', problem: null, counts: { written: 2, skipped: 0 } });
      const records = await model.find({ slug: { $in: slugs } }).lean();
      expect(records.map(({ name, version }) => [name, version])).toEqual(
        slugs.map(() => [{ en: 'Overtaken' }, action === 'create' ? 1 : 2]),
      );
    }),
);

test('an import fails when a pass changes the state of none of its rows, in place of reading them for ever', () =>
  place.stopped(async (site) => {
    const id = await readyImport(site, [
      ['name', 'slug'],
      ['Stuck', 'stuck'],
    ]);
    // No step does anything with such a row.
    await ImportLineModel.updateMany({ importId: id }, { $unset: { action: '' } });
    const worker = workerIn(site);
    await worker.work();
    await worker.stop();
    expect(await jobOf(id)).toMatchObject({ state: 'FAILED', counts: { written: 0 }, holder: null });
  }));

test('an import whose account is deleted while rows are written stops, and a Super Admin takes back what is written', () =>
  place.stopped(async (site) => {
    const rows = Array.from({ length: 260 }, (_, at) => [`Left ${at}`, `left-${at}`]);
    const id = await readyImport(site, [['name', 'slug'], ...rows]);
    let steps = 0;
    const first = workerIn(site, () => Promise.resolve((steps += 1) === 1));
    await first.work();
    await first.stop();
    expect(await jobOf(id)).toMatchObject({ state: 'FAILED', counts: { written: 250 } });
    expect(await jobOf(id)).not.toHaveProperty('busyFor');
    const admin = new Types.ObjectId();
    await ImportModel.updateOne({ _id: id }, entering('UNDOING', admin));
    const second = workerIn(site, (userId) => Promise.resolve(userId === admin.toHexString()));
    await second.work();
    await second.stop();
    expect(await jobOf(id)).toMatchObject({ state: 'UNDONE', counts: { undone: 250 } });
    expect(await model.countDocuments({ slug: /^left-/ })).toBe(0);
  }));
