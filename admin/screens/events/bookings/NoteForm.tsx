import { useEffect, useMemo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bookingNoteRules } from '@polyphony/domain/events/booking.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { FieldScope } from '../../../fields/binding/FieldScope';
import { TextAreaInput } from '../../../fields/TextAreaInput';
import { readMostlyFacts } from '../../../graphql/generated/kindFacts';
import { eventBookingOperations } from '../../../graphql/generated/operations/eventBooking';
import type { EventBookingDetailsFragment } from '../../../graphql/generated/typed/graphql';
import { useEditing } from '../../../records/form/editing';
import { EntryFormView } from '../../../records/form/EntryFormView';
import { useEntryForm } from '../../../records/form/useEntryForm';
import { History } from '../../../records/readMostly/History';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { useT } from '../../../texts/useT';
import { STEP_WORDS } from './bookingWords';

interface NoteFormProps {
  readonly opened: EventBookingDetailsFragment;
  readonly onDirty: (dirty: boolean) => void;
  readonly onSaved: () => void;
}

/** The staff's note, below what the visitor wrote and above what happened. Visitors do not see it. */
export function NoteForm({ opened, onDirty, onSaved }: NoteFormProps) {
  const t = useT();
  const write = useRecordWrite(readMostlyFacts.eventBooking);
  const { record, cause, loadTheirs } = useEditing(eventBookingOperations.details, opened);
  const { id, note, version } = record;
  const loaded = useMemo(() => ({ values: { note: note ?? '' }, cause }), [note, cause]);
  const entry = useEntryForm<EventBookingDetailsFragment>({
    rules: bookingNoteRules,
    loaded,
    send: 'all',
    save: (input, form) => {
      const variables = { id, note: String(input.note), version };
      return write(eventBookingOperations.actions.note, variables, { success: messages.noteAdded, form });
    },
    onSaved,
  });
  const { dirty } = entry;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);
  const scope = useMemo(
    (): FieldScope => ({ rules: bookingNoteRules.fields, record, lang: '', dir: 'auto', reference: null }),
    [record],
  );
  return (
    <>
      <Box sx={{ paddingInline: { xs: 2, md: 3 } }}>
        <Typography variant="h3" sx={heading}>
          {t("Visitor's message")}
        </Typography>
        <Typography dir="auto" sx={{ textAlign: 'left', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {record.message ?? '—'}
        </Typography>
      </Box>
      <EntryFormView
        entry={entry}
        scope={scope}
        label="Booking"
        action="Save Note"
        // With nothing to save yet, it says what is missing.
        ready={dirty || note === null}
        onLoadTheirs={loadTheirs}
      >
        <TextAreaInput name="note" counted />
      </EntryFormView>
      <Box sx={{ paddingInline: { xs: 2, md: 3 }, paddingBlockEnd: 3 }}>
        <Typography variant="h3" sx={heading}>
          {t('History')}
        </Typography>
        <History entries={record.history} words={STEP_WORDS} />
      </Box>
    </>
  );
}

const heading = { fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', marginBlockEnd: 0.5 } as const;
