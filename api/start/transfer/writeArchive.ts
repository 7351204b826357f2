import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { Readable } from 'node:stream';
import { asFile } from '../../files/file.js';
import { fileStore } from '../../files/fileStore.js';
import { latestStep } from '../../migrations/list.js';
import { languageStore } from '../../modules/languages/language.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { ObjectMissing, type Storage } from '../../storage/storage.js';
import { archivedRecord } from './archivedRecord.js';
import {
  FILES,
  FORMAT,
  FORMAT_VERSION,
  FORMAT_VERSION_IN_ENGLISH,
  HEAD,
  MANIFEST,
  type Manifest,
  type Part,
} from './format.js';
import { TarWriter } from './tar.js';

/** Records that one file of an archive holds at most, and bytes after which it gets no more. */
const PART_RECORDS = 250;
const PART_BYTES = 4 * 1024 * 1024;

export interface ArchiveOptions {
  readonly path: string;
  readonly parts: readonly Part[];
  readonly storage: Storage;
  /** The version of the product. */
  readonly product: string;
  readonly report: (line: string) => void;
}

/**
 * Writes all that archives hold of an installation into a new file. As much is in memory as one file of records holds.
 * @throws an error with the code EEXIST when there is such a file
 */
export async function writeArchive(options: ArchiveOptions): Promise<Manifest> {
  const tar = await TarWriter.create(options.path);
  try {
    const manifest = await new Writing(tar, options).write();
    await tar.end();
    return manifest;
  } finally {
    await tar.close();
  }
}

class Writing {
  readonly #sha256: Record<string, string> = {};
  readonly #records: Record<string, number> = {};
  /** Files of the library whose bytes are gone: they are left out. */
  readonly #lost = new Set<string>();
  /** The keys of the files whose records are written, by id. A server that runs may add, replace and delete others meanwhile. */
  readonly #keys = new Map<string, string>();

  constructor(
    private readonly tar: TarWriter,
    private readonly options: ArchiveOptions,
  ) {}

  async write(): Promise<Manifest> {
    const { parts, product, report } = this.options;
    const languages = await languageCodes();
    const base = baseLanguage();
    const version = base === SOURCE_LANGUAGE ? FORMAT_VERSION_IN_ENGLISH : FORMAT_VERSION;
    await this.#addJson(HEAD, [{ format: FORMAT, version, step: latestStep(), product, languages, base }]);
    await this.#noteLost();
    for (const part of parts) {
      const count = await this.#addRecords(part, languages);
      this.#records[part.folder] = count;
      report(`  ${part.folder}: ${count.toLocaleString('en')}`);
    }
    await this.#addFiles();
    const manifest = { sha256: { ...this.#sha256 }, records: this.#records };
    await this.#addJson(MANIFEST, [manifest]);
    return manifest;
  }

  /** Adds values as JSON, one on each line. */
  async #addJson(name: string, values: readonly unknown[]): Promise<void> {
    const bytes = Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
    this.#sha256[name] = await this.tar.add(name, bytes.length, [bytes]);
  }

  async #noteLost(): Promise<void> {
    for await (const file of recordsOf(fileStore)) {
      const { _id, fileName, fileS3Key } = asFile(file);
      if (await this.options.storage.head(fileS3Key)) continue;
      this.#lost.add(_id.toHexString());
      this.options.report(
        `  left out: the file '${fileName}' (${_id.toHexString()}), whose bytes are not in the storage`,
      );
    }
  }

  /** Returns how many there are. */
  async #addRecords(part: Part, languages: readonly string[]): Promise<number> {
    let count = 0;
    let files = 0;
    let bytes = 0;
    let batch: unknown[] = [];
    const flush = async () => {
      files += 1;
      await this.#addJson(`${part.folder}/${String(files).padStart(4, '0')}.jsonl`, batch);
      batch = [];
      bytes = 0;
    };
    for await (const record of recordsOf(part.store)) {
      if (part.store === fileStore) {
        const id = record._id.toHexString();
        if (this.#lost.has(id)) continue;
        this.#keys.set(id, asFile(record).fileS3Key);
      }
      const archived = await archivedRecord(part, record, languages);
      batch.push(archived);
      count += 1;
      bytes += JSON.stringify(archived).length;
      if (batch.length === PART_RECORDS || bytes > PART_BYTES) await flush();
    }
    if (batch.length > 0) await flush();
    return count;
  }

  /**
   * Adds the bytes of the files that have records in the archive, and no others: with either of the two alone no archive can be
   * imported. @throws Error when bytes are gone
   */
  async #addFiles(): Promise<void> {
    let total = 0;
    for (const [id, key] of this.#keys) total += await this.#addFile(id, key);
    this.options.report(
      `  files of the library: ${this.#keys.size.toLocaleString('en')} (${(total / 1e6).toFixed(1)} MB)`,
    );
  }

  /** Returns its size. */
  async #addFile(id: string, key: string): Promise<number> {
    const { storage } = this.options;
    const object = await storage.head(key);
    const bytes = object && (await bytesIn(storage, key));
    if (!bytes) throw new Error(`the file ${id} was removed or replaced meanwhile. Run the export again.`);
    this.#sha256[FILES + id] = await this.tar.add(FILES + id, object.size, bytes);
    return object.size;
  }
}

async function bytesIn(storage: Storage, key: string): Promise<Readable | null> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

async function* recordsOf({ model, scope, archived }: Part['store']): AsyncGenerator<StoredRecord> {
  yield* model.collection.find<StoredRecord>(
    { ...scope, ...archived?.condition },
    { sort: { _id: 1 }, batchSize: PART_RECORDS },
  );
}

/** The languages that have records, whether they are active or not. */
async function languageCodes(): Promise<string[]> {
  const found = await languageStore.model.find({}, { code: 1 }).lean<StoredRecord[]>();
  return found.map(({ code }) => String(code)).sort();
}
