import { FORMER_SLUGS } from '../../records/addresses/formerSlugs.js';
import { isDeepStrictEqual } from 'node:util';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { stateIn } from '../../records/history/addRevisions.js';
import { statesAt } from '../../records/history/reading.js';
import type { StoredRevision } from '../../records/history/revision.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { storeUnderTest } from '../records/kindsUnderTest.js';
import { marksIn } from './marks.js';
import { replayed } from './replay.js';
import { readStored, type Stored } from './stored.js';
import type { World } from './world.js';

const textOf = (value: unknown): string => JSON.stringify(value);
const writtenBy = ({ changes }: StoredRevision): ReadonlySet<string> =>
  marksIn(textOf(changes.map(({ after }) => after)));

/** Values that are restored differently than they were: who did it, when, and a schedule that has passed. */
const apart = ({ version: _v, updatedAt: _a, updatedBy: _b, ...record }: StoredRecord) => record;

/** Compares what is stored with itself and with the responses that clients got, while no request is under way. */
export class Checker {
  #before: Stored | null = null;
  /** Records that were there before the sequence began. */
  #others: ReadonlySet<string> = new Set();

  constructor(private readonly world: World) {}

  /** To be called once, before the sequence begins. */
  async begin(): Promise<void> {
    this.#before = await this.#read();
    const { records, bin, revisions } = this.#before;
    const own = new Set(this.world.records.map(({ id }) => id));
    this.#others = new Set([...records.keys(), ...bin.keys(), ...revisions.keys()].filter((id) => !own.has(id)));
  }

