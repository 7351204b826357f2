/** How long a test waits for a state: also on a machine that is busy with other suites, and below jest's own limit. */
const PATIENCE_MS = 60_000;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

export {};
