import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../../access/gates.js';
import { RequirePermission } from '../../../access/permissionDirective.js';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { notFound } from '../../../platform/errors.js';
import { objectId } from '../../../records/read/recordFinds.js';
import { MessageField } from '../../../records/schema/messageField.js';
import { DateTime } from '../../../records/schema/scalars.js';
import { deviceWords } from './deviceWords.js';
import { SignOutPayload } from './session.js';
import { SessionModel } from '../../../identity/sessions/storedSession.js';

@ObjectType({ description: 'A device with a session of a user.' })
class Device {
  @Field(() => ID, { description: 'Id of the sign-in.' }) id!: string;
  @MessageField({ description: "What it is, in words: 'Firefox 127 on Linux'." }) device!: MessageOrText;
  @Field({ description: 'The address it signed in from.' }) ip!: string;
  @Field(() => DateTime, { description: 'When it signed in.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'When it was last in use, to within five minutes.' }) lastSeenAt!: Date;
  @Field({ description: 'Whether it is the one that asks.' }) current!: boolean;
}

@Resolver()
export class DeviceResolver {
  @RequirePermission()
  @Query(() => [Device], { description: 'The devices that the asker is signed in on, this one first.' })
  async mySessions(@Ctx() context: Context): Promise<Device[]> {
    const { userId, sessionId } = signedIn(context);
    const rows = await SessionModel.find({ userId: new Types.ObjectId(userId), expiresAt: { $gt: new Date() } })
      .sort({ lastSeenAt: -1, _id: -1 })
      .lean();
    const devices = rows.map(({ _id, userAgent, ip, createdAt, lastSeenAt }) => {
      const id = _id.toHexString();
      return { id, device: deviceWords(userAgent), ip, createdAt, lastSeenAt, current: id === sessionId };
    });
    return devices.sort((a, b) => Number(b.current) - Number(a.current));
  }

  @RequirePermission()
  @Mutation(() => SignOutPayload, {
    description: 'Signs one device of the asker out: its token is refused from now on.',
  })
  async revokeSession(
    @Arg('id', () => ID, { description: 'Id of the sign-in.' }) id: string,
    @Ctx() context: Context,
  ): Promise<SignOutPayload> {
    const { userId, email } = signedIn(context);
    const own = await SessionModel.findOne(
      { _id: objectId(id), userId: new Types.ObjectId(userId) },
      { _id: 1 },
    ).lean();
    if (!own) throw notFound(messages.sessionNotFound);
    await context.services.sessions.revokeSession({ userId, sessionId: id });
    await note(context, { action: 'SIGN_OUT', target: { kind: 'session', id, label: email } });
    return { success: true, message: messages.sessionRevoked };
  }

  @RequirePermission()
  @Mutation(() => SignOutPayload, { description: 'Signs every other device of the asker out.' })
  async revokeOtherSessions(@Ctx() context: Context): Promise<SignOutPayload> {
    const { userId, sessionId, email } = signedIn(context);
    await context.services.sessions.revokeSessionsOf(userId, sessionId);
    await note(context, { action: 'SIGN_OUT_OTHERS', target: { kind: 'session', id: null, label: email } });
    return { success: true, message: messages.otherSessionsRevoked };
  }
}
