import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { entryExamples, entryListOf } from './entryLists.js';
import { literalName, type Names } from './names.js';
import type { Values } from './row.js';

const EXAMPLE_ID = '65f0c0ffee0c0ffee0c0ffee';

interface Written {
  readonly names: Names;
  /** Lists of entries that are sent as an object of lists. */
  readonly columns: readonly string[];
}

/** Entries as an object with a list for each of their fields. */
const inColumns = (entries: readonly Values[]): Values => {
  const fields = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  return Object.fromEntries(fields.map((field) => [field, entries.map((entry) => entry[field])]));
};

const legacy = (kind: AnyKind, { names, columns }: Written, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => {
        const list = entryListOf(kind, field);
        if (!list) return [literalName(names, field), value];
        const entries = entryExamples(list, names, value);
        return [literalName(names, field), columns.includes(field) ? inColumns(entries) : entries];
      }),
  );

/** Bodies to send, from the kind's own example. @param id what the module's payloads call the record's id */
export function kindExamples(
  kind: AnyKind,
  written: Written,
  id: string,
): { readonly create: Values; readonly update: Values } {
  const values = legacy(kind, written, kind.example.en);
  const translation = kind.example.ar;
  return {
    create: values,
    update: {
      [id]: EXAMPLE_ID,
      ...values,
      ...(translation && { translateData: { lang: 'ar', ...legacy(kind, written, translation) } }),
    },
  };
}
