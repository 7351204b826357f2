import { execFileSync } from 'node:child_process';

/**
 * The number of a run, which selects the layout to test each screen in. Consecutive commits select consecutive layouts;
 * TURN=n repeats a run. Outside a repository it is 0.
 */
export function turnOf(value: string | undefined, countCommits: () => string): number {
  if (value !== undefined) {
    if (!/^\d+$/.test(value)) throw new Error(`TURN is a whole number, not '${value}'.`);
    return Number(value);
  }
  try {
    return Number(countCommits());
  } catch {
    return 0;
  }
}

export const turn = turnOf(process.env['TURN'], () =>
  execFileSync('git', ['rev-list', '--count', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);

/** With ALL_WAYS=1, a run tests each screen in several layouts, and everything that opens on it in all. */
export const inAllWays = process.env['ALL_WAYS'] === '1';
