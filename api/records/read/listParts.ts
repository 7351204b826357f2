import type { ListedKind, SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import { sortSteps, type Condition } from './listQuery.js';

/** A part of a list: which records, and in which order. Each record of the list is in one part. */
export interface ListPart {
  readonly condition: Condition;
  readonly order: readonly SortStep[];
}

/** A list in one part: in the order of a field, or in the kind's own. */
export const inOrder = (kind: Pick<ListedKind, 'order'>, sort: SortStep | null): ListPart => ({
  condition: {},
  order: sortSteps(kind, sort),
});

/**
 * A page of a list that consists of parts: only those that it shows are read.
 * @param sizes how many records each part has
 * @param read rows of a part; `limit` is at least 1
 */
export async function pageOfParts<Row>(
  parts: readonly ListPart[],
  sizes: readonly number[],
  page: { readonly skip: number; readonly limit: number },
  read: (part: ListPart, at: { readonly skip: number; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let { skip } = page;
  for (const [at, part] of parts.entries()) {
    if (rows.length >= page.limit) break;
    const size = sizes[at] ?? 0;
    if (size > skip) rows.push(...(await read(part, { skip, limit: page.limit - rows.length })));
    skip = Math.max(0, skip - size);
  }
  return rows;
}
