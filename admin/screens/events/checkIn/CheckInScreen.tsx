import { lazy, Suspense, useRef, useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { eventOperations } from '../../../graphql/generated/operations/event';
import { RecordFilter } from '../../../records/filters/RecordFilter';
import { useListState } from '../../../records/list/state/useListState';
import { PageHeader } from '../../../navigation/PageHeader';
import { useT } from '../../../texts/useT';
import { FindVisitor } from './FindVisitor';
import { ReadingLine, ReadingView } from './ReadingView';
import { useCheckIn } from './useCheckIn';
import { useDoorEvent } from './useDoorEvent';
import { CameraIcon } from '../../../ui/icons/files';

/** The camera reader is loaded on demand. */
const CameraReader = lazy(async () => ({ default: (await import('../../../ui/camera/CameraReader')).CameraReader }));

const SHAPE = { sortable: [], statuses: [], filters: [{ param: 'event' }] } as const;
const EVENTS = { label: 'labels.event', options: eventOperations.options, empty: screenTexts.noData } as const;
const CODE_MAX = 64;

/** Checks visitors in by the code of their ticket, typed or read by a camera. */
export function Component() {
  const t = useT();
  const state = useListState(SHAPE);
  /** Phones start with the camera, because it is easier to use there than a keyboard. */
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const eventId = state.displayed.chosen['event'] ?? null;
  const { choose, hint } = useDoorEvent(state);
  const { readings, read, letIn, failure, admissions, check, undo } = useCheckIn(eventId);
  const [code, setCode] = useState('');
  const [camera, setCamera] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  /** The clicked button disappears; the next one is in the result. */
  const focusResult = () => result.current?.focus();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    input.current?.focus();
    // The next code may be typed while the request is pending.
    if (code.trim() && (await check({ code }))) setCode((now) => (now === code ? '' : now));
  };
  const last = readings[0];
  return (
    <>
      <PageHeader />
      <Paper variant="outlined" sx={{ padding: { xs: 2, md: 3 }, display: 'grid', gap: 2.5 }}>
        <Box
          component="form"
          aria-label={t('events.ticket')}
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}
        >
          <RecordFilter filter={EVENTS} chosen={eventId} onChoose={choose} />
          <TextField
            size="small"
            label={t('events.ticketCode')}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            value={code}
            onChange={({ target }) => setCode(target.value.toUpperCase())}
            inputRef={input}
            autoFocus
            sx={{ flex: '1 1 230px', maxInlineSize: { sm: 320 } }}
            slotProps={{
              htmlInput: {
                maxLength: CODE_MAX,
                dir: 'ltr',
                autoComplete: 'off',
                autoCapitalize: 'characters',
                spellCheck: false,
                enterKeyHint: 'go',
                style: { fontFamily: 'ui-monospace, monospace' },
              },
            }}
          />
          <Button type="submit" variant={small ? 'outlined' : 'contained'}>
            {t('events.checkIn')}
          </Button>
          <Button
            variant={small ? 'contained' : 'outlined'}
            startIcon={<CameraIcon />}
            aria-expanded={camera}
            onClick={() => setCamera(!camera)}
          >
            {camera ? t('events.stopTheCamera') : t('events.scanWithCamera')}
          </Button>
        </Box>
        <Box ref={result} tabIndex={-1} role="status" aria-live="assertive" aria-atomic>
          {failure !== null ? (
            <Alert severity="error">
              <bdi>{t.words(failure)}</bdi>
            </Alert>
          ) : (
            last && (
              <ReadingView
                key={last.count}
                reading={last}
                onAnyway={() => {
                  focusResult();
                  void check(last.ticket, true);
                }}
                onUndo={() => {
                  focusResult();
                  void undo(last);
                }}
              />
            )
          )}
        </Box>
        {camera && (
          <Suspense>
            <CameraReader hint="events.holdATicketCodeIn" onRead={(read) => check({ code: read })} />
          </Suspense>
        )}
        <Box component="section" aria-labelledby="find-visitor" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography id="find-visitor" variant="h2">
            {t('events.findAVisitor')}
          </Typography>
          {eventId === null ? (
            <Typography color="textSecondary">{hint && t(hint)}</Typography>
          ) : (
            <FindVisitor
              key={eventId}
              eventId={eventId}
              readings={readings}
              onCheckIn={(bookingId) => {
                focusResult();
                void check({ bookingId, eventId });
              }}
            />
          )}
        </Box>
        <Box component="section" aria-labelledby="last-tickets">
          <Typography id="last-tickets" variant="h2">
            {t('events.recentCheckIns')}
          </Typography>
          {admissions && <Typography>{t('events.admittedOfConfirmedAdmitted', admissions)}</Typography>}
          <Typography color="textSecondary">
            {read === 0 ? t('events.noTicketsScannedYet') : t('events.letinAdmittedReadScanned', { letIn, read })}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {readings.map((reading) => (
              <ReadingLine key={reading.count} reading={reading} />
            ))}
          </Box>
        </Box>
      </Paper>
    </>
  );
}
