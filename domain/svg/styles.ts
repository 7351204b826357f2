import { SVG_PROPERTIES } from './allowed.js';

/** Allowed functions in values: colours, transforms, shapes, filters, and local references. */
const FUNCTIONS = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix
  matrix matrix3d translate translatex translatey scale scalex scaley rotate skewx skewy perspective
  calc min max clamp cubic-bezier steps inset circle ellipse polygon path rect
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia url`.split(/\s+/),
);

const LOCAL_URL = /url\(\s*(['"]?)#[^\s'"()\\<>]+\1\s*\)/gi;

/** Syntax that parsers may interpret differently: escapes, at-rules, comments, ends of blocks and elements. */
// oxlint-disable-next-line eslint/no-control-regex -- they are what is looked for
const DOUBTFUL = /[\\@<>{}]|\/\*|\*\/|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Whether a value of an attribute or a declaration only affects appearance. */
export function isHarmless(value: string): boolean {
  if (DOUBTFUL.test(value)) return false;
  const rest = value.replace(LOCAL_URL, ' ');
  if (/url\s*\(|script\s*:|data\s*:/i.test(rest)) return false;
  return functionsIn(rest).every((name) => name === '' || FUNCTIONS.has(name.toLowerCase()));
}

const NAME_SIGN = /[\w-]/;

/** The names before opening parentheses. Scanned backwards from each, in linear time. */
function functionsIn(value: string): readonly string[] {
  const before = value.split('(').slice(0, -1);
  return before.map((piece) => {
    const text = piece.trimEnd();
    let start = text.length;
    while (start > 0 && NAME_SIGN.test(text.charAt(start - 1))) start -= 1;
    return text.slice(start);
  });
}

/** Removes comments; an unclosed one extends to the end. */
function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  const remaining = rest.map((piece) => {
    const end = piece.indexOf('*/');
    return end < 0 ? '' : piece.slice(end + 2);
  });
  return [first, ...remaining].join(' ');
}

/** The allowed declarations: `fill:red;stroke:none`. */
export function cleanDeclarations(text: string): string {
  const declarations = withoutComments(text)
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, colon).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      const allowed = colon > 0 && value !== '' && SVG_PROPERTIES.has(property);
      return allowed && isHarmless(value) ? [`${property}:${value.replace(/\s+/g, ' ')}`] : [];
    });
  return declarations.join(';');
}

/** Class, id and element selectors and combinators; no attribute selectors or escapes. */
const SELECTOR = /^[\w\s.#*,:>+~()-]+$/;

/**
 * The allowed rules of a style sheet. Nested rules (@media) are removed: `@` and a second `{` do not match a selector.
 */
export function cleanStyleSheet(text: string): string {
  return withoutComments(text)
    .replace(/<!--|-->|@[^{};@]*;/g, ' ')
    .split('}')
    .flatMap((rule) => {
      const [selector = '', body, ...more] = rule.split('{');
      if (body === undefined || more.length > 0 || !SELECTOR.test(selector)) return [];
      const declarations = cleanDeclarations(body);
      return declarations ? [`${selector.trim().replace(/\s+/g, ' ')}{${declarations}}`] : [];
    })
    .join('');
}
