/** Runs for about so many milliseconds and returns operations a second. */
export type Workload = (milliseconds: number) => Promise<number>;

/** Measurements of one thing, one a round. */
export type Samples = readonly number[];

/** A middle value, with the quarter and three-quarter values beside it: half of the rounds lie between these. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Measures workloads side by side: each round runs all of them, every other round in the opposite order, so that what
 * else goes on at the machine falls on all alike and ratios within a round hold. One round before is not counted.
 */
export async function interleave<Name extends string>(
  workloads: Readonly<Record<Name, Workload>>,
  rounds: number,
  milliseconds: number,
): Promise<Record<Name, Samples>> {
  const names = Object.keys(workloads) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await workloads[name](milliseconds);
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      samples[name].push(await workloads[name](milliseconds));
    }
  }
  return samples;
}

export function spreadOf(samples: Samples): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] as number;
    return below + ((sorted[Math.ceil(place)] as number) - below) * (place % 1);
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** One thing in terms of another, round by round. */
export function ratio(samples: Samples, base: Samples): Spread {
  return spreadOf(samples.map((sample, round) => sample / (base[round] as number)));
}

/** Operations a second of `clients` that each start the next operation when the last is done. */
export function clients(count: number, operation: (client: number) => Promise<unknown>): Workload {
  return async (milliseconds) => {
    let done = 0;
    const start = performance.now();
    const end = start + milliseconds;
    const client = async (number: number): Promise<void> => {
      while (performance.now() < end) {
        await operation(number);
        done++;
      }
    };
    await Promise.all(Array.from({ length: count }, (_, number) => client(number)));
    return (done / (performance.now() - start)) * 1000;
  };
}
