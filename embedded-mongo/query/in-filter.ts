let filter = false;

/** Whether the expression being compiled is a filter's: some of its errors are others then. */
export const isFilter = (): boolean => filter;

/** Compiles the expression of a filter's $expr. */
export function forFilter<T>(compile: () => T): T {
  filter = true;
  try {
    return compile();
  } finally {
    filter = false;
  }
}
