import { randomInt } from 'node:crypto';
import type { RunningServer } from '../server/runningServer.js';
import { fromElsewhere, newEmail } from '../clients/visitorAccounts.js';

export const SUBMIT =
  'mutation ($input: EnquiryInput!) { submitEnquiry(input: $input) { success message errors { field message } } }';

export interface Submission {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** A valid enquiry, of other words each time. */
export const enquiryInput = (changes: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Li',
  mobileNumber: '+975 17123456',
  email: newEmail('ana'),
  problemDescription: `Is there a course for beginners? I could come on day ${randomInt(1e9)}.`,
  ...changes,
});

/** Sends an enquiry from a network of its own. @returns what was sent */
export async function sendEnquiry(server: RunningServer, changes: object = {}) {
  const input = enquiryInput(changes);
  const { data, errors } = await server.visitor.graphql(SUBMIT, { input }, fromElsewhere());
  const result = data?.['submitEnquiry'] as Submission | undefined;
  if (!result?.success) throw new Error(JSON.stringify(result ?? errors));
  return input;
}
