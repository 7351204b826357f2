import type { PersonalRecords } from '../../../identity/personalData/personalData.js';
import { EnquiryModel, type StoredEnquiry } from './enquiry.js';

/** Enquiries have no account: they are a person's by the address. */
export const personalEnquiries: PersonalRecords = {
  name: 'enquiries',
  async collect({ email }, reader) {
    const enquiries = await EnquiryModel.find({ emailKey: email }).sort({ createdAt: -1 }).lean<StoredEnquiry[]>();
    return enquiries.map(
      ({ reference, createdAt, firstName, lastName, mobileNumber, about, language, ...enquiry }) => ({
        ...{ reference, sentAt: createdAt, firstName, lastName, mobileNumber, email: enquiry.email, language },
        ...{ message: enquiry.problemDescription, about: about?.title ?? null },
        ...{ read: enquiry.read, answered: enquiry.answered, ...(reader === 'staff' && { note: enquiry.note }) },
      }),
    );
  },
  async erase({ email }, { stamps }) {
    const { deletedCount } = await EnquiryModel.deleteMany({ emailKey: email });
    if (deletedCount > 0) await stamps.changed('enquiry');
  },
  async count(people) {
    const ids = new Map(people.map(({ _id, email }) => [email, _id.toHexString()]));
    const counted = await EnquiryModel.aggregate<{ _id: string; count: number }>([
      { $match: { emailKey: { $in: [...ids.keys()] } } },
      { $group: { _id: '$emailKey', count: { $sum: 1 } } },
    ]);
    return new Map(counted.flatMap(({ _id, count }) => [[ids.get(_id) ?? '', count] as const]));
  },
};
