import { asFile } from '../../files/file.js';
import { fileStore } from '../../files/fileStore.js';
import { languageStore } from '../../modules/languages/language.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { Storage } from '../../storage/storage.js';
import { archivedRecord } from './archivedRecord.js';
import { FILES, FORMAT, FORMAT_VERSION, HEAD, MANIFEST, type Manifest, type Part } from './format.js';
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
  readonly say: (line: string) => void;
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

  constructor(
    private readonly tar: TarWriter,
    private readonly options: ArchiveOptions,
  ) {}

  async write(): Promise<Manifest> {
    const { parts, product, say } = this.options;
    const languages = await languageCodes();
    await this.#addJson(HEAD, [{ format: FORMAT, version: FORMAT_VERSION, product, languages }]);
    await this.#noteLost();
    for (const part of parts) {
      const count = await this.#addRecords(part, languages);
      this.#records[part.folder] = count;
      say(`  ${part.folder}: ${count.toLocaleString('en')}`);
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
      this.options.say(`  left out: the file '${fileName}' (${_id.toHexString()}), whose bytes are not in the storage`);
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
      if (part.store === fileStore && this.#lost.has(record._id.toHexString())) continue;
      const archived = await archivedRecord(part, record, languages);
      batch.push(archived);
      count += 1;
      bytes += JSON.stringify(archived).length;
      if (batch.length === PART_RECORDS || bytes > PART_BYTES) await flush();
    }
    if (batch.length > 0) await flush();
    return count;
  }

  async #addFiles(): Promise<void> {
    const { storage, say } = this.options;
    let [count, total] = [0, 0];
    for await (const file of recordsOf(fileStore)) {
      const id = file._id.toHexString();
      if (this.#lost.has(id)) continue;
      const { fileS3Key } = asFile(file);
      const object = await storage.head(fileS3Key);
      if (!object) throw new Error(`The file ${id} was removed meanwhile.`);
      this.#sha256[FILES + id] = await this.tar.add(FILES + id, object.size, await storage.read(fileS3Key));
      count += 1;
      total += object.size;
    }
    say(`  files of the library: ${count.toLocaleString('en')} (${(total / 1e6).toFixed(1)} MB)`);
  }
}

async function* recordsOf({ model, scope, inArchives }: Part['store']): AsyncGenerator<StoredRecord> {
  yield* model.collection.find<StoredRecord>(
    { ...scope, ...inArchives },
    { sort: { _id: 1 }, batchSize: PART_RECORDS },
  );
}

/** The languages that have records, whether they are active or not. */
async function languageCodes(): Promise<string[]> {
  const found = await languageStore.model.find({}, { code: 1 }).lean<StoredRecord[]>();
  return found.map(({ code }) => String(code)).sort();
}
