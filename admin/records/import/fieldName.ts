import type { ImportMatchingDetailsFragment } from '../../graphql/generated/typed/graphql';
import { languageName } from '../../texts/languageName';
import type { useT } from '../../texts/useT';

/** Displayed name of a field that a column can be: 'Event name (Arabic) *'; the star marks what new records need. */
export function fieldName(
  { label, language, required }: ImportMatchingDetailsFragment['fields'][number],
  t: ReturnType<typeof useT>,
): string {
  const name = language === null ? label : `${label} (${languageName(language, t.language)})`;
  return required ? `${name} *` : name;
}
