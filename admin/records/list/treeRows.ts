/** A visible row of a list: a record and, in a tree, its position. */
export interface TreeRow<R> {
  readonly record: R;
  /** 0 for a root. */
  readonly depth: number;
  /** Its number in the list; null below a root, where rows are not numbered. */
  readonly number: number | null;
  readonly hasChildren: boolean;
  readonly expanded: boolean;
}

interface InTree {
  readonly id: string;
  readonly parentId?: string | null;
}

/**
 * The visible rows of a page of roots and their descendants: children follow an expanded parent.
 * @param first the number of the first root in the list
 */
export function visibleRows<R extends InTree>(
  roots: readonly R[],
  descendants: readonly R[],
  expanded: ReadonlySet<string>,
  first = 1,
): TreeRow<R>[] {
  const below = new Map<string, R[]>();
  for (const record of descendants) {
    const parentId = record.parentId ?? '';
    below.set(parentId, [...(below.get(parentId) ?? []), record]);
  }
  const place = (record: R, depth: number, number: number | null): TreeRow<R>[] => {
    const children = below.get(record.id) ?? [];
    const open = children.length > 0 && expanded.has(record.id);
    const row = { record, depth, number, hasChildren: children.length > 0, expanded: open };
    return open ? [row, ...children.flatMap((child) => place(child, depth + 1, null))] : [row];
  };
  return roots.flatMap((root, index) => place(root, 0, first + index));
}

/** The indentation of a name, in pixels (SPEC-D136). */
export const treeIndent = (depth: number) => 12 + 5 * depth;
