import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import { TextAreaInput } from '../../../fields/TextAreaInput';
import { eventBookingOperations as operations } from '../../../graphql/generated/operations/eventBooking';
import { writeAction } from '../../../records/form/writeAction';
import { STEP_WORDS } from './bookingWords';

/** The staff's note. Visitors do not see it. */
export const screen = writeAction({
  kind: eventBooking,
  name: 'note',
  details: operations.details,
  write: operations.actions.note,
  title: 'events.notesForBookingName',
  action: 'events.saveNote',
  above: [{ heading: 'events.visitorsMessage', text: ({ message }) => message }],
  Inputs: () => <TextAreaInput name="note" counted />,
  words: STEP_WORDS,
});
