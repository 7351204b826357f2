/** A text with a number: a form for each plural category of the language, at least `other`. */
export interface PluralForms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  readonly other: string;
}

/** Fills the `{names}` of a text; placeholders without a value are left unchanged. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** Cached, because creating one takes longer than using it a hundred times. Bounded by the site's few languages. */
const pluralRules = new Map<string, Intl.PluralRules>();

/**
 * The form of a text for a number; its `{count}` is not filled yet.
 * @param language the one that the text is in, which its rules follow
 */
export function pluralForm(forms: PluralForms, count: number, language: string): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return forms[rules.select(count)] ?? forms.other;
}
