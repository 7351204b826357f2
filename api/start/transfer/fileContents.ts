import { createHash } from 'node:crypto';
import { UNKNOWN_TYPE, maxBytesOf } from '@polyphony/domain/files/files.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { asFile } from '../../files/file.js';
import { inspect } from '../../files/inspect/inspect.js';
import type { DeclaredFile, Inspection } from '../../files/inspect/inspection.js';
import { newFileKey } from '../../files/keys.js';
import { valuesOf } from '../../files/registration.js';
import { bytesIn } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { ObjectMissing, type Storage } from '../../storage/storage.js';
import { FILES } from './format.js';
import { bufferOf, type Archive } from './readArchive.js';
import type { IncomingRecord } from './readRecord.js';
import { ArchiveError, bytesOf, type TarEntry } from './tar.js';

/** The bytes of files of an archive: looked at as those of every upload, and stored cleaned as these are. */
export class FileContents {
  constructor(
    private readonly archive: Archive,
    private readonly storage: Storage,
  ) {}

  /**
   * What is stored of the bytes of a file beside its record, without the place where they are; of bytes that are there already,
   * their revision and type alone.
   * @throws ArchiveError for bytes that no upload may have
   */
  async look(record: IncomingRecord, current: StoredRecord | null): Promise<FormValues> {
    const entry = this.#entryOf(record);
    if (current && (await this.#isStored(record, entry, current))) return unchanged(record, current);
    const inspected = await this.#inspect(record, entry);
    const values = valuesOf(inspected, inspected.replacement?.length ?? entry.size);
    return { ...values, ...nextRevision(record, current) };
  }

  /** The same, with the bytes in the storage. What is left of them when their record is not written, the sweep removes. */
  async store(record: IncomingRecord, current: StoredRecord | null): Promise<FormValues> {
    const entry = this.#entryOf(record);
    if (current && (await this.#isStored(record, entry, current))) return unchanged(record, current);
    const inspected = await this.#inspect(record, entry);
    const bytes = inspected.replacement ?? (await bufferOf(this.archive.file, entry, maxBytesOf(inspected.kind)));
    const fileS3Key = newFileKey(nameOf(record));
    await this.storage.write(fileS3Key, bytes, inspected.type);
    return { ...valuesOf(inspected, bytes.length), ...nextRevision(record, current), fileS3Key };
  }

  #entryOf({ place, archivedId }: IncomingRecord): TarEntry {
    const entry = this.archive.entries.get(FILES + archivedId);
    if (!entry) throw new ArchiveError(`${place}: the archive does not have the bytes of this file.`);
    return entry;
  }

  async #inspect(record: IncomingRecord, entry: TarEntry): Promise<Inspection> {
    const refused = (why: string) => new ArchiveError(`${record.place}: the file '${nameOf(record)}': ${why}`);
    if (entry.size === 0) throw refused('it is empty.');
    const { file } = this.archive;
    const source = {
      size: entry.size,
      read: (range = { start: 0, end: entry.size - 1 }) => Promise.resolve(bytesOf(file, entry, range)),
    };
    const inspected = await inspect(source, declared(record));
    if ('refusal' in inspected) throw refused(inEnglish(inspected.refusal));
    return inspected;
  }

  /** Whether the file here has the very bytes of the archive, and is served as the same type. */
  async #isStored(record: IncomingRecord, entry: TarEntry, current: StoredRecord): Promise<boolean> {
    const { fileS3Key, fileSize, fileType } = asFile(current);
    if (fileSize !== entry.size || fileType !== (typeOf(record) ?? fileType)) return false;
    return (await storedHash(this.storage, fileS3Key)) === this.archive.manifest.sha256[entry.name];
  }
}

/** The SHA-256 of stored bytes, hexadecimal; null where there are none. */
export async function storedHash(storage: Storage, key: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of await storage.read(key)) hash.update(bytesIn(chunk));
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
  return hash.digest('hex');
}

/*
 * The revision of a file is in its address, which caches keep for ever: a revision that is here already never gets other bytes,
 * and none is used twice.
 */
const unchanged = ({ carried }: IncomingRecord, current: StoredRecord): FormValues => {
  const { revision, fileType } = asFile(current);
  return { revision: Math.max(revision, Number(carried.revision)), fileType };
};
const nextRevision = ({ carried }: IncomingRecord, current: StoredRecord | null): FormValues =>
  current ? { revision: Math.max(asFile(current).revision + 1, Number(carried.revision)) } : {};

/** The type that the file had; null in archives of earlier versions. */
const typeOf = ({ carried }: IncomingRecord): string | null => {
  const { fileType } = carried;
  return typeof fileType === 'string' ? fileType : null;
};

/** A name may have been changed to anything since the file was uploaded: with a type, it says nothing of the bytes. */
function declared(record: IncomingRecord): DeclaredFile {
  const type = typeOf(record);
  return type === null ? { name: nameOf(record), type: UNKNOWN_TYPE } : { name: '', type };
}

const nameOf = ({ values: { fileName } }: IncomingRecord): string => String(fileName ?? '');
