import { textsSearch, textsSearchFields } from '../../../records/read/textsSearch.js';
import type { Condition } from '../../../records/read/listQuery.js';
import type { StoredEnquiry } from './enquiry.js';

const TEXTS = ['reference', 'firstName', 'lastName', 'email'] as const;
const PHONE = 'mobileNumber';

type Found = Pick<StoredEnquiry, (typeof TEXTS)[number] | typeof PHONE>;

/** The derived fields that enquiries are found by. */
export const enquirySearchFields = (enquiry: Found): Readonly<Record<string, unknown>> =>
  textsSearchFields(
    TEXTS.map((field) => enquiry[field] ?? ''),
    enquiry[PHONE],
  );

/** Enquiries with all typed words in their number, the names or the e-mail, or with the typed telephone number. */
export const enquirySearch = (text: string): Condition => textsSearch(text, { texts: TEXTS, phone: PHONE });