  #read(): Promise<Stored> {
    return readStored(
      this.world.kinds,
      this.world.imports.map(({ id }) => id),
    );
  }

  /** @returns what is wrong, in words, and what is stored */
  async check(): Promise<{ readonly faults: readonly string[]; readonly stored: Stored }> {
    const stored = await this.#read();
    const faults = [
      ...this.#unacknowledged(stored),
      ...(await this.#histories(stored)),
      ...this.#acknowledged(stored),
      ...this.#drafts(stored),
      ...this.#imports(stored),
    ];
    this.#adopt(stored);
    this.#before = stored;
    return { faults, stored };
  }

  *#ids({ records, bin, revisions }: Stored): Generator<string> {
    for (const id of new Set([...records.keys(), ...bin.keys(), ...revisions.keys()]))
      if (!this.#others.has(id)) yield id;
  }

  /** Records and revisions that come from nowhere, or from a write that was refused. */
  *#unacknowledged(stored: Stored): Generator<string> {
    const { marks, ledger, imports } = this.world;
    const imported = new Set(imports.flatMap(({ rows }) => [...rows.values()]));
    const known = new Set(this.world.records.map(({ id }) => id));
    for (const id of this.#ids(stored)) {
      for (const revision of stored.revisions.get(id) ?? []) {
        const written = writtenBy(revision);
        for (const mark of written) if (marks.refused.has(mark)) yield `${mark} was refused, and is written in ${id}`;
        const isExpected =
          known.has(id) || [...written].some((mark) => ledger.unknownNew.has(mark) || imported.has(mark));
        if (revision.action === 'CREATE' && !isExpected) yield `the record ${id} comes from nowhere`;
      }
    }
  }

  /** Whether record and history agree: each history is replayed, and every version of it read back. */
  async #histories(stored: Stored): Promise<string[]> {
    const faults: string[] = [];
    for (const id of this.#ids(stored)) {
      const revisions = stored.revisions.get(id) ?? [];
      const live = stored.records.get(id);
      const deleted = stored.bin.get(id);
      const kind = live?.kind ?? this.world.kinds.find(({ name }) => name === (deleted?.kind ?? revisions[0]?.kind));
      if (kind && !kind.deletedForGood)
        faults.push(...(await this.#history(stored, id, kind)).map((fault) => `${kind.name} ${id}: ${fault}`));
    }
    return faults;
  }

  async #history(stored: Stored, id: string, kind: AnyKind): Promise<string[]> {
    const live = stored.records.get(id)?.record;
    const deleted = stored.bin.get(id)?.record;
    const record = live ?? deleted;
    const revisions = stored.revisions.get(id) ?? [];
    if (live && deleted) return ['it is both there and in the bin'];
    if (!record) return [`it is gone, and has ${revisions.length} revisions`];
    const store = storeUnderTest(kind);
    try {
      const { isDeleted, version, state, states } = replayed(revisions);
      if (isDeleted !== (live === undefined))
        return [`its history says ${isDeleted ? 'that it is' : 'it is not'} deleted`];
      if (version !== record.version) return [`it has version ${record.version}, its history ends with ${version}`];
      if (!isDeepStrictEqual(state, stateIn(store, record))) return ['it is not what its history comes to'];
      // Slugs that the record had are in its earlier versions.
      const { [FORMER_SLUGS]: former = [], ...present } = record;
      const lost = [
        ...[...marksIn(textOf(present))].filter((mark) => !textOf(state).includes(mark)),
        ...[...marksIn(textOf(former))].filter((mark) => !textOf(revisions).includes(mark)),
      ];
      if (lost.length > 0) return [`its history lacks ${lost.join()}`];
      const changed = this.#before?.revisions.get(id)?.length !== revisions.length;
      const read = changed ? await statesAt(store, record, [...states.keys()]) : [...states.values()];
      return isDeepStrictEqual(read, [...states.values()])
        ? this.#moved(id, stored)
        : ['earlier versions read otherwise'];
    } catch (error) {
      return [String(error)];
    }
  }

  /** A record in the bin is what it was, and one that was restored is what was in the bin. */
  #moved(id: string, stored: Stored): string[] {
    const was = this.#before?.records.get(id)?.record;
    const deleted = stored.bin.get(id)?.record;
    if (was && deleted?.version === was.version && textOf(deleted) !== textOf(was)) return ['the bin has it otherwise'];
    const lay = this.#before?.bin.get(id)?.record;
    const now = stored.records.get(id)?.record;
    if (!lay || now?.version !== lay.version + 1) return [];
    return textOf(apart(now)) === textOf(apart(lay)) ? [] : ['it was restored otherwise'];
  }

  /** Every acknowledged write is there, and no other. */
  *#acknowledged(stored: Stored): Generator<string> {
    const { ledger } = this.world;
    const isRetained = (id: string) => !ledger.erased.has(id);
    const kindOf = new Map(this.world.records.map(({ id, kind }) => [id, kind]));
    for (const { id, version, marks } of ledger.takeFresh()) {
      if (version === null || !isRetained(id)) continue;
      if (kindOf.get(id)?.deletedForGood) {
        const record = stored.records.get(id)?.record;
        if (record && record.version < version) yield `version ${version} of ${id}, which was acknowledged, is lost`;
        continue;
      }
      const revision = (stored.revisions.get(id) ?? []).find(
        (one) => one.version === version && one.action !== 'DELETE',
      );
      if (!revision) yield `version ${version} of ${id}, which was acknowledged, is lost`;
      const written = revision ? writtenBy(revision) : new Set<string>();
      const lost = marks.filter((mark) => revision && !written.has(mark));
      if (lost.length > 0) yield `version ${version} of ${id} was acknowledged, and lacks ${lost.join()}`;
    }
    for (const { id, kind, isDeleted } of this.world.records) {
      if (kind.deletedForGood && !isDeleted && !stored.records.has(id)) yield `${kind.name} ${id} is lost`;
      const revisionCount = stored.revisions.get(id)?.length ?? 0;
      const [least, most] = ledger.bounds(id) ?? [0, Infinity];
      const imported = [...stored.lines.values()].flat().filter(({ recordId }) => recordId === id).length;
      if (kind.deletedForGood || revisionCount === 0 || !isRetained(id)) continue;
      if (revisionCount < least || revisionCount > most + 2 * imported)
        yield `${id} has ${revisionCount} revisions, and between ${least} and ${most} writes`;
    }
  }

  /** What is published is in the record, and not in the draft any more; the rest is in the draft alone. */
  *#drafts(stored: Stored): Generator<string> {
    for (const [id, draft] of stored.drafts) {
      if (this.#others.has(id)) continue;
      if (this.world.ledger.publishedDrafts.has(draft.revision)) yield `the draft of ${id} was published, and is there`;
      const written = new Set((stored.revisions.get(id) ?? []).flatMap((revision) => [...writtenBy(revision)]));
      const twice = [...marksIn(textOf(draft.languages))].filter((mark) => written.has(mark));
      if (twice.length > 0) yield `the draft of ${id} has ${twice.join()}, which is published`;
    }
  }

  /** A row says that it is written where it is, and nowhere else. */
  *#imports(stored: Stored): Generator<string> {
    const written = new Set([...stored.revisions.values()].flat().flatMap((revision) => [...writtenBy(revision)]));
    for (const { id, kind, rows } of this.world.imports) {
      if (kind.deletedForGood) continue;
      const states = new Map((stored.lines.get(id) ?? []).map(({ line, state }) => [line, state]));
      for (const [line, mark] of rows) {
        const state = states.get(line);
        if (state === undefined) continue;
        const isWritten = state === 'written' || state === 'undone' || state === 'kept';
        if (isWritten && !written.has(mark) && !this.#isErased(stored, id, line))
          yield `line ${line} of the import ${id} is ${state}, and not written`;
        if (!isWritten && written.has(mark)) yield `line ${line} of the import ${id} is ${state}, and written`;
      }
    }
  }

  #isErased({ lines, revisions }: Stored, id: string, line: number): boolean {
    const recordId = lines.get(id)?.find((one) => one.line === line)?.recordId;
    return recordId !== undefined && !revisions.has(recordId);
  }

  /** Tells the sequence of records that it does not know, and which of its records are deleted. */
  #adopt({ records, bin }: Stored): void {
    const known = new Map(this.world.records.map((one) => [one.id, one]));
    for (const [id, { kind, record }] of records) {
      if (this.#others.has(id) || known.has(id)) continue;
      // No client got a response to its creation.
      this.world.ledger.maybe([id]);
      this.world.records.push({ id, kind, version: record.version, isDeleted: false, draft: null });
    }
    for (const one of known.values()) one.isDeleted = !records.has(one.id);
    this.world.records.splice(
      0,
      this.world.records.length,
      ...this.world.records.filter(({ id }) => records.has(id) || bin.has(id)),
    );
  }
}
