import { enquiryRules } from '@polyphony/domain/contact/enquiry.js';
import { Arg, Ctx, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Public } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import { readMostlyResolver } from '../../../records/readMostly/readMostlyResolver.js';
import { rulesInput } from '../../../records/schema/rulesInput.js';
import { Payload } from '../../../records/schema/types.js';
import { Enquiry } from './enquiry.js';
import { enquiryStore } from './enquiryStore.js';
import { submitEnquiry } from './submit.js';

const EnquiryInput = rulesInput('EnquiryInput', 'What a visitor writes to the people who run the site.', enquiryRules, {
  firstName: '1 to 50 letters and spaces.',
  lastName: 'At most 50 letters and spaces; may be left out.',
  mobileNumber: "10 to 15 characters: '+975 17123456'.",
  email: 'At most 100 characters.',
  problemDescription: 'What they want to know; at most 2000 characters.',
  aboutKind: 'The kind of the record that it is about, if it is about one.',
  aboutId: 'Id of that record.',
});

@ObjectType({ description: 'What came of an enquiry that was sent.' })
class EnquirySubmission extends Payload {}

/** Enquiries that visitors write, and operations of staff on them. */
@Resolver()
export class EnquiryResolver extends readMostlyResolver(enquiryStore, Enquiry) {
  @Public()
  @Mutation(() => EnquirySubmission, { description: 'Sends an enquiry. Nobody needs to be signed in.' })
  submitEnquiry(
    @Arg('input', () => EnquiryInput, { description: 'What the visitor writes.' }) input: object,
    @Ctx() context: Context,
  ) {
    return submitEnquiry(input, context);
  }
}
