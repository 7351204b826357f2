import { MongoError } from '../errors.js';
import type { Collection } from './collection.js';
import type { StoredRecord } from './record.js';

/** An open transaction, as the owner of write locks. */
export interface LockOwner {
  /** Resolves when it has committed or aborted. */
  readonly ended: Promise<void>;
}

/** A write outside transactions conflicts with an open transaction: it waits for its end. Never sent to clients. */
export class LockedByTransaction extends Error {
  constructor(readonly owner: LockOwner) {
    super('locked by a transaction');
  }
}

export function writeConflict(): MongoError {
  return new MongoError(
    112,
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    {},
    ['TransientTransactionError'],
  );
}

/** The records and unique keys that open transactions have written to, by name. */
export class Locks {
  private readonly owners = new Map<string, LockOwner>();

  get isEmpty(): boolean {
    return this.owners.size === 0;
  }

  owner(name: string): LockOwner | undefined {
    return this.owners.get(name);
  }

  acquire(name: string, owner: LockOwner): void {
    this.owners.set(name, owner);
  }

  release(owner: LockOwner): void {
    for (const [name, holder] of this.owners) if (holder === owner) this.owners.delete(name);
  }

  /** Someone who has written to the collection. */
  ownerIn(collection: number): LockOwner | undefined {
    for (const [name, owner] of this.owners) if (name.startsWith(`${collection}/`)) return owner;
    return undefined;
  }
}

/** The locks that a change needs: the record's own, and those of its keys in unique indexes. */
export function lockNames(
  collection: Collection,
  record: StoredRecord | undefined,
  keys: readonly (readonly string[])[],
): string[] {
  const names = record ? [`${collection.number}/${record.id}`] : [];
  for (const [i, { spec }] of collection.indexes.entries())
    if (spec.unique) for (const key of keys[i] ?? []) names.push(`${collection.number}/${spec.name}/${key}`);
  return names;
}

export const namespaceLock = (namespace: string): string => `namespace ${namespace}`;
