import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../../navigation/PageLink';
import { EventBookingFiguresDocument } from '../../../graphql/generated/typed/graphql';
import { Part } from '../../../home/Part';
import { usePart } from '../../../home/usePart';
import { wholeNumber } from '../../../texts/numbers';
import { useMay } from '../../../session/rights/useMay';
import { useT } from '../../../texts/useT';
import { useToday } from '../../../home/today';

const LIST = '/event/booking/view';

/** Today's bookings and check-ins, and the bookings that need attention. */
export function BookingsPart() {
  const t = useT();
  const may = useMay();
  const { since } = useToday();
  const state = usePart(EventBookingFiguresDocument, { since }, ['eventBooking']);
  return (
    <Part
      title={t('words.bookings')}
      more={{ to: LIST, label: t('home.allBookings') }}
      state={state}
      empty=""
      isEmpty={() => false}
      lines={1}
      line={<FiguresLine />}
    >
      {({ eventBookingFigures: { booked, toConfirm, toPay, checkedIn } }) => (
        <Box sx={gridStyle}>
          <Figure to={LIST} label={t('home.bookedToday')} value={booked} />
          <Figure to={`${LIST}?status=PENDING`} label={t('home.toConfirm')} value={toConfirm} />
          <Figure to={`${LIST}?status=CONFIRMED&paid=no`} label={t('home.confirmedNotPaid')} value={toPay} />
          <Figure
            to={may('Mutation', 'checkInEventBooking') ? '/event/booking/check-in' : LIST}
            label={t('home.checkedInToday')}
            value={checkedIn}
          />
        </Box>
      )}
    </Part>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: 1,
  padding: '0 8px 8px',
} as const;

/** The figures while they are loaded. */
const FiguresLine = () => (
  <Box sx={gridStyle}>
    {Array.from({ length: 4 }, (_, index) => (
      <Box key={index} sx={{ padding: 1 }}>
        <Skeleton variant="text" width={28} sx={{ fontSize: '1.25rem' }} />
        <Skeleton variant="text" width="80%" sx={{ fontSize: '0.75rem' }} />
      </Box>
    ))}
  </Box>
);

function Figure({ to, label, value }: { to: string; label: string; value: number }) {
  return (
    <Box
      component={PageLink}
      to={to}
      sx={{
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
        padding: 1,
        borderRadius: 1,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { backgroundColor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineOffset: -2, outlineColor: 'primary.main' },
      }}
    >
      <Typography component="span" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="span"
        sx={{ fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {wholeNumber(value)}
      </Typography>
    </Box>
  );
}
