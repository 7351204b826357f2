import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { StoredRecord } from '../schema/record.js';

/** Rows of a list with a record at its place, or in another one that its order and what it is below put it in. */
export function withListed<
  Found extends { readonly rows: readonly StoredRecord[]; readonly descendants: readonly StoredRecord[] },
>(kind: AnyKind, found: Found, record: StoredRecord): Found {
  const isIt = ({ _id }: StoredRecord) => _id.equals(record._id);
  const placed = (rows: readonly StoredRecord[], belongs: boolean) => {
    const others = rows.filter((row) => !isIt(row));
    if (!belongs) return others;
    const before = rows.findIndex(isIt);
    const order = record.orderNumber;
    const later = others.findIndex((row) => Number(row.orderNumber ?? 0) > Number(order ?? 0));
    // In its own place while its order is the same; else before the first that comes after it.
    const at = before >= 0 && rows[before]?.orderNumber === order ? before : later < 0 ? others.length : later;
    return others.toSpliced(at, 0, record);
  };
  const isBelow = kind.tree !== undefined && record.parentId != null;
  return { ...found, rows: placed(found.rows, !isBelow), descendants: placed(found.descendants, isBelow) };
}
