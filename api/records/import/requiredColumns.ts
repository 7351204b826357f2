import { columnsOf } from '@polyphony/domain/import/columns.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { SchemaDescription } from 'yup';

/** The columns that a new record needs. A slug follows from the title. */
export function requiredColumns(kind: AnyKind): readonly string[] {
  const { fields } = kind.rules.describe();
  const isRequired = (field: string) => {
    const { optional, nullable, default: initial } = fields[field] as SchemaDescription;
    return !optional && !nullable && initial === undefined && field !== 'slug';
  };
  return columnsOf(kind, [])
    .filter(({ field, holds }) => holds !== 'id' && isRequired(field))
    .map(({ name }) => name);
}
