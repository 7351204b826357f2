import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { messages } from '@polyphony/domain/messages.js';
import { screenTexts } from '@polyphony/domain/screenTexts.js';
import { SetEventBookingPaidDocument } from '../../../graphql/generated/typed/graphql';
import { eventOperations } from '../../../graphql/generated/operations/event';
import { ChoiceFilter } from '../../../records/filters/ChoiceFilter';
import { ExportButton } from '../../../records/list/ExportButton';
import { FailureAlert } from '../../../ui/FailureAlert';
import { FilterBar } from '../../../records/filters/FilterBar';
import { ListGrid } from '../../../records/list/ListGrid';
import { ListPager } from '../../../records/list/ListPager';
import { useListLook } from '../../../records/look/useListLook';
import { ViewButton } from '../../../records/look/ViewButton';
import { RecordFilter } from '../../../records/filters/RecordFilter';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { PageHeader } from '../../../navigation/PageHeader';
import type { Translate } from '../../../texts/translate';
import { useT } from '../../../texts/useT';
import { BOOKING_COLUMNS, bookingColumns } from './bookingColumns';
import { BOOKING_NOUN, PAID_WORDS, STATUS_WORDS, type BookingRow, visitorName } from './bookingWords';
import { useBookingList } from './useBookingList';
import { useBookingRights } from './useBookingRights';

/** What asks before a place is confirmed. */
const ConfirmBookingDialog = lazy(async () => ({
  default: (await import('./ConfirmBookingDialog')).ConfirmBookingDialog,
}));
/** The rules of notes and their form are loaded when one is opened. */
const NotesDialog = lazy(async () => ({ default: (await import('./NotesDialog')).NotesDialog }));

const choices = (words: Readonly<Record<string, string>>, t: Translate) =>
  Object.entries(words).map(([id, label]) => ({ id, label: t(label) }));
const EVENTS = { label: 'Event', options: eventOperations.options, empty: screenTexts.noData } as const;

const COLUMN_IDS = BOOKING_COLUMNS.map(({ id }) => id);

/** Visitors' places at events: staff look through them, confirm them, say what is paid for, and keep notes. */
export function Component() {
  const t = useT();
  const list = useBookingList();
  const { state } = list;
  const { chosen } = state.shown;
  const choose = (param: string) => (id: string | null) => state.change({ chosen: { ...chosen, [param]: id ?? '' } });
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const rights = useBookingRights();
  const { look, change } = useListLook(BOOKING_NOUN.plural, COLUMN_IDS);
  const write = useRecordWrite(BOOKING_NOUN);
  const [noted, note] = useAsked();
  const [confirmed, confirm] = useAsked();
  const columns = useMemo(() => {
    const setPaid = (row: BookingRow, to: boolean): void => {
      const note = `${visitorName(row) ?? row.transactionId}: ${t(to ? PAID_WORDS.yes : PAID_WORDS.no)}`;
      const detail = () => ({ note, undo: () => setPaid(row, !to) });
      void write(SetEventBookingPaidDocument, { id: row.id, to }, { success: messages.statusUpdated, detail });
    };
    return bookingColumns({
      rights,
      small,
      t,
      hidden: look.hidden,
      actions: { note: note.ask, confirm: confirm.ask, setPaid },
    });
  }, [rights, small, look.hidden, t, write, note.ask, confirm.ask]);

  return (
    <>
      <PageHeader />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <FilterBar state={state} label="Search by visitor or transaction">
          <ChoiceFilter
            label="Booking status"
            choices={choices(STATUS_WORDS, t)}
            chosen={chosen['status'] ?? null}
            onChoose={choose('status')}
          />
          <ChoiceFilter
            label="Payment status"
            choices={choices(PAID_WORDS, t)}
            chosen={chosen['paid'] ?? null}
            onChoose={choose('paid')}
          />
          <RecordFilter filter={EVENTS} chosen={chosen['event'] ?? null} onChoose={choose('event')} />
          <ExportButton
            empty={list.total === 0}
            source={async () => {
              const { bookingTable } = await import('./bookingTable');
              return { name: BOOKING_NOUN.plural, read: list.read, table: bookingTable };
            }}
          />
          <ViewButton
            list={BOOKING_NOUN.plural}
            columns={BOOKING_COLUMNS}
            look={look}
            change={change}
            pageSize={state.shown.pageSize}
          />
        </FilterBar>
        {list.error ? (
          <FailureAlert error={list.error} retry={list.retry} />
        ) : (
          <ListGrid<BookingRow>
            label="Booking list"
            rows={list.rows}
            columns={columns}
            getRowHeight={autoHeight}
            density={look.density}
            loading={list.loading}
            emptyText={screenTexts.noData}
            onClear={list.filtered ? state.clear : null}
          />
        )}
        <ListPager state={state} total={list.total} totalPages={list.totalPages} />
      </Paper>
      {confirmed && (
        <Suspense>
          <ConfirmBookingDialog open={confirm.asking} row={confirmed} onClose={confirm.close} />
        </Suspense>
      )}
      {noted && (
        <Suspense>
          <NotesDialog key={`${noted.id} ${note.count}`} row={noted} open={note.asking} onClose={note.close} />
        </Suspense>
      )}
    </>
  );
}

/** People, notes: rows are as high as what they say. */
const autoHeight = () => 'auto' as const;

/** A booking that a dialog was opened for; it stays while the dialog closes. */
function useAsked() {
  const [{ row, asking, count }, setState] = useState<{ row: BookingRow | null; asking: boolean; count: number }>({
    row: null,
    asking: false,
    count: 0,
  });
  const ask = useCallback(
    (asked: BookingRow) => setState((before) => ({ row: asked, asking: true, count: before.count + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, asking: false })), []);
  return [row, { asking, count, ask, close }] as const;
}
