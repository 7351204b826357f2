import { object, type AnyObject, type ObjectSchema, type ObjectShape } from 'yup';
import type { FormSection } from './kind.js';

/**
 * The rules of a long form and its sections, of the rules by section: `{ Basics: { name: …, slug: … }, SEO: { … } }`. The
 * address calls the sections 'section-1', 'section-2' and so on.
 */
export function sectioned(parts: Readonly<Record<string, ObjectShape>>): {
  readonly rules: ObjectSchema<AnyObject>;
  readonly sections: readonly FormSection[];
} {
  const rules = Object.fromEntries(Object.values(parts).flatMap((fields) => Object.entries(fields)));
  const sections = Object.entries(parts).map(([label, fields], index) => ({
    id: `section-${index + 1}`,
    label,
    fields: Object.keys(fields),
  }));
  return { rules: object(rules), sections };
}
