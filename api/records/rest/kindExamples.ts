import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import { literalName, type Names } from './names.js';
import type { Values } from './row.js';

const EXAMPLE_ID = '65f0c0ffee0c0ffee0c0ffee';

const legacy = (names: Names, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [literalName(names, field), value]),
  );

/** Bodies to send, from the kind's own example. @param id what the module's payloads call the record's id */
export function kindExamples(
  kind: AnyKind,
  names: Names,
  id: string,
): { readonly create: Values; readonly update: Values } {
  const values = legacy(names, kind.example.en);
  const translation = kind.example.ar;
  return {
    create: values,
    update: {
      [id]: EXAMPLE_ID,
      ...values,
      ...(translation && { translateData: { lang: 'ar', ...legacy(names, translation) } }),
    },
  };
}
