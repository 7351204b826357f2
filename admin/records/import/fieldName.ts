import type { ImportMatchingDetailsFragment } from '../../graphql/generated/typed/graphql';
import type { useT } from '../../texts/useT';

/** Displayed name of a field that a column can be: 'Event name (Arabic) *'; the star marks what new records need. */
export function fieldName(
  { label, language, required }: ImportMatchingDetailsFragment['fields'][number],
  t: ReturnType<typeof useT>,
): string {
  const name = language === null ? label : `${label} (${languageName(language, t.language)})`;
  return required ? `${name} *` : name;
}

/** The name of a language in the language of the console; its code where there is none. */
function languageName(code: string, reader: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
