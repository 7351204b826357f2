import { encode } from '../../bson/encode.js';
import type { Doc } from '../../bson/value.js';
import { Collection } from '../../store/collection.js';
import { readIndexSpec } from '../../store/index-spec.js';
import { isRecordChange, type StoreChange } from '../../store/changes.js';
import { removeExpired } from '../../ttl.js';

it('removes what is older than its index says, and only dates', () => {
  const collection = Collection.create(1, 'test.sessions', {});
  const log: StoreChange[] = [];
  const now = 1.7e12;
  const at = (seconds: number): Date => new Date(now - seconds * 1000);
  const docs: Doc[] = [
    { _id: 1, at: at(61) },
    { _id: 2, at: at(59) },
    { _id: 3 },
    { _id: 4, at: 'never' },
    { _id: 5, at: [at(0), at(90)] },
  ];
  for (const doc of docs) collection.insert(doc, encode(doc), log);
  collection.addIndex(readIndexSpec({ key: { at: 1 }, expireAfterSeconds: 60 }), log);
  log.length = 0;
  removeExpired([collection], log, now);
  expect([...collection.all()].map(({ doc }) => doc._id)).toEqual([2, 3, 4]);
  // By their dates: the array's is the oldest.
  const removed = log.map((change) => isRecordChange(change) && change.after === undefined && change.before?.doc._id);
  expect(removed).toEqual([5, 1]);
});

it('finds what is expired by the index alone, also by one in descending order', () => {
  const collection = Collection.create(1, 'test.sessions', {});
  const log: StoreChange[] = [];
  const now = 1.7e12;
  for (const [_id, at] of [new Date(now - 61_000), new Date(now - 60_000), new Date(now), true, null].entries()) {
    const doc: Doc = { _id, at };
    collection.insert(doc, encode(doc), log);
  }
  collection.addIndex(readIndexSpec({ key: { at: -1 }, expireAfterSeconds: 60 }), log);
  removeExpired([collection], log, now);
  expect([...collection.all()].map(({ doc }) => doc._id)).toEqual([2, 3, 4]);
});
