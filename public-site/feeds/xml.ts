const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not have, not even as references. */
// eslint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const escaped = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** An element with its attributes, of which those that are null are left out, and its text or elements. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  content: string | readonly Xml[] = '',
): Xml {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${escaped(value)}"`))
    .join('');
  const inner = typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('');
  return { xml: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>` };
}

/** Written XML, which is not escaped again. */
export interface Xml {
  readonly xml: string;
}
