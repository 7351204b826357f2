import { SLUG_PATTERN } from '@polyphony/domain/text/slugPattern.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, SEARCH_MAX } from '@polyphony/domain/limits.js';

/**
 * The values of the status filter in the URL (SPEC-D90). Only links set those of `LINKED_STATUSES`, and the filter offers
 * them only while they are set (LIST-019 names the others).
 */
export const STATUSES = ['active', 'featured', 'inactive', 'draft'] as const;
export type Status = (typeof STATUSES)[number];
export const LINKED_STATUSES: readonly Status[] = ['inactive', 'draft'];

export interface Sort {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

/** All that a list remembers in its address. */
export interface ListState {
  readonly page: number;
  readonly pageSize: number;
  readonly searchName: string;
  readonly status: Status | null;
  readonly sort: Sort | null;
  /** The language names are shown and searched in; null for the reader's own. */
  readonly lang: string | null;
  /** The other values that the list is narrowed by, under their names in the address: `{ role: '65…' }`. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** Settings that a kind's list allows; anything else in an address is ignored. */
export interface ListShape {
  readonly sortable: readonly string[];
  readonly statuses: readonly Status[];
  readonly filters?: readonly FilterShape[];
}

/** Something that the address may narrow a list by. */
export interface FilterShape {
  /** Its name in the address: 'role'. */
  readonly param: string;
  /** The values that it may be set to; without them, the id of a record. */
  readonly values?: readonly string[];
  /** It is set to a day: '2027-03-31'. */
  readonly days?: boolean;
  /** Its value is the slug of a record. */
  readonly slugs?: boolean;
}

/** Changes that affect the result set; they reset the page to 1. */
const RELISTS = ['searchName', 'status', 'sort', 'chosen'] as const;

const ID = /^[0-9a-f]{24}$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

const wholeNumber = (text: string | null, fallback: number, max: number) => {
  if (text === null || !/^-?\d{1,9}$/.test(text)) return fallback;
  return Math.min(max, Math.max(1, Number(text)));
};

/** `-orderNumber` is orderNumber, highest first. */
function readSort(text: string | null, sortable: readonly string[]): Sort | null {
  const field = text?.replace(/^-/, '') ?? '';
  return sortable.includes(field) ? { field, direction: text?.startsWith('-') ? 'DESC' : 'ASC' } : null;
}

/** Value of each of the filters; one that is not set is left out. */
const readChosen = (params: URLSearchParams, filters: readonly FilterShape[]): Record<string, string> =>
  Object.fromEntries(
    filters.flatMap(({ param, values, days, slugs }) => {
      const value = params.get(param) ?? '';
      // Links and saved views from before enums were in capitals have 'Pending'.
      if (values)
        return values.filter((known) => known.toLowerCase() === value.toLowerCase()).map((known) => [param, known]);
      const known = days ? isDay(value) : (slugs ? SLUG_PATTERN : ID).test(value);
      return known ? [[param, value]] : [];
    }),
  );

/** Parses the list state from the URL: invalid values are ignored, numbers are clamped (SPEC-D142). */
export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const status = params.get('status');
  const lang = params.get('lang');
  return {
    page: wholeNumber(params.get('page'), 1, 1_000_000),
    pageSize: wholeNumber(params.get('pageSize'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    searchName: (params.get('searchName') ?? '').slice(0, SEARCH_MAX),
    status: shape.statuses.find((known) => known === status) ?? null,
    sort: readSort(params.get('sort'), shape.sortable),
    lang: lang !== null && /^[a-z]{1,2}$/.test(lang) ? lang : null,
    chosen: readChosen(params, shape.filters ?? []),
  };
}

/**
 * The address after a change. Paging writes both its parameters; anything that changes which records are listed returns
 * to the first page; an empty choice (All, none) takes its parameter away. Parameters of others stay.
 */
export function writeListState(params: URLSearchParams, change: Partial<ListState>, shape: ListShape): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  if (change.searchName !== undefined) put('searchName', change.searchName);
  if (change.status !== undefined) put('status', change.status);
  if (change.lang !== undefined) put('lang', change.lang);
  if (change.chosen !== undefined)
    for (const { param } of shape.filters ?? []) put(param, change.chosen[param] ?? null);
  if (change.sort !== undefined) {
    put('sort', change.sort && `${change.sort.direction === 'DESC' ? '-' : ''}${change.sort.field}`);
  }
  if (change.page !== undefined || change.pageSize !== undefined) {
    next.set('page', String(change.page ?? 1));
    next.set('pageSize', String(change.pageSize ?? readListState(params, shape).pageSize));
  } else if (RELISTS.some((part) => change[part] !== undefined)) {
    next.delete('page');
  }
  return next;
}

/** Whether a change is of the searched text and of nothing else; it returns to page 1, as every change does. */
export const isSearchAlone = (change: Partial<ListState>): boolean =>
  change.searchName !== undefined &&
  Object.entries(change).every(([name, value]) => name === 'searchName' || value === undefined);
