import { UserModel } from '../modules/people/user.js';
import type { VisitorProfile } from '../modules/people/visitorProfile.js';
import type { Types } from 'mongoose';

/** What those need to know of a visitor who deal with them: the name, where to write to, and who they count as. */
export interface VisitorContact extends Pick<
  VisitorProfile,
  'firstName' | 'lastName' | 'phone' | 'nationality' | 'language'
> {
  readonly id: string;
  readonly email: string;
}

/** How many visitors a search by name looks at. */
const FOUND_MAX = 200;

const FIELDS = {
  email: 1,
  'visitor.firstName': 1,
  'visitor.lastName': 1,
  'visitor.phone': 1,
  'visitor.nationality': 1,
  'visitor.language': 1,
} as const;

/** The visitors with these ids, in one round trip; those who are gone are left out. */
export async function visitorContacts(ids: readonly Types.ObjectId[]): Promise<VisitorContact[]> {
  const users = await UserModel.find({ _id: { $in: ids }, kind: 'visitor' }, FIELDS).lean();
  return users.flatMap(({ _id, email, visitor }) => {
    if (!visitor) return [];
    const { firstName, lastName, phone, nationality, language } = visitor;
    return [{ id: _id.toHexString(), email, firstName, lastName, phone, nationality, language }];
  });
}

/** Ids of visitors whose name or e-mail the pattern is found in. */
export async function visitorsNamed(pattern: RegExp): Promise<Types.ObjectId[]> {
  const users = await UserModel.find({ kind: 'visitor', $or: [{ name: pattern }, { email: pattern }] }, { _id: 1 })
    .limit(FOUND_MAX)
    .lean();
  return users.map(({ _id }) => _id);
}
