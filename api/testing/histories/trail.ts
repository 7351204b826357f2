import { AuditEntryModel, AuditIntentModel } from '../../audit/auditEntry.js';
import { verifyChain } from '../../audit/chain.js';
import { storedTrail } from '../../audit/trailFile.js';
import type { Stored } from './stored.js';
import type { World } from './world.js';

interface Counted {
  readonly _id: string | null;
  readonly count: number;
}

/**
 * What the audit trail lacks: its chain is whole, and each revision of a record has an entry, or an intent that a killed process
 * left. Of a write that is no transaction the entry can be of an unknown outcome; of a new record it names none then.
 */
export async function trailFaults(world: World, { revisions }: Stored): Promise<string[]> {
  const about = { $group: { _id: '$target.id', count: { $sum: 1 } } } as const;
  const [entries, intents, { fault }] = await Promise.all([
    AuditEntryModel.aggregate<Counted>([about]),
    AuditIntentModel.aggregate<Counted>([about]),
    verifyChain(storedTrail()),
  ]);
  const counts = new Map<string | null, number>();
  for (const { _id, count } of [...entries, ...intents]) counts.set(_id, (counts.get(_id) ?? 0) + count);
  const faults = fault ? [`the audit trail is broken: ${JSON.stringify(fault)}`] : [];
  if (!world.mayEnd && intents.length > 0) faults.push('the audit trail has intents, and no write is under way');
  let withoutId = world.mayEnd ? (counts.get(null) ?? 0) : 0;
  for (const { id } of world.records) {
    const revisionCount = revisions.get(id)?.length ?? 0;
    const noted = counts.get(id) ?? 0;
    const isSettled = revisionCount <= noted || (revisionCount === noted + 1 && (withoutId -= 1) >= 0);
    if (!isSettled) faults.push(`${id} has ${revisionCount} revisions, and ${noted} entries in the audit trail`);
    if (!world.mayEnd && revisionCount > 0 && revisionCount < noted)
      faults.push(`${id} has ${noted} entries in the audit trail, and ${revisionCount} revisions`);
  }
  return faults;
}
