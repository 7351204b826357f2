import 'reflect-metadata';
import { join } from 'node:path';
import { blogCategoryStore } from '../../modules/blog/blogCategory.js';
import { eventStore } from '../../modules/events/event.js';
import { Installation } from '../../testing/server/installation.js';
import { expectDone } from '../demo/demoContent.js';

/** An archive of a changed demo site, imported into an installation that has demo content of its own, with kills in between. */

let from: Installation;
let to: Installation;
beforeAll(async () => {
  from = await Installation.create();
  to = await Installation.create();
});
afterAll(async () => {
  await from.remove();
  await to.remove();
});

const COUNTS = /^ {2}(\w+\/\w+) +([\d,]+) +([\d,]+) +([\d,]+)$/;
/** Counts that an import reports of what it would do with each kind: new, changed and the same. */
const countsIn = (lines: readonly string[]): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, folder, ...counts] = COUNTS.exec(line) ?? [];
      return folder === undefined ? [] : [[folder, counts.map((count) => Number(count.replaceAll(',', '')))]];
    }),
  );
const total = (counts: Readonly<Record<string, readonly number[]>>, column: number): number =>
  Object.values(counts).reduce((sum, row) => sum + (row[column] ?? 0), 0);

test('an import that is killed between its records is completed by the next one, without a record twice', async () => {
  await from.serving(() => Promise.resolve(), { DEMO_CONTENT: '1' });
  await to.serving(() => Promise.resolve(), { DEMO_CONTENT: '1' });
  await from.stopped(async ({ context }) => {
    const server = await context('test');
    for (const { _id, featured } of await eventStore.model.find().lean())
      expectDone(await eventStore.toggle(_id.toHexString(), 'featured', featured !== true, server));
    expectDone(await blogCategoryStore.create({ name: 'Moved', slug: 'moved' }, server));
  });
  const archive = join(from.folder, 'site.tar');
  expect(await from.export(archive)).toMatchObject({ code: 0 });
  const planned = countsIn((await to.import(archive, '--check')).lines);
  expect(total(planned, 1)).toBeGreaterThan(0);
  const before = await to.stopped(() => eventStore.model.countDocuments());

  await to.importKilledAt(/^Checking/, archive);
  await to.importKilledAt(/^ {2}records\/events: \d+ written/, archive);
  expect(await to.import(archive)).toMatchObject({ code: 0 });

  const after = countsIn((await to.import(archive, '--check')).lines);
  expect([total(after, 0), total(after, 1)]).toEqual([0, 0]);
  expect(total(after, 2)).toBe(total(planned, 0) + total(planned, 1) + total(planned, 2));
  expect(await to.stopped(() => eventStore.model.countDocuments())).toBe(before);
  expect(await to.verify()).toMatchObject({ code: 0 });
});
