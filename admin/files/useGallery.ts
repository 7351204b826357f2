import { useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { kindFacts } from '../graphql/generated/kindFacts';
import { PickerFilesDocument } from '../graphql/generated/typed/graphql';
import { QUIETLY, useLive } from '../live/useLive';
import { useDebounced } from '../platform/useDebounced';
import type { CardFile } from './FileCard';
import { FILE_KIND_CHOICES } from './fileWords';

/** Divisible by two, three and four, so that rows of cards are full. */
const PAGE_SIZE = 12;

export interface Gallery {
  readonly search: string;
  readonly setSearch: (text: string) => void;
  /** The kind filter, as an id of FILE_KIND_CHOICES; null for all. */
  readonly kind: string | null;
  readonly setKind: (kind: string | null) => void;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly totalPages: number;
  readonly filtered: boolean;
  readonly clear: () => void;
  /** Null until the first page is loaded. */
  readonly rows: readonly CardFile[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface GalleryOptions {
  /** The initial kind filter. */
  readonly kind: string | null;
  /** Whether the user may know which actions are allowed on files. */
  readonly works: boolean;
}

interface GalleryState {
  readonly search: string;
  readonly kind: string | null;
  readonly page: number;
}

function variablesOf({ search, kind, page }: GalleryState, works: boolean) {
  const fileKind = FILE_KIND_CHOICES.find(({ id }) => id === kind)?.value;
  const searchName = search.trim();
  const filter = { ...(searchName && { searchName }), ...(fileKind && { fileKind }) };
  return { page, pageSize: PAGE_SIZE, works, filter };
}

/** Prefetches the first page of a picker. */
export const prefetchFirstPage = (client: ApolloClient, { kind, works }: GalleryOptions): Promise<unknown> =>
  client.query({ query: PickerFilesDocument, variables: variablesOf({ search: '', kind, page: 1 }, works) });

/** The paginated library of the picker. */
export function useGallery({ kind: first, works }: GalleryOptions): Gallery {
  const [state, setState] = useState<GalleryState>({ search: '', kind: first, page: 1 });
  const settled = useDebounced(state, DEBOUNCE_MS);
  const variables = variablesOf(settled, works);
  const query = useQuery(PickerFilesDocument, { variables, fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, refetch, client } = query;
  useLive(kindFacts.file.readFrom, () => client.query({ query: PickerFilesDocument, variables, ...QUIETLY }));
  const visiblePage = (data ?? previousData)?.page;
  const totalPages = visiblePage?.pageInfo.totalPages ?? 0;
  // The last page may be empty after a deletion.
  if (data && state.page > Math.max(1, totalPages)) setState({ ...state, page: Math.max(1, totalPages) });
  return {
    search: state.search,
    setSearch: (search) => setState((before) => ({ ...before, search, page: 1 })),
    kind: state.kind,
    setKind: (kind) => setState((before) => ({ ...before, kind, page: 1 })),
    page: state.page,
    setPage: (page) => setState((before) => ({ ...before, page })),
    totalPages,
    filtered: settled.search.trim() !== '' || settled.kind !== first,
    clear: () => setState({ search: '', kind: first, page: 1 }),
    rows: visiblePage?.rows ?? null,
    error: error && !data ? error : null,
    retry: () => void refetch(),
  };
}
