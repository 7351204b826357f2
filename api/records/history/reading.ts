import { messages } from '@polyphony/domain/messages/messages.js';
import type { Types } from 'mongoose';
import { badUserInput } from '../../platform/errors.js';
import type { PageBounds } from '../read/listQuery.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordRules } from '../write/recordRules.js';
import { stateIn } from './addRevisions.js';
import { readRevisions } from './readRevisions.js';
import { undone, type RecordState } from './recordState.js';
import { RevisionModel, type StoredRevision } from './revision.js';

const LISTED_FIELDS = ['version', 'action', 'at', 'by', 'face'] as const;
export type ListedRevision = Pick<StoredRevision, (typeof LISTED_FIELDS)[number] | 'changes'>;

export interface RevisionPage {
  readonly rows: readonly ListedRevision[];
  readonly total: number;
}

/** A page of the revisions of a record, the newest first. */
export async function revisionsOf(recordId: Types.ObjectId, { skip, pageSize }: PageBounds): Promise<RevisionPage> {
  const [rows, total] = await Promise.all([
    readRevisions({ recordId }, LISTED_FIELDS, { skip, limit: pageSize }),
    RevisionModel.countDocuments({ recordId }),
  ]);
  return { rows, total };
}

/**
 * What a record said after the writes that made these versions; 0 is before it was created. Worked out from what it says
 * now, back through the revisions since.
 * @throws BAD_USER_INPUT for a version that there was not, or whose later revisions are no longer kept
 */
export async function statesAt(
  store: RecordRules,
  record: StoredRecord,
  versions: readonly number[],
): Promise<readonly RecordState[]> {
  const oldest = Math.min(...versions);
  const since = await readRevisions({ recordId: record._id, version: { $gt: oldest } }, ['version']);
  const oldestRetained = await oldestRetainedVersion(record._id);
  const isRetained = (version: number) =>
    version === record.version || (oldestRetained !== null && version >= oldestRetained - 1);
  if (versions.some((version) => version > record.version || !isRetained(version)))
    throw badUserInput(messages.versionNotKept);
  return versions.map((wanted) => {
    const later = since.filter(({ version }) => version > wanted);
    return later.reduce((state, { changes }) => undone(state, changes), stateIn(store, record));
  });
}

/** The version of the oldest revision that is kept; null where none is. */
async function oldestRetainedVersion(recordId: Types.ObjectId): Promise<number | null> {
  const oldest = await RevisionModel.findOne({ recordId }, { version: 1 })
    .sort({ version: 1, at: 1 })
    .lean<Pick<StoredRevision, 'version'>>();
  return oldest?.version ?? null;
}
