import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { GraphQLError } from 'graphql';
import type { Context } from '../../context.js';
import { fileStore } from '../../files/fileStore.js';
import { saidBy } from '../../platform/errors.js';
import { DeletedRecordModel } from '../../records/bin/deletedRecord.js';
import { columnAt } from '../../records/import/lineForm.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { TreeStore } from '../../records/write/treeStore.js';
import type { SavePlan } from '../../records/write/saving.js';
import { isDone, type Result } from '../../records/write/write.js';
import { WritePath } from '../../records/write/writePath.js';
import { writeRecords } from '../../records/write/writeRecords.js';
import { bringing, type Bringing, type Replaced } from './bringing.js';
import { FileContents } from './fileContents.js';
import { FILES, type Part } from './format.js';
import type { OpenSite } from './openSite.js';
import { linesIn, refuseOtherFolders, type Archive, type ArchiveLine } from './readArchive.js';
import { readRecord, type GivenRecord } from './readRecord.js';
import { ArchiveError } from './tar.js';
import { TreePlaces } from './treePlaces.js';
import { UniqueValues } from './uniqueValues.js';

/** How many records of a part are new here, how many say something else, and how many the same. */
export interface Counts {
  create: number;
  change: number;
  same: number;
}

/** Problems that are found before the check ends early. */
const MOST_PROBLEMS = 50;

/** Brings the records and files of an archive into an installation: first all of them are checked, then they are written. */
export class ArchiveImport {
  readonly #contents: FileContents;
  readonly #replaced = new Map<string, readonly Replaced[]>();
  readonly problems: string[] = [];
  readonly counts = new Map<string, Counts>();

  constructor(
    private readonly archive: Archive,
    private readonly site: OpenSite,
    private readonly parts: readonly Part[],
    /** What the audit trail calls the import. */
    private readonly name: string,
  ) {
    this.#contents = new FileContents(archive, site.services.storage);
  }

  /**
   * Compares the records of the archive with those of the installation and plans what would be written. Writes nothing; fills
   * `counts` and `problems`.
   */
  async check(): Promise<void> {
    refuseOtherFolders(
      this.archive,
      this.parts.map(({ folder }) => folder),
    );
    for (const part of this.parts) {
      await this.#checkPart(part);
      if (this.problems.length >= MOST_PROBLEMS) return;
    }
  }

  /** Writes what the check has planned. @throws Error with the first record that is refused; run again, it goes on from there */
  async write(say: (line: string) => void): Promise<void> {
    for (const part of this.parts) {
      let written = 0;
      for await (const lines of linesIn(this.archive, part.folder)) written += await this.#writeLines(part, lines);
      if (written > 0) say(`  ${part.folder}: ${written.toLocaleString('en')} written`);
    }
  }

