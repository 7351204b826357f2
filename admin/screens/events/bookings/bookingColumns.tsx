import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { formatMoney } from '@polyphony/domain/money.js';
import type { Translate } from '../../../texts/translate';
import { EventCell, IdCell, NoteCell, PaidCell, StatusCell, TransactionCell, VisitorCell } from './bookingCells';
import { BookingMenu, type BookingActions } from './BookingMenu';
import type { BookingRights } from './useBookingRights';
import type { BookingRow } from './bookingWords';

type Col = GridColDef<BookingRow>;
type Cell = ComponentType<{ row: BookingRow }>;

const column = (field: string, headerName: string, Cell: Cell, size: Partial<Col>): Col => ({
  field,
  headerName,
  sortable: false,
  display: 'flex',
  ...size,
  renderCell: ({ row }) => <Cell row={row} />,
});

const PriceCell: Cell = ({ row: { price } }) => <bdi>{formatMoney(price.amount, price.currency)}</bdi>;

const wide: readonly Col[] = [
  column('id', '_id', IdCell, { width: 112, renderHeader: () => <bdi>_id</bdi> }),
  column('event', 'Event', EventCell, { flex: 1, minWidth: 116 }),
  column('transactionId', 'Transaction', TransactionCell, { flex: 0.9, minWidth: 104 }),
  column('price', 'Price', PriceCell, { width: 96 }),
  column('visitor', 'User', VisitorCell, { flex: 1.2, minWidth: 132 }),
  column('note', 'Note', NoteCell, { flex: 0.8, minWidth: 86 }),
  column('status', 'Booking status', StatusCell, { width: 124 }),
  column('paid', 'Payment status', PaidCell, { width: 130 }),
];

/** On small screens, what a booking is in one cell. */
const StackedCell: Cell = ({ row }) => (
  <Box sx={{ display: 'grid', minInlineSize: 0, paddingBlock: 0.5 }}>
    <EventCell row={row} />
    <VisitorCell row={row} />
    <TransactionCell row={row} />
    <NoteCell row={row} />
  </Box>
);

const StatesCell: Cell = ({ row }) => (
  <Box sx={{ display: 'grid', gap: 0.75, paddingBlock: 1 }}>
    <PriceCell row={row} />
    <StatusCell row={row} />
    <PaidCell row={row} />
    <IdCell row={row} />
  </Box>
);

const small: readonly Col[] = [
  column('booking', 'Booking', StackedCell, { flex: 1, minWidth: 130 }),
  column('status', 'Status', StatesCell, { width: 116 }),
];

interface ColumnContext {
  readonly rights: BookingRights;
  readonly actions: BookingActions;
  readonly small: boolean;
  readonly t: Translate;
  /** Columns that are not shown where there is room for them. */
  readonly hidden: readonly string[];
}

/** The columns that can be hidden: all but whose booking it is. */
export const BOOKING_COLUMNS = wide
  .filter(({ field }) => field !== 'visitor')
  .map(({ field, headerName = field }) => ({ id: field, label: headerName }));

/** The columns of the bookings, with the menu of actions for those who have one. */
export function bookingColumns({ rights, actions, small: narrow, t, hidden }: ColumnContext): readonly Col[] {
  const shown = narrow ? small : wide.filter(({ field }) => !hidden.includes(field));
  const columns = shown.map((col) => ({ ...col, headerName: t(col.headerName ?? '') }));
  if (!rights.menu) return columns;
  const Menu: Cell = ({ row }) => <BookingMenu row={row} rights={rights} actions={actions} />;
  return [...columns, column('actions', t('Actions'), Menu, { width: 78, align: 'right', headerAlign: 'right' })];
}
