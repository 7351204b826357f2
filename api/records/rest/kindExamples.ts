import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { entryExamples, entryListOf } from './entryLists.js';
import { literalName, type Names } from './names.js';
import type { Values } from './row.js';

const EXAMPLE_ID = '65f0c0ffee0c0ffee0c0ffee';

const legacy = (kind: AnyKind, names: Names, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => {
        const list = entryListOf(kind, field);
        return [literalName(names, field), list ? entryExamples(list, names, value) : value];
      }),
  );

/** Bodies to send, from the kind's own example. @param id what the module's payloads call the record's id */
export function kindExamples(
  kind: AnyKind,
  names: Names,
  id: string,
): { readonly create: Values; readonly update: Values } {
  const values = legacy(kind, names, kind.example.en);
  const translation = kind.example.ar;
  return {
    create: values,
    update: {
      [id]: EXAMPLE_ID,
      ...values,
      ...(translation && { translateData: { lang: 'ar', ...legacy(kind, names, translation) } }),
    },
  };
}