  async #checkPart(part: Part): Promise<void> {
    const { store, folder } = part;
    const counts: Counts = { create: 0, change: 0, same: 0 };
    const ids = new Set<string>();
    const unique = new UniqueValues(store, this.site.stores);
    const tree = store instanceof TreeStore ? new TreePlaces(store) : null;
    let lineCount = 0;
    for await (const lines of linesIn(this.archive, folder)) {
      lineCount += lines.length;
      const given = this.#read(part, lines, ids);
      for (const record of given.values()) tree?.add(record);
      for (const batch of await this.#batches(part, given, (record, current) => this.#contents.look(record, current))) {
        const { planned, results } = await this.#plan(batch);
        counts[batch.action] += planned.size;
        counts.same += [...results.values()].filter(isDone).length;
        this.#note([...results].flatMap(([id, result]) => problemsOf(batch, id, result)));
        this.#note(await unique.problems(given, planned));
      }
      if (this.problems.length >= MOST_PROBLEMS) return;
    }
    if (tree && ids.size > 0) this.#note(await tree.problems());
    if (lineCount !== (this.archive.manifest.records[folder] ?? 0))
      this.#note([
        `${folder}: the manifest counts ${this.archive.manifest.records[folder] ?? 0} records, and there are ${lineCount}.`,
      ]);
    if (store === fileStore) this.#noteStray(ids);
    this.#replaced.set(folder, unique.replaced);
    this.counts.set(folder, counts);
  }

  #note(problems: readonly string[]): void {
    this.problems.push(...problems);
  }

  /** Bytes without a record would be stored for nobody. */
  #noteStray(ids: ReadonlySet<string>): void {
    const stray = [...this.archive.entries.keys()].filter(
      (name) => name.startsWith(FILES) && !ids.has(name.slice(FILES.length)),
    );
    this.#note(stray.map((name) => `'${name}' is a file without a record.`));
  }

  /** The records of lines by their ids, without those with a problem. @param ids those of earlier lines, too */
  #read(part: Part, lines: readonly ArchiveLine[], ids: Set<string>): Map<string, GivenRecord> {
    const given = new Map<string, GivenRecord>();
    for (const line of lines) {
      try {
        const record = readRecord(part, line, this.archive.head.languages);
        if (ids.has(record.id)) this.#note([`${record.place}: the archive has the record ${record.id} twice.`]);
        else given.set(record.id, record);
        ids.add(record.id);
      } catch (error) {
        if (!(error instanceof ArchiveError)) throw error;
        this.#note([error.message]);
      }
    }
    return given;
  }

  /** New records, and those that are here: what is written of each together. */
  async #batches(
    part: Part,
    given: ReadonlyMap<string, GivenRecord>,
    contentOf: (record: GivenRecord, current: StoredRecord | null) => Promise<FormValues>,
  ): Promise<readonly Bringing[]> {
    const { store, folder } = part;
    const here = await store.load([...given.keys()]);
    const contents = new Map<string, FormValues>();
    const left = new Map(given);
    // Both would have one history, which is deleted with the one in the bin; and the other could not be deleted.
    for (const id of await inBin([...given.keys()].filter((one) => !here.has(one)))) {
      this.#note([`${given.get(id)?.place ?? ''}: the record ${id} is in the bin: restore or erase it first.`]);
      left.delete(id);
    }
    for (const [id, record] of store === fileStore ? [...left] : []) {
      try {
        contents.set(id, await contentOf(record, here.get(id) ?? null));
      } catch (error) {
        if (!(error instanceof ArchiveError)) throw error;
        this.#note([error.message]);
        left.delete(id);
      }
    }
    const replaced = this.#replaced.get(folder) ?? [];
    const of = (action: Bringing['action']): Bringing => ({
      store,
      action,
      given: new Map([...left].filter(([id]) => here.has(id) === (action === 'change'))),
      contents,
      replaced,
    });
    return [of('create'), of('change')].filter((batch) => batch.given.size > 0);
  }

  async #plan(batch: Bringing): Promise<{
    readonly planned: ReadonlyMap<string, SavePlan>;
    readonly results: ReadonlyMap<string, Result>;
  }> {
    const context = await this.#context();
    return new WritePath(batch.store, bringing(batch, context), context).plan([...batch.given.keys()]);
  }

  /** Returns how many records are written. */
  async #writeLines(part: Part, lines: readonly ArchiveLine[]): Promise<number> {
    const given = this.#read(part, lines, new Set());
    let written = 0;
    const batches = await this.#batches(part, given, (record, current) => this.#contents.store(record, current));
    this.#stopAtProblem();
    for (const batch of batches) {
      const context = await this.#context();
      const ids = [...batch.given.keys()];
      const before = await batch.store.load(ids);
      const results = await writeRecords(batch.store, bringing(batch, context), ids, context);
      this.#note([...results].flatMap(([id, result]) => problemsOf(batch, id, result)));
      this.#stopAtProblem();
      const after = await batch.store.load(ids);
      written += ids.filter((id) => after.get(id)?.version !== before.get(id)?.version).length;
    }
    return written;
  }

  /** What the check has found is not written: a problem is one of an installation that has changed since. */
  #stopAtProblem(): void {
    const [problem] = this.problems;
    if (problem !== undefined)
      throw new ArchiveError(`${problem} What comes before it is written: run the import again.`);
  }

  /** A new one for each batch: what it has read can be collected with it. Texts may be in all languages of the archive. */
  async #context(): Promise<Context> {
    const context = await this.site.context(this.name);
    return { ...context, languages: this.archive.head.languages.map((code) => ({ code, default: false })) };
  }
}

/** Those of the ids that records in the bin have. */
async function inBin(ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const found = await DeletedRecordModel.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  return found.map(({ _id }) => _id.toHexString());
}

/** What the write path has against a record. */
function problemsOf({ store, given }: Bringing, id: string, result: Result): string[] {
  const { place = '' } = given.get(id) ?? {};
  if (result instanceof GraphQLError) {
    const said = saidBy(result);
    return [`${place}: ${said ? inEnglish(said) : result.message}`];
  }
  if (result.success) return [];
  if (result.errors.length === 0) return [`${place}: ${inEnglish(result.message)}`];
  return result.errors.map(({ field, message }) => `${place}: ${columnAt(store.kind, field)}: ${inEnglish(message)}`);
}
