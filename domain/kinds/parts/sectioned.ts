import { object, type ISchema, type ObjectSchema } from 'yup';
import type { TextName } from '../../catalogues/generated/textNames.js';
import type { FormSection } from './kind.js';
import type { FieldOf, Flat } from './kindTypes.js';

type Merged<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer All) => void
  ? Flat<All>
  : never;

/**
 * The rules of a long form and its sections, of the rules by section: `{ 'words.basics': { name: …, slug: … }, … }`. The
 * address calls the sections 'section-1', 'section-2' and so on.
 */
export function sectioned<Parts extends Readonly<Partial<Record<TextName, object>>>>(parts: {
  readonly [Part in keyof Parts]: { readonly [Field in keyof Parts[Part]]: ISchema<Parts[Part][Field]> };
}): {
  readonly rules: ObjectSchema<Merged<Parts[keyof Parts]>>;
  readonly sections: readonly FormSection<FieldOf<Merged<Parts[keyof Parts]>>>[];
} {
  const all = Object.entries<Readonly<Record<string, ISchema<unknown>>>>(parts);
  const rules: unknown = object(Object.fromEntries(all.flatMap(([, fields]) => Object.entries(fields))));
  const sections = all.map(([label, fields], index) => ({
    id: `section-${index + 1}`,
    // The compiler reads keys as texts.
    label: label as TextName,
    fields: Object.keys(fields) as FieldOf<Merged<Parts[keyof Parts]>>[],
  }));
  // The compiler follows no merge of a list of objects.
  return { rules: rules as ObjectSchema<Merged<Parts[keyof Parts]>>, sections };
}
