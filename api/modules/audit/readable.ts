import { allKinds } from '@polyphony/domain/kinds/index.js';
import { passes, type Gate, type Holder } from '../../access/gates.js';
import type { AuditChange, ChainedEntry } from '../../audit/chain.js';
import { mayHold } from '../../platform/searchKeys.js';
import { typedPattern, typedText, type Condition } from '../../records/read/listQuery.js';
import type { Permission } from '@polyphony/domain/permissions.js';

/** Who may read what the trail says about a kind, beside the trail itself: those who may see its records. */
const READERS: ReadonlyMap<string, Gate> = new Map<string, Gate>([
  ...allKinds.map(({ name, permissions }) => [name, permissions.details as readonly Permission[]] as const),
  ['eventBooking', ['VIEW_ALL_EVENT_BOOKINGS']],
  // Sign-ins and accounts are what the trail is for: its own permission is the gate.
  ['session', []],
  ['visitor', []],
]);

/** The kinds of the trail whose names and values a person may read; of a kind that is not known, nobody. */
export const readableKinds = (holder: Holder): ReadonlySet<string> =>
  new Set([...READERS].flatMap(([kind, gate]) => (passes(gate, holder) ? [kind] : [])));

/** An entry as a reader gets it. */
export interface ReadEntry extends Omit<ChainedEntry, 'hash'> {
  /** Null where values are withheld: few values are tried quickly against it. */
  readonly hash: string | null;
  readonly withheld: boolean;
}

const withoutValues = ({ field }: AuditChange): AuditChange => ({ field, before: null, after: null });

/** The entry without the name and the values of a record that the reader may not see. */
export function readAs(readable: ReadonlySet<string>, entry: ChainedEntry): ReadEntry {
  const withheld = !readable.has(entry.target.kind);
  if (!withheld) return { ...entry, withheld };
  const { target, changes } = entry;
  return { ...entry, target: { ...target, label: '' }, changes: changes.map(withoutValues), hash: null, withheld };
}

/**
 * Entries whose person or record has the text in its name; names that are withheld are not searched. An index leaves few
 * entries to check.
 */
export function namedCondition(readable: ReadonlySet<string>, text: string | null | undefined): Condition {
  const typed = typedText(text);
  const pattern = typedPattern(text);
  if (!typed || !pattern) return {};
  return {
    ...mayHold(typed),
    $or: [{ 'actor.name': pattern }, { 'target.kind': { $in: [...readable] }, 'target.label': pattern }],
  };
}
