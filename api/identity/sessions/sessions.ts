import type { KeyObject } from 'node:crypto';
import { SESSION_MAX_AGE_S, SESSIONS_MAX, SHORT_TEXT_MAX } from '@polyphony/domain/limits.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import type Keyv from 'keyv';
import { Types } from 'mongoose';
import type { SessionDetails, VisitorSession } from '../../context.js';
import { SessionModel } from './storedSession.js';
import { OPEN, UserModel, type UserKind } from '../users/user.js';
import { GuardedCache } from '../../platform/cache/guardedCache.js';
import { loadStaffDetails, type StaffDetails } from './staffDetails.js';
import { issueToken, readToken, signingKey } from './tokens.js';
import { loadVisitorDetails, type VisitorDetails } from '../users/visitorDetails.js';

/** Prefix of a user's cache key, followed by their id. */
export const SESSION_DETAILS_KEY = 'by_session_user_details';

/** Bounds how long a change made directly in the database goes unnoticed. */
const CACHE_MS = 60_000;
/** Precision of a session's last use. */
const SEEN_EVERY_MS = 5 * 60_000;

const keyOf = (userId: string) => SESSION_DETAILS_KEY + userId;

/** The device that a user signs in on. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** The user who signs in, and the hash that their password was compared with. */
export interface CheckedUser {
  readonly _id: Types.ObjectId;
  readonly passwordHash: string | null;
}

interface DetailsOf {
  readonly staff: StaffDetails;
  readonly visitor: VisitorDetails;
}
const load: { readonly [K in UserKind]: (userId: string) => Promise<DetailsOf[K] | null> } = {
  staff: loadStaffDetails,
  visitor: loadVisitorDetails,
};

/** The cached details if they are of this user kind and contain the session, not yet expired; else null. */
function liveSession<K extends UserKind>(kind: K, details: DetailsOf[K] | null | undefined, sessionId: string) {
  const session = details?.kind === kind ? details.sessions[sessionId] : undefined;
  return details && session && session.expiresAt > Date.now() ? { details, session } : null;
}

export interface SessionOptions {
  /** Signs the tokens; the same in every process. */
  readonly secret: string;
  /** Shared by all processes; a change applies to the next request of every process that shares it. */
  readonly cache: Keyv;
  /** Maximum age of cached details, in milliseconds. */
  readonly cacheMs?: number;
  /** Called with the id of each user whose details were invalidated: their sessions or their rights have changed. */
  readonly changed?: (userId: string) => void;
}

/** The sessions of users: starts them, authenticates tokens, and ends them. */
export class Sessions {
  readonly #key: KeyObject;
  readonly #details: GuardedCache;
  readonly #cacheMs: number;
  readonly #changed: (userId: string) => void;

  constructor({ secret, cache, cacheMs = CACHE_MS, changed = () => undefined }: SessionOptions) {
    this.#key = signingKey(secret);
    this.#details = new GuardedCache(cache);
    this.#cacheMs = cacheMs;
    this.#changed = changed;
  }

  /**
   * Authenticates a token: the session of a member of staff with a role, unless it has expired or been ended; otherwise
   * null. Needs no database round trip while the user's details are cached.
   */
  async sessionFromToken(token: string): Promise<SessionDetails | null> {
    const live = await this.#liveUser('staff', token);
    if (!live) return null;
    const { sessions: _sessions, kind: _kind, permissions, ...details } = live.details;
    return { ...details, sessionId: live.sessionId, permissions: new Set<Permission>(permissions) };
  }

  /** The same for a visitor whose e-mail is verified; tokens of the console are not valid for visitors. */
  async visitorFromToken(token: string): Promise<VisitorSession | null> {
    const live = await this.#liveUser('visitor', token);
    if (!live) return null;
    const { userId, name, email } = live.details;
    return { userId, name, email, sessionId: live.sessionId };
  }

  /**
   * Starts a session of a member of staff. The caller has checked the e-mail and the password.
   * @returns null when the password has been changed since, or the user blocked or deleted
   */
  async startSession(
    user: CheckedUser,
    device: Device,
  ): Promise<{ readonly token: string; readonly session: SessionDetails } | null> {
    const token = await this.#storeSession('staff', user, device);
    if (token === null) return null;
    const session = await this.sessionFromToken(token);
    if (!session) throw new Error('The user of a new session is no member of staff with a role.');
    return { token, session };
  }

  /** The same for a visitor. */
  async startVisitorSession(
    user: CheckedUser,
    device: Device,
  ): Promise<{ readonly token: string; readonly visitor: VisitorSession } | null> {
    const token = await this.#storeSession('visitor', user, device);
    if (token === null) return null;
    const visitor = await this.visitorFromToken(token);
    if (!visitor) throw new Error('The user of a new session is no visitor with a verified email.');
    return { token, visitor };
  }

