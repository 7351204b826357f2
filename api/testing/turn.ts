import { execFileSync } from 'node:child_process';

/**
 * The number of a run, which selects in which way it looks at each screen. Consecutive commits select consecutive ways;
 * TURN=n repeats a run. Without a repository it is 0.
 */
export function turnOf(given: string | undefined, countCommits: () => string): number {
  if (given !== undefined) {
    if (!/^\d+$/.test(given)) throw new Error(`TURN is a whole number, not '${given}'.`);
    return Number(given);
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

/** With ALL_WAYS=1, a run looks at each screen in several ways, and at what opens on it in all. */
export const inAllWays = process.env['ALL_WAYS'] === '1';
