import { DOOR_SEARCH_MIN, SEARCH_MAX } from '@polyphony/domain/limits.js';
import { UserModel } from './user.js';
import type { VisitorProfile } from './visitorProfile.js';
import { typedPattern, type Condition } from '../../records/read/listQuery.js';
import type { Types } from 'mongoose';

/** A visitor's id, name, e-mail, phone, nationality and language. */
export interface VisitorContact extends Pick<
  VisitorProfile,
  'firstName' | 'lastName' | 'phone' | 'nationality' | 'language'
> {
  readonly id: string;
  readonly email: string;
}

/** Maximum number of visitors that a search by name returns. */
const FOUND_MAX = 200;

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

/** Ids of visitors whose name or e-mail matches the pattern. */
export async function visitorsNamed(pattern: RegExp): Promise<Types.ObjectId[]> {
  const users = await UserModel.find({ kind: 'visitor', $or: [{ name: pattern }, { email: pattern }] }, { _id: 1 })
    .limit(FOUND_MAX)
    .lean();
  return users.map(({ _id }) => _id);
}

/** Minimum number of digits for a search to include phone numbers. */
const DIGITS_MIN = 4;

/** Matches phone numbers as people write them: ignores spaces, signs and leading zeros. */
function phoneCondition(text: string): Condition[] {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < DIGITS_MIN || !/^[-+\d\s().]+$/.test(text)) return [];
  return [{ 'visitor.phone': { $regex: [...digits].join('\\D*') } }];
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
  const words = text.split(/\s+/).map((word) => ({ name: typedPattern(word) }));
  const email = { $regex: `^${pattern.$regex.toLowerCase()}` };
  const $or = [{ $and: words }, { email }, ...phoneCondition(text)];
  return UserModel.find({ _id: { $in: ids }, kind: 'visitor', $or }, { name: 1 })
    .sort({ name: 1 })
    .limit(max)
    .lean();
}
