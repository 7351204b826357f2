import type { ReadMostlyKindName } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import { book, bookableEvent } from './bookings.js';
import { createBlogCategory, deleteRecord } from './createRecord.js';
import { sendEnquiry } from './enquiries.js';
import type { RunningServer } from '../server/runningServer.js';
import { visitorAccount } from '../clients/visitorAccounts.js';

/** Makers of records of the read-mostly kinds: no form creates one. Each makes as many as are wanted. */
export const readMostlyMakers: Readonly<
  Record<ReadMostlyKindName, (server: RunningServer, count: number) => Promise<void>>
> = {
  eventBooking: async (server, count) => {
    const event = await bookableEvent(server);
    for (let index = 0; index < count; index += 1) {
      // A visitor holds only so many places of one event.
      const { client } = await visitorAccount(server);
      const { booking, message } = await book(client, event);
      if (!booking) throw new Error(message);
    }
  },
  enquiry: async (server, count) => {
    for (let index = 0; index < count; index += 1) await sendEnquiry(server);
  },
  visitor: async (server, count) => {
    for (let index = 0; index < count; index += 1) await visitorAccount(server);
  },
  deletedRecord: async ({ admin }, count) => {
    for (let index = 0; index < count; index += 1) {
      await deleteRecord(admin, 'blogCategory', await createBlogCategory(admin));
    }
  },
  auditEntry: async (server, count) => {
    for (let index = 0; index < count; index += 1) {
      await server.admin.request(
        'mutation ($code: String!) { createLanguage(input: { name: $code, code: $code }) { success } }',
        {
          code: String.fromCharCode(97 + index, 122),
        },
      );
    }
  },
};
