import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { clientFields } from './kindDocuments.js';
import type { KindTable } from './kindRoutes.js';
import { kindViews } from './kindViews.js';
import type { Names } from './names.js';

/** What visitors read of the records of another kind that are within a record, in its field `field`. */
export const rowsBelow = (kind: AnyKind, field: string, names: Names): NonNullable<KindTable['more']> => ({
  selection: `${field} { ${clientFields(kind)} }`,
  fields: [{ name: field, from: field, view: kindViews(kind, { names, columns: [], also: [] }).client }],
});
