/** Whether an error of the file system has one of these codes, such as 'ENOENT'. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** Error handler that returns `value` for a missing file or folder. @throws any other error */
export const whenMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (hasCode(error, 'ENOENT')) return value;
    throw error;
  };
