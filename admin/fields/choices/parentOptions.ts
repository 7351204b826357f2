import { visibleRows } from '../../records/list/treeRows';
import type { SelectOption } from './SelectInput';

interface TreeOption extends SelectOption {
  readonly parentId?: string | null;
}

/**
 * The possible parents of a record, in tree order: neither itself nor its descendants. An option whose own parent is
 * missing counts as a root, so that it can still be selected.
 */
export function parentOptions(options: readonly TreeOption[], recordId: string | null): SelectOption[] {
  const offered = new Set(options.map(({ id }) => id));
  const isRoot = ({ parentId }: TreeOption) => !parentId || !offered.has(parentId);
  const roots = options.filter(isRoot).filter(({ id }) => id !== recordId);
  const below = options.filter((option) => !isRoot(option) && option.id !== recordId);
  return visibleRows(roots, below, offered).map(({ record, depth }) => ({ ...record, depth }));
}
