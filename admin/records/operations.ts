import type { TypedDocumentNode } from '@apollo/client';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { Label } from '@polyphony/domain/messages/messages.js';
import type { Sort } from './list/state/listState';

/**
 * The shapes that code for all kinds relies on. The operations generated for a kind satisfy them structurally, because
 * every operation names its root field alike: `page`, `record`, `options` or `result`.
 */
export interface RecordCan {
  readonly edit: boolean;
  readonly translate: boolean;
  readonly delete: boolean;
  /** Reason for which a change is refused although the permission is held. */
  readonly editRefusal?: string | null;
  /** Reason for which deletion is refused although the permission is held. */
  readonly deleteRefusal?: string | null;
  readonly toggles: readonly string[];
}

export interface RecordRow {
  readonly id: string;
  /** Only for kinds with this switch. */
  readonly active?: boolean;
  readonly parentId?: string | null;
  readonly slug?: string;
  readonly can: RecordCan;
  readonly [field: string]: unknown;
}

export interface Translation {
  readonly lang: string;
  readonly [field: string]: unknown;
}

export interface RecordDetails {
  readonly id: string;
  readonly version: number;
  readonly can?: Pick<RecordCan, 'edit' | 'editRefusal' | 'toggles'>;
  readonly translations?: readonly Translation[];
  readonly [field: string]: unknown;
}

export interface RecordPage<Row> {
  readonly rows: readonly Row[];
  /** Trees only: all descendants of the rows, in tree order. */
  readonly descendants?: readonly Row[];
  readonly pageInfo: {
    readonly currentPage: number;
    readonly currentLimit: number;
    readonly totalPages: number;
    readonly totalItemsCount: number;
  };
}

export interface Option {
  readonly id: string;
  readonly label: string;
  /** Visible, but not selectable. */
  readonly disabled: boolean;
  /** Reason for which it is not selectable; null for a default record. */
  readonly reason?: string | null;
  readonly parentId?: string | null;
  readonly slug?: string | null;
}

export interface WriteResult<Saved = unknown> {
  readonly success: boolean;
  readonly message?: string | null;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly record?: Saved | null;
}

export type Write<Variables, Saved = unknown> = TypedDocumentNode<
  { readonly result: WriteResult<Saved> },
  Variables & Record<string, unknown>
>;

export type ListVariables = {
  page: number;
  pageSize: number;
  lang?: string;
  filter?: {
    searchName?: string;
    status?: 'ACTIVE' | 'FEATURED' | 'INACTIVE';
    publishing?: 'DRAFT';
    lang?: string;
    from?: string;
    to?: string;
  };
  /** Each kind has its own enum here; `sortVariable` converts a field that the kind declares sortable. */
  sort?: { field: never; direction: Sort['direction'] };
};

/** A record after one of its switches was used. */
export interface SwitchedRecord extends RecordRow {
  readonly version: number;
}

/** Field values by name, according to the kind's rules; structurally the kind's own input type. */
export type Input = Record<string, never>;

export interface RecordOperations<Row extends RecordRow = RecordRow, Details extends RecordDetails = RecordDetails> {
  /** What a person calls the fields of its rows. */
  readonly labels: Readonly<Record<string, Label>>;
  readonly list: TypedDocumentNode<{ readonly page: RecordPage<Row> }, ListVariables>;
  readonly details: TypedDocumentNode<{ readonly record: Details }, { id: string }>;
  readonly options: TypedDocumentNode<{ readonly options: readonly Option[] }, { lang?: string }>;
  /** Only for kinds whose records are created by a form. */
  readonly create?: Write<{ input: Input }, Details>;
  readonly update: Write<{ id: string; input: Input; version?: number }, Details>;
  readonly translate?: Write<{ id: string; lang: string; input: Input; version?: number }, Details>;
  readonly delete: Write<{ id: string }>;
  /** Only for kinds with `publishing`. */
  readonly schedule?: Write<{ id: string; at: string }, SwitchedRecord>;
  /** Only for kinds with `preview`. */
  readonly preview?: TypedDocumentNode<{ readonly result: PreviewLink }, { id: string }>;
  /** Only for kinds with `drafts`. */
  readonly edited?: TypedDocumentNode<{ readonly result: RecordEditors }, { id: string; leaving?: boolean }>;
  readonly draft?: TypedDocumentNode<{ readonly record: RecordDraft }, { id: string }>;
  readonly saveDraft?: Write<DraftVariables, RecordDraft>;
  readonly discardDraft?: Write<{ id: string; revision: string; lang?: string }, RecordDraft>;
  readonly publishDraft?: Write<{ id: string; revision: string; lang?: string; version?: number }, Details>;
  readonly scheduleDraft?: Write<{ id: string; revision: string; at?: string; version?: number }, RecordDraft>;
  readonly previewDraft?: TypedDocumentNode<{ readonly result: PreviewLink }, { id: string }>;
  readonly toggles: { readonly [T in Toggle]?: Write<{ id: string; to?: boolean }, SwitchedRecord> };
}

/** Those on drafts. */
export type DraftOperations<Details extends RecordDetails = RecordDetails> = Pick<
  RecordOperations<RecordRow, Details>,
  'draft' | 'saveDraft' | 'discardDraft' | 'publishDraft' | 'scheduleDraft' | 'previewDraft'
>;

/** The other people who have the form of a record open. */
export interface RecordEditors {
  readonly others: readonly { readonly name: string; readonly since: string }[];
}

/** Content of a draft in one language. */
export interface DraftLanguage {
  readonly lang: string;
  /** The version of the record that the values were typed over. */
  readonly from: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly updatedBy?: string | null;
}

/** The draft of a record; without a revision there is none. */
export interface RecordDraft {
  readonly revision?: string | null;
  readonly languages: readonly DraftLanguage[];
  readonly schedule?: DraftSchedule | null;
}

/** Schedule of a draft that is published by itself. */
export interface DraftSchedule {
  /** ISO 8601. */
  readonly at: string;
  /** Name of the person who scheduled it. */
  readonly by: string;
  /** Reason for which it could not be published when it was due; null unless that is so. */
  readonly failure?: string | null;
}

type DraftVariables = {
  id: string;
  lang: string;
  values: Readonly<Record<string, unknown>>;
  from: number;
  revision?: string | null;
};

/** A link that shows the page of a record without an account. */
export interface PreviewLink {
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** `orderNumber` is `ORDER_NUMBER` in the schema. */
export function sortVariable(sort: Sort | null): ListVariables['sort'] {
  if (!sort) return undefined;
  const field = sort.field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  return { field: field as never, direction: sort.direction };
}
