import { TREE_MAX_DEPTH } from '@polyphony/domain/limits.js';
import type { StoredRecord } from '../schema/record.js';
import { idOf } from '../write/write.js';

export const parentOf = (record: StoredRecord) => record.parentId?.toHexString() ?? null;

/** The ids by their depth among each other, the lowest level first. */
export function levelsOf(ids: readonly string[], records: readonly StoredRecord[]): string[][] {
  const parents = new Map(records.map((record) => [idOf(record), parentOf(record)]));
  const depth = (id: string, step = 0): number => {
    const parent = parents.get(id);
    return parent && parents.has(parent) && step < TREE_MAX_DEPTH ? 1 + depth(parent, step + 1) : 0;
  };
  const levels: string[][] = Array.from({ length: TREE_MAX_DEPTH + 1 }, () => []);
  for (const id of ids) levels[TREE_MAX_DEPTH - depth(id)]?.push(id);
  return levels.filter((level) => level.length > 0);
}

/** Each row's descendants, parents before their children, siblings in the order they came in. */
export function inTreeOrder(rows: readonly StoredRecord[], below: readonly StoredRecord[]): StoredRecord[] {
  const children = new Map<string | null, StoredRecord[]>();
  for (const record of below) {
    const siblings = children.get(parentOf(record));
    if (siblings) siblings.push(record);
    else children.set(parentOf(record), [record]);
  }
  const walk = (record: StoredRecord): StoredRecord[] =>
    (children.get(idOf(record)) ?? []).flatMap((child) => [child, ...walk(child)]);
  return rows.flatMap(walk);
}
