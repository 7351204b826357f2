import { DOOR_SEARCH_MIN, SEARCH_MAX } from '@polyphony/domain/limits.js';
import { UserModel } from './user.js';
import type { VisitorProfile } from './visitorProfile.js';
import { visitorNameSearch, visitorSearch } from './visitorSearch.js';
import type { Types } from 'mongoose';

/** A visitor's id, name, e-mail, phone, nationality and language. */
export interface VisitorContact extends Pick<
  VisitorProfile,
  'firstName' | 'lastName' | 'phone' | 'nationality' | 'language'
> {
  readonly id: string;
  readonly email: string;
}

const FIELDS = {
  email: 1,
  'visitor.firstName': 1,
  'visitor.lastName': 1,
  'visitor.phone': 1,
  'visitor.nationality': 1,
  'visitor.language': 1,
} as const;

/** The visitors with these ids, in one round trip; missing ones are left out. */
export async function visitorContacts(ids: readonly Types.ObjectId[]): Promise<VisitorContact[]> {
  const users = await UserModel.find({ _id: { $in: ids }, kind: 'visitor' }, FIELDS).lean();
  return users.flatMap(({ _id, email, visitor }) => {
    if (!visitor) return [];
    const { firstName, lastName, phone, nationality, language } = visitor;
    return [{ id: _id.toHexString(), email, firstName, lastName, phone, nationality, language }];
  });
}

/** Ids of all visitors with a verified e-mail whose name or e-mail contains every typed word, or who have that phone number. */
export async function findVisitorIds(text: string): Promise<Types.ObjectId[]> {
  const users = await UserModel.find(
    { kind: 'visitor', 'visitor.verifiedAt': { $ne: null }, ...visitorSearch(text) },
    { _id: 1 },
  ).lean();
  return users.map(({ _id }) => _id);
}

/** The visitors among `ids` that `visitorNameSearch` finds, sorted by name; none for a text that is too short. */
export async function visitorsAmong(
  ids: readonly Types.ObjectId[],
  typed: string,
  max: number,
): Promise<{ readonly _id: Types.ObjectId; readonly name: string }[]> {
  const text = typed.trim().slice(0, SEARCH_MAX);
  const condition = text.length < DOOR_SEARCH_MIN ? null : visitorNameSearch(text);
  if (!condition) return [];
  return UserModel.find({ _id: { $in: ids }, kind: 'visitor', ...condition }, { name: 1 })
    .sort({ name: 1 })
    .limit(max)
    .lean();
}
