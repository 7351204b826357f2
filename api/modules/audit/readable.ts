import { allKinds } from '@polyphony/domain/kinds/index.js';
import { allReadMostlyKinds } from '@polyphony/domain/kinds/readMostlyKinds.js';
import { SETTINGS, SETTINGS_PERMISSIONS } from '@polyphony/domain/settings/settingsPanel.js';
import { passes, type Gate, type Holder } from '../../access/gates.js';
import type { AuditChange } from '../../audit/chain.js';
import { mayHold } from '../../platform/searchKeys.js';
import { typedPattern, typedText, type Condition } from '../../records/read/listQuery.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';

/** Who may read what the trail says about a kind, beside the trail itself: those who may see its records. */
const READERS: ReadonlyMap<string, Gate> = new Map<string, Gate>([
  ...allKinds.map(({ name, permissions }) => [name, permissions.details as readonly Permission[]] as const),
  ...allReadMostlyKinds.map(({ name, permission: { view } }) => [name, [view as Permission]] as const),
  [SETTINGS, SETTINGS_PERMISSIONS],
  // Sign-ins and accounts are what the trail is for: its own permission is the gate.
  ['session', []],
  ['visitor', []],
]);

const known = new WeakMap<Holder, ReadonlySet<string>>();

/** The kinds of the trail whose names and values a person may read; of a kind that is not known, nobody. */
export function readableKinds(holder: Holder): ReadonlySet<string> {
  const kinds =
    known.get(holder) ?? new Set([...READERS].flatMap(([kind, gate]) => (passes(gate, holder) ? [kind] : [])));
  known.set(holder, kinds);
  return kinds;
}

/** A change without its values, for readers who may not see the record. */
export const withoutValues = ({ field }: AuditChange): AuditChange => ({ field, before: null, after: null });

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
