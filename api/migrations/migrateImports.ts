import type { Types } from 'mongoose';
import { entriesIn, fieldsIn, isValues } from '../platform/values.js';
import { columnsBy, formBy } from './migrated.js';
import { migrateEach } from './migrateRecords.js';
import type { RecordStep, StepWork, Values } from './migration.js';

/** The rows of stored imports, which are few and gone after days, with what they write and what undoing gives back. */
export async function migrateImports(work: StepWork, step: RecordStep): Promise<void> {
  const scope = { kind: { $in: [...step.kinds] } };
  const imports = { collection: 'imports', scope, derived: [] };
  await migrateEach(work, imports, (one) => {
    const { mapping } = one;
    if (!isValues(mapping)) return one;
    const { columns } = mapping;
    if (!Array.isArray(columns)) return one;
    // A column that is left out is null.
    const renamed = columns.map((name: unknown) => (typeof name === 'string' && name ? step.path(name) : name));
    return { ...one, mapping: { ...mapping, columns: renamed } };
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
  const { values, form, changes } = line;
  return {
    ...line,
    ...(isValues(values) && { values: columnsBy(step, values) }),
    ...(isValues(form) && { form: formOfLine(step, form) }),
    ...(Array.isArray(changes) && { changes: entriesIn(changes).map((change) => changeBy(step, change)) }),
  };
}

function formOfLine(step: RecordStep, { input, texts }: Values): Values {
  return {
    input: isValues(input) ? formBy(step, input) : null,
    texts: entriesIn(texts).map((one) => ({ ...one, input: formBy(step, fieldsIn(one.input)) })),
  };
}

function changeBy(step: RecordStep, { column, before, after }: Values): Values {
  const path = String(column);
  return { column: step.path(path), before: step.value(path, before), after: step.value(path, after) };
}
