import fc from 'fast-check';
import type { Killing } from '../killing.js';

/** A command by numbers, which name what there is at the moment it is run. */
export type Planned =
  | { readonly op: 'book'; readonly visitor: number; readonly event: number; readonly key: number | null }
  | { readonly op: 'confirm' | 'cancel' | 'pay' | 'note'; readonly booking: number }
  | { readonly op: 'deletePrice'; readonly event: number }
  | { readonly op: 'publish'; readonly event: number; readonly to: boolean }
  | { readonly op: 'capacity'; readonly event: number; readonly to: number | null };

/**
 * Commands that run side by side; killed: where in them the process is killed, so many milliseconds after they were sent,
 * or at one of their writes. Steps that should be one write and are two only show when they end between the two.
 */
export interface Batch {
  readonly commands: readonly Planned[];
  readonly killed: number | Killing | null;
}

const which = fc.nat({ max: 1000 });
const command: fc.Arbitrary<Planned> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      op: fc.constant('book' as const),
      visitor: which,
      event: which,
      key: fc.option(fc.nat({ max: 5 })),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ op: fc.constantFrom('confirm', 'cancel', 'cancel', 'pay', 'note'), booking: which }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('deletePrice' as const), event: which }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('publish' as const), event: which, to: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      op: fc.constant('capacity' as const),
      event: which,
      to: fc.option(fc.integer({ min: 1, max: 8 })),
    }),
  },
);

const atWrite: fc.Arbitrary<Killing> = fc.record({
  write: fc.integer({ min: 1, max: 24 }),
  when: fc.constantFrom('before', 'after'),
});

const batchOf = (killed: fc.Arbitrary<number | Killing>) =>
  fc.record({ commands: fc.array(command, { minLength: 1, maxLength: 16 }), killed });

/**
 * @param options.killEvery one of so many batches ends with a kill
 * @param options.atAnyTime whether some kills come after a time, and not at a write: another moment on each machine
 */
export const schedules = (options: {
  readonly killEvery: number;
  readonly atAnyTime: boolean;
}): fc.Arbitrary<Batch[]> => {
  const { killEvery, atAnyTime } = options;
  const afterTime = { weight: atAnyTime ? 1 : 0, arbitrary: fc.nat({ max: 30 }) };
  const batch = batchOf(fc.oneof(afterTime, { weight: 3, arbitrary: atWrite }));
  return fc
    .tuple(fc.array(batch, { minLength: 4, maxLength: 40, size: 'max' }), fc.nat({ max: killEvery - 1 }))
    .map(([batches, first]) =>
      batches.map(({ commands, killed }, index) => ({
        commands,
        killed: index % killEvery === first ? killed : null,
      })),
    );
};
