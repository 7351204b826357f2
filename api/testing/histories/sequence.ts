import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { Generator } from '../runs/seed.js';
import type { TestApi } from '../server/testApi.js';
import type { Checker } from './check.js';
import { perform } from './operations.js';
import { trailFaults } from './trail.js';
import type { WrittenRecord } from './turn.js';
import { Unanswered, type Person, type World } from './world.js';

/** Most operations that run side by side. */
const SIDE_BY_SIDE = 4;

/** People of different roles over some kinds: all of it, changes, texts in other languages, what visitors see, reading. */
export async function peopleOf(api: TestApi, kinds: readonly AnyKind[]): Promise<readonly Person[]> {
  const bin = ['VIEW_BIN', 'RESTORE_FROM_BIN'];
  const roles: Readonly<Record<string, readonly (string | null | undefined)[]>> = {
    Editor: [...kinds.flatMap(({ permissions }) => permissions.all), ...bin, 'EMPTY_BIN'],
    Translator: kinds.flatMap(({ permissions: { view, translate } }) => [view, translate]),
    Publisher: [
      ...kinds.flatMap(({ permissions }) => [
        permissions.view,
        permissions.delete,
        ...Object.values(permissions.toggle),
      ]),
      ...bin,
    ],
    Reader: kinds.map(({ permissions }) => permissions.view),
  };
  const staff = Object.entries(roles).map(async ([name, permissions]): Promise<Person> => {
    const granted = permissions.filter((one): one is Permission => Boolean(one));
    return { name, token: (await api.staff(...granted)).token, holds: new Set(granted) };
  });
  const admin: Person = { name: 'Super Admin', token: api.admin.token, holds: null };
  // Those who may do more do it more often.
  const [editor, ...others] = await Promise.all(staff);
  return editor ? [admin, editor, admin, editor, admin, editor, ...others] : [admin];
}

/** Makes a record known that was made before the sequence. */
export function adopt({ records, ledger }: World, kind: AnyKind, { id, version }: WrittenRecord): void {
  records.push({ id, kind, version, isDeleted: false, draft: null });
  ledger.acknowledge(id, null, []);
}

/** Performs a few operations side by side. */
export async function performBatch(world: World, random: Generator): Promise<void> {
  const count = random.between(1, SIDE_BY_SIDE);
  const operations = Array.from({ length: count }, () => perform(world, random));
  const results = await Promise.allSettled(operations);
  for (const result of results)
    if (result.status === 'rejected' && !(result.reason instanceof Unanswered)) throw result.reason;
}

/** Error of a failure: the faults, and the requests, to the last batch. */
export const failureOf = ({ ledger }: World, faults: readonly string[]): Error =>
  new Error(
    `${faults.slice(0, 20).join('\n')}\nafter ${ledger.lines.length} requests:\n${ledger.lines.slice(-60).join('\n')}`,
  );

/**
 * Performs batches of random operations, and checks after each that records and histories agree.
 * @throws Error with what is wrong, and the requests that led there
 */
export async function runSequence(world: World, checker: Checker, random: Generator, batches: number): Promise<void> {
  for (let batch = 1; batch <= batches; batch += 1) {
    await performBatch(world, random);
    const { faults, stored } = await checker.check();
    const trail = batch === batches ? await trailFaults(world, stored) : [];
    if (faults.length + trail.length > 0) throw failureOf(world, [...faults, ...trail]);
  }
}