  /** Rights of a member of staff now, whether or not they are signed in; null once they have no role or no account. */
  async rightsOf(userId: string): Promise<Pick<SessionDetails, 'superAdmin' | 'permissions'> | null> {
    const details = await load.staff(userId);
    return details && { superAdmin: details.superAdmin, permissions: new Set<Permission>(details.permissions) };
  }

  /** Revokes a session: its token is refused from now on. */
  async revokeSession({ userId, sessionId }: Pick<SessionDetails, 'userId' | 'sessionId'>): Promise<void> {
    await SessionModel.deleteOne({ _id: new Types.ObjectId(sessionId), userId: new Types.ObjectId(userId) });
    await this.invalidateSessionDetails(userId);
  }

  /** Revokes all sessions of a user, except `keep`. */
  async revokeSessionsOf(userId: string, exceptSessionId: string | null = null): Promise<void> {
    const others = exceptSessionId === null ? {} : { _id: { $ne: new Types.ObjectId(exceptSessionId) } };
    await SessionModel.deleteMany({ userId: new Types.ObjectId(userId), ...others });
    await this.invalidateSessionDetails(userId);
  }

  /** Call after a user or one of their sessions was changed or deleted: the next request reads them again. */
  async invalidateSessionDetails(...userIds: readonly string[]): Promise<void> {
    await this.#details.invalidate(...userIds.map(keyOf));
    userIds.forEach((userId) => this.#changed(userId));
  }

  /** Call after a role or its permissions were changed: invalidates the details of every user who holds it. */
  async invalidateSessionDetailsOfRole(roleId: Types.ObjectId): Promise<void> {
    const holders = await UserModel.find({ roleId }, { _id: 1 }).lean();
    await this.invalidateSessionDetails(...holders.map(({ _id }) => _id.toHexString()));
  }

  /** The user of this kind that a token belongs to, unless its session has expired or been ended. */
  async #liveUser<K extends UserKind>(kind: K, token: string) {
    const claims = readToken(this.#key, token, kind);
    if (!claims) return null;
    const { userId, sessionId } = claims;
    const found = await this.#details.get<DetailsOf[K]>(keyOf(userId), {
      read: () => load[kind](userId),
      // A session missing from the cached details may have been started after they were cached.
      good: (cached) => liveSession(kind, cached, sessionId) !== null,
      ms: this.#cacheMs,
    });
    const live = liveSession(kind, found, sessionId);
    if (!live) return null;
    await this.#touch(kind, { userId, sessionId }, live.session.lastSeenAt);
    return { details: live.details, sessionId };
  }

  /** Ends the sessions of a user beyond those that an account can have. */
  async #endOldest(userId: Types.ObjectId): Promise<void> {
    const oldest = await SessionModel.find({ userId }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .skip(SESSIONS_MAX)
      .lean();
    if (oldest.length > 0) await SessionModel.deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } });
  }

  /** Stores at intervals that a session is in use, and of visitors when they were seen, and invalidates the cached details. */
  async #touch(
    kind: UserKind,
    { userId, sessionId }: Pick<SessionDetails, 'userId' | 'sessionId'>,
    lastSeenAt: number,
  ): Promise<void> {
    const now = Date.now();
    if (now - lastSeenAt < SEEN_EVERY_MS) return;
    await SessionModel.updateOne({ _id: new Types.ObjectId(sessionId) }, { $set: { lastSeenAt: new Date(now) } });
    if (kind === 'visitor')
      await UserModel.updateOne({ _id: new Types.ObjectId(userId), kind }, { $set: { lastSeenAt: new Date(now) } });
    await this.invalidateSessionDetails(userId);
  }

  /**
   * Stores a session, unless the password that was checked is no longer the user's. A new password is written before the
   * user's sessions are deleted: it is read here after the session was stored, so that a sign-in that overlaps the change
   * leaves no session, whichever of the two is first.
   */
  async #storeSession(
    kind: UserKind,
    { _id: userId, passwordHash }: CheckedUser,
    device: Device,
  ): Promise<string | null> {
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
    const user = await UserModel.findOne({ _id: userId, kind, ...OPEN }, { passwordHash: 1 }).lean();
    if (!user || user.passwordHash !== passwordHash) {
      await this.revokeSession({ userId: id, sessionId: stored._id.toHexString() });
      return null;
    }
    await this.#endOldest(userId);
    await this.invalidateSessionDetails(id);
    return issueToken(this.#key, { userId: id, sessionId: stored._id.toHexString() }, expiresAt, kind);
  }
}
