const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe to insert into HTML. */
export class Html {
  constructor(readonly text: string) {}
}

/** A value of a template; missing values and false render as nothing. */
export type Part = Html | string | number | boolean | null | undefined | readonly Part[];

/** Escapes text for HTML or XML, between tags or within an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return typeof part === 'object' && part !== null ? part.map(write).join('') : '';
}

/** Template tag that escapes its values, except those that are Html. */
export const html = (strings: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, at) => text + write(values[at - 1]) + string));
