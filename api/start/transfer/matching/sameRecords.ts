import { createHash } from 'node:crypto';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { asFile } from '../../../files/file.js';
import { fileStore } from '../../../files/fileStore.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import type { Storage } from '../../../storage/storage.js';
import { archivedRecord, type ArchivedRecord } from '../archivedRecord.js';
import { storedHash } from '../fileContents.js';
import { FILES, type Part } from '../format.js';
import type { Archive } from '../readArchive.js';
import type { IncomingRecord } from '../readRecord.js';

/** A record of the installation that can be one of the archive. */
export type Candidate = Pick<StoredRecord, '_id' | 'version'>;

/** The records of a kind without unique values, by what they say: of each only a hash is in memory. */
export class SameRecords {
  readonly #byHash = new Map<string, (Candidate & { readonly key: string | null })[]>();

  constructor(
    private readonly part: Part,
    private readonly archive: Archive,
    private readonly storage: Storage,
  ) {}

  async add(record: StoredRecord): Promise<void> {
    const { part, archive } = this;
    const isFile = part.store === fileStore;
    const archived = await archivedRecord(part, record, archive.head.languages);
    const hash = hashOf(archived, isFile ? asFile(record).fileSize : null);
    const { _id, version } = record;
    const candidate = { _id, version, key: isFile ? asFile(record).fileS3Key : null };
    this.#byHash.set(hash, [...(this.#byHash.get(hash) ?? []), candidate]);
  }

  /** Takes the first record that says exactly the same, times and what records carry beside their forms apart. */
  async claimMatch(record: IncomingRecord): Promise<Candidate | null> {
    const name = FILES + record.archivedId;
    const size = this.part.store === fileStore ? (this.archive.entries.get(name)?.size ?? 0) : null;
    const candidates = this.#byHash.get(hashOf(record, size)) ?? [];
    for (const candidate of candidates) {
      const { key } = candidate;
      if (key !== null && (await storedHash(this.storage, key)) !== this.archive.manifest.sha256[name]) continue;
      candidates.splice(candidates.indexOf(candidate), 1);
      return candidate;
    }
    return null;
  }
}

/** Entries of lists have ids of their own in each installation. Blank values are left out, as they are in archives. */
const canonical = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([name, one]) => name !== ENTRY_ID && one !== null);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const hashOf = ({ values, switches }: Pick<ArchivedRecord, 'values' | 'switches'>, size: number | null): string =>
  createHash('sha256')
    .update(JSON.stringify([values, switches, size], canonical))
    .digest('base64url');
