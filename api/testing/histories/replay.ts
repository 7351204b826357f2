import { isDeepStrictEqual } from 'node:util';
import type { RecordState, ValueChange } from '../../records/history/recordState.js';
import type { StoredRevision } from '../../records/history/revision.js';

/** The state after changes, worked out from the state before them. @throws Error when that is not what they say it was */
function redone(state: RecordState, changes: readonly ValueChange[]): RecordState {
  const next: Record<string, unknown> = { ...state };
  for (const { path, before, after, at } of changes) {
    const now = next[path] ?? null;
    let value = after;
    if (at !== undefined) {
      const isText = typeof now === 'string' && typeof before === 'string' && typeof after === 'string';
      if (!isText || now.slice(at, at + before.length) !== before)
        throw new Error(`the part of '${path}' at ${at} is not ${JSON.stringify(before)}`);
      value = now.slice(0, at) + after + now.slice(at + before.length);
    } else if (!isDeepStrictEqual(now, before ?? null)) {
      throw new Error(`'${path}' is ${JSON.stringify(now)}, not ${JSON.stringify(before)}`);
    }
    if (value === null) delete next[path];
    else next[path] = value;
  }
  return next;
}

/** Result of the revisions of a record. */
export interface Replayed {
  readonly isDeleted: boolean;
  readonly version: number;
  /** Its state after each version. */
  readonly states: ReadonlyMap<number, RecordState>;
  readonly state: RecordState;
}

const byVersion = (one: StoredRevision, other: StoredRevision) =>
  one.version - other.version || Number(one.action === 'DELETE') - Number(other.action === 'DELETE');

/**
 * Replays the history of a record from its beginning. Versions follow one another without a gap; a deletion has the version
 * that it deleted, and a restoration the next one.
 * @throws Error that says where the history breaks
 */
export function replayed(revisions: readonly StoredRevision[]): Replayed {
  let [version, isDeleted] = [0, true];
  let state: RecordState = {};
  const states = new Map<number, RecordState>([[0, state]]);
  for (const revision of revisions.toSorted(byVersion)) {
    const { action } = revision;
    const where = `${action} of version ${revision.version} after ${isDeleted ? 'deleted ' : ''}version ${version}`;
    if (action === 'DELETE') {
      if (isDeleted || revision.version !== version) throw new Error(`a history has ${where}`);
      isDeleted = true;
      continue;
    }
    const begins = version === 0 ? action === 'CREATE' : action === 'RESTORE';
    if (revision.version !== version + 1 || begins !== isDeleted) throw new Error(`a history has ${where}`);
    try {
      state = redone(state, revision.changes);
    } catch (error) {
      throw new Error(`${where}: ${String(error)}`, { cause: error });
    }
    [version, isDeleted] = [revision.version, false];
    states.set(version, state);
  }
  return { isDeleted, version, states, state };
}
