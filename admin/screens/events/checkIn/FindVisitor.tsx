import { Fragment, useEffect, useRef, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DEBOUNCE_MS, DOOR_FOUND_MAX, DOOR_SEARCH_MIN, SEARCH_MAX } from '@polyphony/domain/limits.js';
import { BookingsAtDoorDocument } from '../../../graphql/generated/typed/graphql';
import { failureOf } from '../../../platform/failure';
import { useDebounced } from '../../../platform/useDebounced';
import { useShortcut } from '../../../shortcuts/useShortcut';
import { useT } from '../../../texts/useT';
import { type FoundBooking, priceInWords, type Reading, refusalInWords } from './checkInWords';

interface FindVisitorProps {
  readonly eventId: string;
  /** The bookings found are refetched after each reading. */
  readonly readings: readonly Reading[];
  readonly onCheckIn: (bookingId: string) => void;
}

/** Search for visitors without a ticket among the bookings of an event. */
export function FindVisitor({ eventId, readings, onCheckIn }: FindVisitorProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const input = useRef<HTMLInputElement>(null);
  useShortcut('search', () => {
    input.current?.focus();
    input.current?.select();
  });
  const skip = search.length < DOOR_SEARCH_MIN;
  const { data, previousData, error, refetch } = useQuery(BookingsAtDoorDocument, {
    variables: { eventId, search },
    skip,
    fetchPolicy: 'network-only',
  });
  const seen = useRef(readings);
  useEffect(() => {
    if (seen.current === readings) return;
    seen.current = readings;
    // A failure is shown in place of the rows.
    if (!skip) void refetch().catch(() => undefined);
  }, [readings, skip, refetch]);
  const rows = skip ? null : (data ?? previousData)?.eventBookingsAtDoor;
  return (
    <>
      <TextField
        role="search"
        size="small"
        type="search"
        label={t('events.nameEmailOrPhoneNumber')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputRef={input}
        sx={{ maxInlineSize: { sm: 420 } }}
        slotProps={{
          htmlInput: { maxLength: SEARCH_MAX, dir: 'auto', autoComplete: 'off', spellCheck: false },
        }}
      />
      {error && (
        <Alert severity="error">
          <bdi>{t.words(failureOf(error).message)}</bdi>
        </Alert>
      )}
      <div>
        <Typography role="status" color="textSecondary">
          {!error && rows?.length === 0 && t('events.noBookingsFoundForThis')}
          {rows?.length === DOOR_FOUND_MAX && t('events.onlyTheFirstCountAre', { count: DOOR_FOUND_MAX })}
        </Typography>
        {!error && rows && rows.length > 0 && (
          <Box component="ul" aria-label={t('events.bookingsFound')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {rows.map((row) => (
              <FoundRow key={row.id} row={row} onCheckIn={onCheckIn} />
            ))}
          </Box>
        )}
      </div>
    </>
  );
}

function FoundRow({ row, onCheckIn }: { row: FoundBooking } & Pick<FindVisitorProps, 'onCheckIn'>) {
  const t = useT();
  const [now] = useState(() => new Date());
  const refusal = refusalInWords(row, now, t);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingBlock: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{row.visitorName}</bdi>
        </Typography>
        {/* In the console's direction, whatever the name of the price is in. */}
        <Typography variant="body2" color="textSecondary" sx={{ unicodeBidi: 'isolate' }}>
          {priceInWords(row, t).map((words, at) => (
            <Fragment key={words}>
              {at > 0 && ' · '}
              <bdi>{words}</bdi>
            </Fragment>
          ))}
        </Typography>
      </Box>
      {refusal === null ? (
        <Button
          variant="contained"
          sx={{ flexShrink: 0 }}
          aria-label={t('events.checkInVisitor', { visitor: row.visitorName })}
          onClick={() => onCheckIn(row.id)}
        >
          {t('events.checkIn')}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ fontWeight: 600, textAlign: 'end', flexShrink: 0, maxInlineSize: '45%' }}>
          {refusal}
        </Typography>
      )}
    </Box>
  );
}
