import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a test waits for a state: also on a machine busy with other suites, and below jest's own limit. */
const PATIENCE_MS = 60_000;
/**
 * Turns that React gets after an action of the simulated user, beyond the one of the library: it divides its work into more of
 * them on a slow machine, and what it renders would come after an expectation right behind the action.
 */
const TURNS = 5;

if ('document' in globalThis) {
  const { configure, getConfig } = await import('@testing-library/react');
  const library = getConfig();
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    asyncWrapper: (work): Promise<unknown> =>
      library.asyncWrapper(async () => {
        const result: unknown = await work();
        // Of Node, which fake clocks of tests do not stop.
        for (let turn = 0; turn < TURNS; turn += 1) await pause(0);
        return result;
      }),
  });
}
