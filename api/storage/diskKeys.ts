import { join } from 'node:path';

const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;

/** Whether a text is a valid key: path segments of plain characters that cannot leave the folder. */
export const isKey = (key: string): boolean =>
  key.length <= 500 && key.split('/').every((segment) => SEGMENT.test(segment) && !segment.includes('..'));

/** The path of an object below a folder. @throws Error for an invalid key */
export function pathOf(folder: string, key: string): string {
  if (!isKey(key)) throw new Error('Invalid key of an object.');
  return join(folder, key);
}
