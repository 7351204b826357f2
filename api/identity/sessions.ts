import type { KeyObject } from 'node:crypto';
import { SESSION_MAX_AGE_S, SHORT_TEXT_MAX } from '@polyphony/domain/limits.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import type Keyv from 'keyv';
import { Types } from 'mongoose';
import type { SessionDetails, VisitorSession } from '../context.js';
import { SessionModel } from './storedSession.js';
import { UserModel, type UserKind } from './user.js';
import { GuardedCache } from '../platform/guardedCache.js';
import { loadStaffDetails, type StaffDetails } from './staffDetails.js';
import { issueToken, readToken, signingKey } from './tokens.js';
import { loadVisitorDetails, type VisitorDetails } from './visitorDetails.js';

/** The cache entry of a user is this and their id. */
export const SESSION_DETAILS_KEY = 'by_session_user_details';

/** Bounds how long a change made behind this API's back (by hand in the database) goes unnoticed. */
const KEPT_MS = 60_000;
/** How exactly a session says when it was last used. */
const SEEN_EVERY_MS = 5 * 60_000;

interface Configured {
  readonly key: KeyObject;
  readonly details: GuardedCache;
  readonly keptMs: number;
  readonly changed: (userId: string) => void;
}
let settings: Configured | null = null;

/**
 * Called once at start, before the first request.
 * @param options.secret signs the tokens; the same in every process
 * @param options.cache what processes share; a change counts at the next request of every process that shares it
 * @param options.keptMs how long details are kept when nobody drops them
 * @param options.changed told whose details were dropped: a session of theirs, or what they may do, is another now
 */
export function configureSessions(options: {
  readonly secret: string;
  readonly cache: Keyv;
  readonly keptMs?: number;
  readonly changed?: (userId: string) => void;
}): void {
  const { secret, cache, keptMs = KEPT_MS, changed = () => undefined } = options;
  settings = { key: signingKey(secret), details: new GuardedCache(cache), keptMs, changed };
}

function configured() {
  if (!settings) throw new Error('Sessions are used before configureSessions was called.');
  return settings;
}

const keyOf = (userId: string) => SESSION_DETAILS_KEY + userId;

interface DetailsOf {
  readonly staff: StaffDetails;
  readonly visitor: VisitorDetails;
}
const load: { readonly [K in UserKind]: (userId: string) => Promise<DetailsOf[K] | null> } = {
  staff: loadStaffDetails,
  visitor: loadVisitorDetails,
};

/** What is kept of a user when it was kept as one of this kind and knows the session as a live one. */
function liveSession<K extends UserKind>(kind: K, details: DetailsOf[K] | null | undefined, sessionId: string) {
  const session = details?.kind === kind ? details.sessions[sessionId] : undefined;
  return details && session && session.expiresAt > Date.now() ? { details, session } : null;
}

/** Notes now and then that a session is in use; the details then say so too when they are next read. */
async function noteUse(userId: string, sessionId: string, lastSeenAt: number): Promise<void> {
  const now = Date.now();
  if (now - lastSeenAt < SEEN_EVERY_MS) return;
  await SessionModel.updateOne({ _id: new Types.ObjectId(sessionId) }, { $set: { lastSeenAt: new Date(now) } });
  await dropSessionDetails(userId);
}

/** The user of this kind behind a token whose session has neither expired nor been ended. */
async function liveUser<K extends UserKind>(kind: K, token: string) {
  const { key, details, keptMs } = configured();
  const claims = readToken(key, token, kind);
  if (!claims) return null;
  const { userId, sessionId } = claims;
  const found = await details.get<DetailsOf[K]>(keyOf(userId), {
    read: () => load[kind](userId),
    // A session that the kept details do not know may be one of a sign-in that they are older than.
    good: (kept) => liveSession(kind, kept, sessionId) !== null,
    ms: keptMs,
  });
  const live = liveSession(kind, found, sessionId);
  if (!live) return null;
  await noteUse(userId, sessionId, live.session.lastSeenAt);
  return { details: live.details, sessionId };
}

/**
 * Who a token stands for: a member of staff with a role, whose session has neither expired nor been ended; null for
 * anybody else. Costs no database round trip while the user's details are in the cache.
 */
export async function sessionFromToken(token: string): Promise<SessionDetails | null> {
  const live = await liveUser('staff', token);
  if (!live) return null;
  const { sessions: _sessions, kind: _kind, permissions, ...details } = live.details;
  return { ...details, sessionId: live.sessionId, permissions: new Set<Permission>(permissions) };
}

/** The same for a visitor whose e-mail is verified; a token of the console stands for no visitor. */
export async function visitorFromToken(token: string): Promise<VisitorSession | null> {
  const live = await liveUser('visitor', token);
  if (!live) return null;
  const { userId, name, email } = live.details;
  return { userId, name, email, sessionId: live.sessionId };
}

/** Where somebody signs in. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string | null;
}

async function storeSession(kind: UserKind, userId: Types.ObjectId, device: Device): Promise<string> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + SESSION_MAX_AGE_S * 1000);
  const stored = await SessionModel.create({
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    ip: device.ip,
    userAgent: device.userAgent?.slice(0, SHORT_TEXT_MAX) ?? null,
  });
  const id = userId.toHexString();
  await dropSessionDetails(id);
  return issueToken(configured().key, { userId: id, sessionId: stored._id.toHexString() }, expiresAt, kind);
}

/** Signs a member of staff in on a device. The e-mail and the password have been checked by the caller. */
export async function startSession(
  userId: Types.ObjectId,
  device: Device,
): Promise<{ readonly token: string; readonly session: SessionDetails }> {
  const token = await storeSession('staff', userId, device);
  const session = await sessionFromToken(token);
  if (!session) throw new Error('The user of a new session is no member of staff with a role.');
  return { token, session };
}

/** Signs a visitor in on a device. The e-mail and the password have been checked by the caller. */
export async function startVisitorSession(
  userId: Types.ObjectId,
  device: Device,
): Promise<{ readonly token: string; readonly visitor: VisitorSession }> {
  const token = await storeSession('visitor', userId, device);
  const visitor = await visitorFromToken(token);
  if (!visitor) throw new Error('The user of a new session is no visitor with a verified e-mail.');
  return { token, visitor };
}

/** Signs a device out: its token is refused from now on. */
export async function endSession({ userId, sessionId }: Pick<SessionDetails, 'userId' | 'sessionId'>): Promise<void> {
  await SessionModel.deleteOne({ _id: new Types.ObjectId(sessionId), userId: new Types.ObjectId(userId) });
  await dropSessionDetails(userId);
}

/** Signs a user out everywhere, except in the session that asks for it, if one does. */
export async function endSessionsOf(userId: string, keep: string | null = null): Promise<void> {
  const others = keep === null ? {} : { _id: { $ne: new Types.ObjectId(keep) } };
  await SessionModel.deleteMany({ userId: new Types.ObjectId(userId), ...others });
  await dropSessionDetails(userId);
}

/** Called after a user was changed or deleted, or one of their sessions was: the next request reads them anew. */
export async function dropSessionDetails(...userIds: readonly string[]): Promise<void> {
  const { details, changed } = configured();
  await details.drop(...userIds.map(keyOf));
  userIds.forEach(changed);
}

/** Called after a role or its permissions were changed: counts at the next request of everybody who holds it. */
export async function dropSessionDetailsOfRole(roleId: Types.ObjectId): Promise<void> {
  const holders = await UserModel.find({ roleId }, { _id: 1 }).lean();
  await dropSessionDetails(...holders.map(({ _id }) => _id.toHexString()));
}
