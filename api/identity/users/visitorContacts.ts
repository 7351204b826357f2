import { DOOR_SEARCH_MIN, SEARCH_MAX } from '@polyphony/domain/limits.js';
import { UserModel } from './user.js';
import type { VisitorProfile } from './visitorProfile.js';
import { typedPattern, typedText, type Condition } from '../../records/read/listQuery.js';
import { phonePattern } from '../../records/read/phoneSearch.js';
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

/** The words of a typed text as patterns: 'lhamo pema' finds Pema Lhamo. */
const wordsOf = (text: string) => (typedText(text) ?? '').split(/\s+/u).flatMap((word) => typedPattern(word) ?? []);

/** Ids of all visitors with a verified e-mail whose name or e-mail contains every typed word, or who have that phone number. */
export async function visitorsNamed(text: string): Promise<Types.ObjectId[]> {
  const words = wordsOf(text).map((word) => ({ $or: [{ name: word }, { email: word }] }));
  const users = await UserModel.find(
    { kind: 'visitor', 'visitor.verifiedAt': { $ne: null }, $or: [{ $and: words }, ...phoneCondition(text)] },
    { _id: 1 },
  ).lean();
  return users.map(({ _id }) => _id);
}

/** Visitors with the typed phone number. */
function phoneCondition(text: string): Condition[] {
  const pattern = phonePattern(text);
  return pattern ? [{ 'visitor.phone': pattern }] : [];
}

/**
 * The visitors among `ids` whose name contains every typed word, whose e-mail begins with the text, or whose phone
 * number contains its digits, sorted by name. E-mails are matched at their beginning only, because a provider's name
 * would match nearly all of them.
 */
export async function visitorsAmong(
  ids: readonly Types.ObjectId[],
  typed: string,
  max: number,
): Promise<{ readonly _id: Types.ObjectId; readonly name: string }[]> {
  const text = typed.trim().slice(0, SEARCH_MAX);
  const pattern = typedPattern(text);
  if (!pattern || text.length < DOOR_SEARCH_MIN) return [];
  const words = wordsOf(text).map((word) => ({ name: word }));
  const email = { $regex: `^${pattern.$regex.toLowerCase()}` };
  const $or = [{ $and: words }, { email }, ...phoneCondition(text)];
  return UserModel.find({ _id: { $in: ids }, kind: 'visitor', $or }, { name: 1 })
    .sort({ name: 1 })
    .limit(max)
    .lean();
}
