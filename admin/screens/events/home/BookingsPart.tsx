import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../../navigation/PageLink';
import { EventBookingFiguresDocument } from '../../../graphql/generated/typed/graphql';
import { Part } from '../../../home/Part';
import { usePart } from '../../../home/usePart';
import { wholeNumber } from '../../../texts/numbers';
import { useMay } from '../../../session/rights/useMay';
import { useT } from '../../../texts/useT';
import { useToday } from './today';

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
      lines={2}
    >
      {({ eventBookingFigures: { booked, toConfirm, toPay, checkedIn } }) => (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
            gap: 1,
          }}
        >
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
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Typography component="span" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="span" sx={{ fontSize: '2rem', lineHeight: 1.2, fontWeight: 600, color: 'primary.main' }}>
        {wholeNumber(value)}
      </Typography>
    </Box>
  );
}
