import { MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { visibleRows } from '../list/treeRows';
import { retryAfter } from './retryAfter';

export interface Progress {
  readonly done: number;
  /** Null before the first response. */
  readonly total: number | null;
  /** Seconds until the next request, after the server has refused one by rate limit. */
  readonly waiting?: number;
}

export interface InList {
  readonly id: string;
  readonly parentId?: string | null;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly descendants?: readonly Row[];
  readonly pageInfo: { readonly totalPages: number; readonly totalItemsCount: number };
}

/** Query options: bypasses the cache, which is for mounted lists, and aborts with the signal. */
const quietly = (signal: AbortSignal) => ({ fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } }) as const;

/** Requests one page of a list, with the list's own filter, search and order. */
export type ReadPage<Row extends InList> = (
  paging: { readonly page: number; readonly pageSize: number },
  options: ReturnType<typeof quietly>,
) => Promise<{ readonly data?: { readonly page: Page<Row> } | undefined }>;

interface Reading<Row extends InList> {
  readonly read: ReadPage<Row>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Number of passes over the list, to find rows that a concurrent deletion moved to a page already read. */
const PASSES = 3;

/**
 * Reads all rows that match a list's filter, in the list's order, without duplicates; in a tree with all descendants.
 * Reads page by page, and waits when the server limits the rate.
 * @throws the error of a request; an AbortError when aborted
 */
export async function allRows<Row extends InList>(reading: Reading<Row>): Promise<Row[]> {
  const found = new Map<string, Row>();
  const below = new Map<string, Row>();
  for (let pass = 0; pass < PASSES; pass += 1) {
    let total = 0;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { rows, descendants = [], pageInfo } = await readPage(reading, page, found.size, total);
      for (const row of rows) found.set(row.id, row);
      for (const row of descendants) below.set(row.id, row);
      pages = pageInfo.totalPages;
      total = pageInfo.totalItemsCount;
      reading.onProgress({ done: Math.min(found.size, total), total });
    }
    if (found.size >= total) break;
  }
  // Each root, followed by its descendants.
  return visibleRows([...found.values()], [...below.values()], new Set([...found.keys(), ...below.keys()])).map(
    ({ record }) => record,
  );
}

async function readPage<Row extends InList>(
  { read, signal, onProgress }: Reading<Row>,
  page: number,
  done: number,
  total: number,
): Promise<Page<Row>> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const { data } = await read({ page, pageSize: MAX_PAGE_SIZE }, quietly(signal));
      if (!data) throw new Error('The list query returned no data.');
      return data.page;
    } catch (error) {
      const seconds = retryAfter(error);
      if (seconds === null) throw error;
      onProgress({ done, total: total || null, waiting: seconds });
      await pause(seconds * 1000, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
