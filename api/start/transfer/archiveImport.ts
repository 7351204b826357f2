import type { Context } from '../../context.js';
import { fileStore } from '../../files/fileStore.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { TreeStore } from '../../records/store/treeStore.js';
import type { SavePlan } from '../../records/write/saving.js';
import { isDone, type Result } from '../../records/write/write.js';
import { WritePath } from '../../records/write/writePath.js';
import { writeRecords } from '../../records/write/writeRecords.js';
import { batchOperation, type ArchiveBatch } from './archiveBatch.js';
import { FileContents } from './fileContents.js';
import { FILES, type Part } from './format.js';
import { KnownIds } from './matching/knownIds.js';
import { archivable, Matching } from './matching/matching.js';
import { noteIds } from './matching/matchNotes.js';
import type { OpenSite } from './openSite.js';
import { problemsOf } from './problemsOf.js';
import { linesIn, refuseOtherFolders, type Archive, type ArchiveLine } from './readArchive.js';
import { readRecord, type IncomingRecord } from './readRecord.js';
import { refusedIds } from './refusedIds.js';
import { ArchiveError } from './tar.js';
import { TreePlaces } from './treePlaces.js';
import { UniqueValues } from './uniqueValues.js';

/** Numbers of records of a part: new here, different, and the same. */
export interface Counts {
  create: number;
  change: number;
  same: number;
}

/** Problems that are found before the check ends early. */
const MOST_PROBLEMS = 1_000;

/** Brings the records and files of an archive into an installation: first all of them are checked, then they are written. */
export class ArchiveImport {
  readonly #contents: FileContents;
  #known = new KnownIds();
  /** See `ArchiveBatch`. */
  #versions = new Map<string, number>();
  readonly problems: string[] = [];
  readonly counts = new Map<string, Counts>();
  /** Number of records of each part that the archive does not have: they stay. */
  readonly others = new Map<string, number>();

  constructor(
    private readonly archive: Archive,
    private readonly site: OpenSite,
    private readonly parts: readonly Part[],
    /** Name of the import in the audit trail. */
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
    const { ids, versions } = await new Matching(this.archive, this.site.services.storage).of(this.parts);
    this.#known = ids;
    this.#versions = new Map(versions);
    const others = new Set<string>();
    for (const part of this.parts) {
      for (const id of await this.#checkPart(part, others)) others.add(id);
      if (this.problems.length >= MOST_PROBLEMS) return;
    }
  }

  /** Number of records that are here with another id. */
  get matched(): number {
    return this.#versions.size;
  }

  /** Writes what the check has planned. @throws Error with the first record that is refused; run again, it goes on from there */
  async write(report: (line: string) => void): Promise<void> {
    await noteIds(this.#known);
    for (const part of this.parts) {
      let written = 0;
      for await (const lines of linesIn(this.archive, part)) written += await this.#writeLines(part, lines);
      if (written > 0) report(`  ${part.folder}: ${written.toLocaleString('en')} written`);
    }
  }

  /** Returns the ids that the archive has of the part. @param others those of the parts before it */
  async #checkPart(part: Part, others: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const { store, folder } = part;
    const counts: Counts = { create: 0, change: 0, same: 0 };
    const ids = new Set<string>();
    const unique = new UniqueValues(store);
    const tree = store instanceof TreeStore ? new TreePlaces(store) : null;
    let lineCount = 0;
    for await (const lines of linesIn(this.archive, part)) {
      lineCount += lines.length;
      const incoming = this.#read(part, lines, ids, others);
      for (const record of incoming.values()) tree?.add(record);
      for (const batch of await this.#batches(part, incoming, (record, current) =>
        this.#contents.look(record, current),
      )) {
        const { planned, results } = await this.#plan(batch);
        counts[batch.action] += planned.size;
        counts.same += [...results.values()].filter(isDone).length;
        this.#note([...results].flatMap(([id, result]) => problemsOf(batch, id, result)));
        this.#note(await unique.problems(incoming, planned));
      }
      if (this.problems.length >= MOST_PROBLEMS) return ids;
    }
    if (tree && ids.size > 0) this.#note(await tree.problems());
    if (lineCount !== (this.archive.manifest.records[folder] ?? 0))
      this.#note([
        `${folder}: the manifest counts ${this.archive.manifest.records[folder] ?? 0} records, and there are ${lineCount}.`,
      ]);
    if (store === fileStore) this.#noteStray(ids);
    this.counts.set(folder, counts);
    const all = part.isPanel ? 0 : await store.model.countDocuments(archivable(store));
    const rest = all - counts.change - counts.same;
    if (rest > 0) this.others.set(folder, rest);
    return ids;
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

  /**
   * The records of lines by their ids, without those with a problem.
   * @param ids those of earlier lines, too
   * @param others those of other kinds
   */
  #read(
    part: Part,
    lines: readonly ArchiveLine[],
    ids: Set<string>,
    others: ReadonlySet<string> = new Set(),
  ): Map<string, IncomingRecord> {
    const incoming = new Map<string, IncomingRecord>();
    for (const line of lines) {
      try {
        const record = readRecord(part, line, this.archive.head.languages, this.#known);
        if (ids.has(record.archivedId) || others.has(record.archivedId))
          this.#note([`${record.place}: the archive has the record ${record.archivedId} twice.`]);
        else incoming.set(record.id, record);
        ids.add(record.archivedId);
      } catch (error) {
        if (!(error instanceof ArchiveError)) throw error;
        this.#note([error.message]);
      }
    }
    return incoming;
  }

  /** New records, and those that are here: what is written of each together. */
  async #batches(
    part: Part,
    incoming: ReadonlyMap<string, IncomingRecord>,
    contentOf: (record: IncomingRecord, current: StoredRecord | null) => Promise<FormValues>,
  ): Promise<readonly ArchiveBatch[]> {
    const { store } = part;
    const here = await store.load([...incoming.keys()]);
    const contents = new Map<string, FormValues>();
    const left = new Map(incoming);
    for (const [id, why] of await refusedIds(store, [...incoming.keys()], here, this.site.stores)) {
      this.#note([`${incoming.get(id)?.place ?? ''}: ${why}`]);
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
    const of = (action: ArchiveBatch['action']): ArchiveBatch => ({
      store,
      action,
      incoming: new Map([...left].filter(([id]) => here.has(id) === (action === 'change'))),
      contents,
      versions: this.#versions,
    });
    return [of('create'), of('change')].filter((batch) => batch.incoming.size > 0);
  }

  async #plan(batch: ArchiveBatch): Promise<{
    readonly planned: ReadonlyMap<string, SavePlan>;
    readonly results: ReadonlyMap<string, Result>;
  }> {
    const context = await this.#context();
    return new WritePath(batch.store, batchOperation(batch, context), context).plan([...batch.incoming.keys()]);
  }

  /** Returns how many records are written. */
  async #writeLines(part: Part, lines: readonly ArchiveLine[]): Promise<number> {
    const incoming = this.#read(part, lines, new Set());
    let written = 0;
    const batches = await this.#batches(part, incoming, (record, current) => this.#contents.store(record, current));
    this.#stopAtProblem();
    for (const batch of batches) {
      const context = await this.#context();
      const ids = [...batch.incoming.keys()];
      const before = await batch.store.load(ids);
      const results = await writeRecords(batch.store, batchOperation(batch, context), ids, context);
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
