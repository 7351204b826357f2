/** Places for names that have been read; two that fall on the same one take turns. */
const PLACES = 4096;
const LONGEST = 64;

const names: string[] = new Array<string>(PLACES).fill('');

/** Position of the zero byte that ends the name begun at `start`; `limit` when there is none before it. */
export function endOfName(bytes: Buffer, start: number, limit: number): number {
  let end = start;
  while (end < limit && bytes[end] !== 0) end++;
  return end;
}

/**
 * The field name between two places. The same names recur: comparing bytes is several times faster than
 * making a string, which the engine would then have to look up once more to use it as a key.
 */
export function nameBetween(bytes: Buffer, start: number, end: number): string {
  const length = end - start;
  if (length > LONGEST) return bytes.toString('utf8', start, end);
  let hash = length;
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + (bytes[i] as number)) | 0;
  const place = (hash ^ (hash >>> 12)) & (PLACES - 1);
  const known = names[place] as string;
  if (known.length === length && isAt(known, bytes, start)) return known;
  const name = asKey(bytes.toString('utf8', start, end));
  // As many characters as bytes: it is ASCII, where one byte is one character.
  if (name.length === length) names[place] = name;
  return name;
}

function isAt(name: string, bytes: Buffer, start: number): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}

/** The same string, as the engine keeps it for the keys of objects. */
function asKey(name: string): string {
  return Object.keys({ [name]: undefined })[0] ?? name;
}
