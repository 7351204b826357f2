import { enquiry } from '@polyphony/domain/kinds/readMostly/enquiry.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { TextAreaInput } from '../../fields/TextAreaInput';
import { enquiryOperations as operations } from '../../graphql/generated/operations/enquiry';
import { staffMemberOperations } from '../../graphql/generated/operations/staffMember';
import { writeAction } from '../../records/form/writeAction';
import { senderOf, STEP_WORDS } from './enquiryWords';

/** Message of a visitor, the person who looks after it, and the staff's note. Visitors do not see the last two. */
export const screen = writeAction({
  kind: enquiry,
  name: 'handle',
  details: operations.details,
  write: operations.actions.handle,
  title: 'contact.enquiryName',
  action: 'lists.save',
  above: [
    {
      heading: 'contact.from',
      text: (record) => [senderOf(record), record.email, record.mobileNumber].join('\n'),
    },
    { heading: 'labels.subject', text: ({ about }) => about?.title },
    { heading: 'labels.message', text: ({ problemDescription }) => problemDescription },
  ],
  Inputs: () => (
    <>
      <ReferenceInput
        name="assigneeId"
        options={staffMemberOperations.options}
        none="words.none"
        empty={screenTexts.noData}
      />
      <TextAreaInput name="note" counted />
    </>
  ),
  words: STEP_WORDS,
});
