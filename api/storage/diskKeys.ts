import { join } from 'node:path';

const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;

/** Whether a text can be a key: folders and a name of plain letters, none of which leads elsewhere. */
export const isKey = (key: string): boolean =>
  key.length <= 500 && key.split('/').every((segment) => SEGMENT.test(segment) && !segment.includes('..'));

/** Where an object is below a folder. @throws for what is no key */
export function pathOf(folder: string, key: string): string {
  if (!isKey(key)) throw new Error('That is no key of an object.');
  return join(folder, key);
}
