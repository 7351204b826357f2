import { fieldsIn, textIn } from './values.js';

/** The code of an error of the file system, such as 'ENOENT'; null for other errors. */
export function fileCodeOf(error: unknown): string | null {
  const { code } = fieldsIn(error);
  return textIn(code);
}

/** Whether an error of the file system has one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(fileCodeOf(error) ?? '');

/** Error handler that returns `value` for a missing file or folder. @throws any other error */
export const whenMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (hasCode(error, 'ENOENT')) return value;
    throw error;
  };
