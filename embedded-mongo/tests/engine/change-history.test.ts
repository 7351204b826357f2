import { setImmediate } from 'node:timers/promises';
import { encode } from '../../bson/encode.js';
import { Catalog } from '../../store/catalog.js';
import { ChangeHistory } from '../../streams/history.js';
import { ChangeStream } from '../../streams/stream.js';

/** What the history of changes keeps, and that it says so when it has not kept enough. */
const MINUTE = 60_000;
const LARGE = 'x'.repeat(1024 * 1024);

function inserted(history: ChangeHistory, count: number): void {
  const view = new Catalog().view();
  const collection = view.create('db.things', {});
  for (let _id = 0; _id < count; _id++) {
    const doc = { _id, text: LARGE };
    collection.insert(doc, encode(doc), view.log);
  }
  history.add(view.log);
}

it('stores nothing until the first reader', () => {
  const history = new ChangeHistory();
  inserted(history, 2);
  expect(history.last).toBe(0);
  history.keep(Date.now());
  inserted(history, 2);
  expect(history.after(0, Date.now()).map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(history.after(2, Date.now())).toEqual([]);
});

it('forgets the oldest when they weigh too much, and says that they are lost', () => {
  const history = new ChangeHistory();
  history.keep(Date.now());
  inserted(history, 40);
  expect(() => history.after(0, Date.now())).toThrow(expect.objectContaining({ code: 286 }) as Error);
  const kept = history.after(30, Date.now());
  expect(kept.map(({ sequence }) => sequence)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
  expect(() => history.after(41, Date.now())).toThrow(expect.objectContaining({ code: 286 }) as Error);
});

it('stops storing after ten minutes without a reader: what was missed then counts as lost', () => {
  const history = new ChangeHistory();
  const now = Date.now();
  history.keep(now);
  inserted(history, 1);
  history.sweep(now + 9 * MINUTE);
  expect(history.after(1, now)).toEqual([]);
  history.sweep(now + 11 * MINUTE);
  inserted(history, 1);
  history.keep(now + 12 * MINUTE);
  expect(() => history.after(1, now)).toThrow(expect.objectContaining({ code: 286 }) as Error);
  expect(history.after(history.last, now)).toEqual([]);
});

it('wakes a stream that waits at a change and at its end, not before', async () => {
  const history = new ChangeHistory();
  history.keep(Date.now());
  const stream = new ChangeStream(history, {
    watched: {},
    looksUp: false,
    rest: (documents) => [...documents],
    after: history.last,
    view: new Catalog().view(),
  });
  const happened: string[] = [];
  const wait = (name: string): Promise<unknown> => stream.wait(60 * MINUTE).then(() => happened.push(`woken: ${name}`));
  const change = wait('change');
  // What does not wait is over when the tasks that are due have been done.
  await setImmediate();
  happened.push('change');
  inserted(history, 1);
  await change;
  expect(stream.take(10, LARGE.length * 2).documents).toHaveLength(1);
  const end = wait('end');
  await setImmediate();
  happened.push('end');
  stream.close();
  await end;
  expect(happened).toEqual(['change', 'woken: change', 'end', 'woken: end']);
});
