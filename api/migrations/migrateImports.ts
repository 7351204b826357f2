import type { Types } from 'mongoose';
import { columnsBy, formBy } from './migrated.js';
import { migrateEach } from './migrateRecords.js';
import type { RecordStep, StepWork, Values } from './migration.js';

interface Form {
  readonly input: Values | null;
  readonly texts: readonly { readonly lang: string; readonly input: Values }[];
}

interface Change {
  readonly column: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A column that is chosen for a field, null for one that is left out. */
interface Mapping {
  readonly columns: readonly (string | null)[];
}

/** The rows of stored imports, which are few and gone after days, with what they write and what undoing gives back. */
export async function migrateImports(work: StepWork, step: RecordStep): Promise<void> {
  const scope = { kind: { $in: [...step.kinds] } };
  const imports = { collection: 'imports', scope, derived: [] };
  await migrateEach(work, imports, (one) => {
    const mapping = one['mapping'] as Mapping | undefined;
    if (!mapping) return one;
    return { ...one, mapping: { ...mapping, columns: mapping.columns.map((name) => name && step.path(name)) } };
  });
  const ids = await work.database
    .collection<{ _id: Types.ObjectId }>('imports')
    .find(scope, { projection: { _id: 1 } })
    .toArray();
  if (ids.length === 0) return;
  const lines = { collection: 'importLines', scope: { importId: { $in: ids.map(({ _id }) => _id) } }, derived: [] };
  await migrateEach(work, lines, (line) => lineBy(step, line));
}

function lineBy(step: RecordStep, line: Values): Values {
  const { values, form, changes } = line as {
    readonly values?: Values;
    readonly form?: Form;
    readonly changes?: readonly Change[];
  };
  return {
    ...line,
    ...(values && { values: columnsBy(step, values) }),
    ...(form && {
      form: {
        input: form.input && formBy(step, form.input),
        texts: form.texts.map((texts) => ({ ...texts, input: formBy(step, texts.input) })),
      },
    }),
    ...(changes && {
      changes: changes.map(({ column, before, after }) => ({
        column: step.path(column),
        before: step.value(column, before),
        after: step.value(column, after),
      })),
    }),
  };
}
