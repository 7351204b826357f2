/** Levels and values that the JSON of a request may have: the longest forms and lists have a tenth of them. */
export const JSON_LIMITS = { depth: 100, values: 20_000 } as const;

/** JSON of more levels or values than any request has; refused like a text that is no JSON. */
export class JsonTooComplex extends SyntaxError {
  override readonly name = 'JsonTooComplex';
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** The place after a text that begins before `from`; the end for one that is not closed. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from); at >= 0; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (at - escapes > from && json.charCodeAt(at - escapes - 1) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return json.length;
}

/** Whether the text stays within the limits, read without building anything. It need not be JSON. */
function isBounded(json: string): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at + 1) - 1;
    else if (code === COMMA) values += 1;
    else if (OPENING.has(code)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(code)) depth -= 1;
    if (depth > JSON_LIMITS.depth || values > JSON_LIMITS.values) return false;
  }
  return true;
}

/**
 * Parses JSON that a client sent: whatever works on the value can recurse into it, and look at all of it.
 * @throws SyntaxError for a text that is no JSON, and (JsonTooComplex) for one of too many levels or values
 */
export function parseJson(json: string): unknown {
  if (!isBounded(json)) throw new JsonTooComplex();
  return JSON.parse(json);
}
