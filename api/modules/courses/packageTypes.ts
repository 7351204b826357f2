import type { course } from '@polyphony/domain/kinds/course.js';
import type { RecordOf } from '../../records/schema/record.js';

/** A course that was stored before it could have categories has none. */
type Categories = Partial<Pick<RecordOf<typeof course>, 'packageCategories' | 'packageCategoriesSwitch'>>;

/** The types that packages of a course can have in a language: its package categories, while they are switched on. */
export function typesOf({ packageCategoriesSwitch, packageCategories }: Categories, lang: string): readonly string[] {
  return packageCategoriesSwitch ? (packageCategories?.[lang] ?? []) : [];
}
