/** A write that the server acknowledged. */
export interface Acknowledged {
  readonly id: string;
  /** The version that it made; null where the response does not say. */
  readonly version: number | null;
  /** The marks of the texts that it wrote. */
  readonly marks: readonly string[];
}

interface Count {
  /** Writes that were made for certain. */
  sure: number;
  /** Those that may have been made: no response came, or they may have changed nothing. */
  maybe: number;
}

/** The responses that clients got to their writes. */
export class Ledger {
  readonly #counts = new Map<string, Count>();
  /** Acknowledged since they were last taken. */
  #fresh: Acknowledged[] = [];
  /** The marks of new records without a response. */
  readonly unknownNew = new Set<string>();
  /** Records that a person wanted to delete for good. */
  readonly erased = new Set<string>();
  /** Revisions of drafts that were published. */
  readonly publishedDrafts = new Set<string>();
  /** Log in words, for a failure: one line for each request. */
  readonly lines: string[] = [];

  #count(id: string): Count {
    const known = this.#counts.get(id) ?? { sure: 0, maybe: 0 };
    this.#counts.set(id, known);
    return known;
  }

  acknowledge(id: string, version: number | null, marks: readonly string[]): void {
    this.#count(id).sure += 1;
    this.#fresh.push({ id, version, marks });
  }

  maybe(ids: readonly string[]): void {
    for (const id of ids) this.#count(id).maybe += 1;
  }

  /** Least and greatest number of writes of a record; null for a record without a response. */
  bounds(id: string): readonly [least: number, most: number] | null {
    const count = this.#counts.get(id);
    return count ? [count.sure, count.sure + count.maybe] : null;
  }

  takeFresh(): readonly Acknowledged[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }
}
