import type { StoredRecord } from '../../records/schema/record.js';

/** The types that packages of a course can have in a language: its package categories, while they are switched on. */
export function typesOf(course: StoredRecord, lang: string): readonly string[] {
  if (course['packageCategoriesSwitch'] !== true) return [];
  const byLanguage = (course['packageCategories'] ?? {}) as Readonly<Record<string, readonly string[]>>;
  return byLanguage[lang] ?? [];
}
