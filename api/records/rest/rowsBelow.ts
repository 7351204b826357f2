import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { clientFields } from './kindDocuments.js';
import type { KindTable } from './kindRoutes.js';
import { kindViews } from './kindViews.js';
import type { Names } from './names.js';

/**
 * Fields that visitors read of the records of another kind that are within a record, in its field `field`, in its
 * details or in a list.
 */
export function rowsBelow(
  kind: AnyKind,
  field: string,
  names: Names,
  within: 'details' | 'list' = 'details',
): NonNullable<KindTable['more']> {
  const views = kindViews(kind, { names, columns: [], also: [] });
  const [reader, view] = within === 'list' ? (['below', views.below] as const) : (['visitors', views.client] as const);
  return { selection: `${field} { ${clientFields(kind, reader)} }`, fields: [{ name: field, from: field, view }] };
}
