import type { StoredRecord } from './record.js';

/** Limits of cached results, and of the records in all of them together. */
const MOST_RESULTS = 64;
const MOST_RECORDS = 200_000;

/** Results of earlier queries of one collection, until its next change. */
export class QueryCache {
  private version = -1;
  private records = 0;
  private readonly results = new Map<string, readonly StoredRecord[]>();

  get(key: string, version: number): readonly StoredRecord[] | undefined {
    this.expire(version);
    return this.results.get(key);
  }

  set(key: string, version: number, records: readonly StoredRecord[]): void {
    this.expire(version);
    if (records.length > MOST_RECORDS) return;
    this.results.set(key, records);
    this.records += records.length;
    for (const [oldest, { length }] of this.results) {
      if (this.results.size <= MOST_RESULTS && this.records <= MOST_RECORDS) break;
      this.results.delete(oldest);
      this.records -= length;
    }
  }

  /** A change makes all of them stale, and their records unneeded. */
  private expire(version: number): void {
    if (version === this.version) return;
    this.version = version;
    this.results.clear();
    this.records = 0;
  }
}
