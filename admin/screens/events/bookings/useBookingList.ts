import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { EventBookingsDocument, type EventBookingFilter } from '../../../graphql/generated/typed/graphql';
import { QUIETLY, useLive } from '../../../live/useLive';
import type { ReadPage } from '../../../records/export/allRows';
import type { ListState } from '../../../records/list/listState';
import { useLastPage } from '../../../records/list/useLastPage';
import { useListState } from '../../../records/list/useListState';
import { PAID_WORDS, STATUS_WORDS, type BookingRow } from './bookingWords';

const statuses = Object.values(STATUS_WORDS);

/** What the rows show is theirs. */
const READ_FROM = ['eventBooking', 'event'];

const NONE: readonly BookingRow[] = [];

const SHAPE = {
  sortable: [],
  statuses: [],
  filters: [
    { param: 'status', values: statuses },
    { param: 'paid', values: Object.keys(PAID_WORDS) },
    { param: 'event' },
  ],
} as const;

/** The bookings that the address asks for: a page of them, and its state. */
export function useBookingList() {
  const state = useListState(SHAPE);
  const { settled } = state;
  const filter = useMemo(() => filterOf(settled), [settled]);
  const variables = { page: settled.page, pageSize: settled.pageSize, filter };
  const query = EventBookingsDocument;
  const options = { variables, fetchPolicy: 'cache-and-network' } as const;
  const { data, previousData, loading, error, refetch, client } = useQuery(query, options);
  useLive(READ_FROM, () => client.query({ query, variables, ...QUIETLY }));
  useLastPage(state, !loading && data ? data.page.pageInfo.totalPages : null);
  const page = (data ?? previousData)?.page;
  return {
    state,
    rows: page?.rows ?? NONE,
    total: page?.pageInfo.totalItemsCount ?? 0,
    totalPages: page?.pageInfo.totalPages ?? 0,
    filtered: Object.keys(filter).length > 0,
    loading: !data && !error,
    error: error ?? null,
    retry: () => void refetch(),
    /** One page of all that the filter lets through, for an export. */
    read: ((paging, quietly) =>
      client.query({ query, variables: { ...variables, ...paging }, ...quietly })) satisfies ReadPage<BookingRow>,
  };
}

function filterOf({ searchName, chosen }: ListState): EventBookingFilter {
  const search = searchName.trim();
  const status = statuses.find((known) => known === chosen['status']);
  const { paid, event } = chosen;
  return {
    ...(search && { searchName: search }),
    ...(status && { status }),
    ...(paid && { paid: paid === 'yes' }),
    ...(event && { eventId: event }),
  };
}
