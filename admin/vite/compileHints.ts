import type { Plugin } from 'vite';

/** Has V8 compile every function of a script when it is loaded, off the main thread; other engines ignore it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds this hint to chunks whose functions are mostly called before a page can be used. Compiled one by one when they are
 * first called, they take a fifth of the main thread's time until a first list is shown (ADR-0118).
 * @param chunks their names
 */
export const compileHints = (chunks: readonly string[]): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  // Last, because the hint counts only at the top of the file.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && chunks.includes(file.name)) file.code = HINT + file.code;
      }
    },
  },
});
