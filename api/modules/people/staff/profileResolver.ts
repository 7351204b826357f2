import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { signedIn } from '../../../access/gates.js';
import { RequirePermission } from '../../../access/permissionDirective.js';
import type { Context, SessionDetails } from '../../../context.js';
import { forbidden } from '../../../platform/errors.js';
import { fieldsIn } from '../../../platform/values.js';
import { invalid, type Outcome } from '../../../records/write/outcome.js';
import type { FormValues } from '../../../records/write/recordRules.js';
import { Payload } from '../../../records/schema/types.js';
import { Session, sessionOf } from '../sessions/session.js';
import { staffStore } from './staffStore.js';

@InputType({ description: 'What members of staff may change of themselves; a field left out keeps its value.' })
class ProfileInput {
  @Field(() => String, { nullable: true, description: 'Their name, 3 to 50 characters.' }) name?: string | null;
  @Field(() => String, { nullable: true, description: 'The email they sign in with.' }) email?: string | null;
  @Field(() => ID, { nullable: true, description: 'File id of their picture.' }) picture?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'A new password, at least 8 characters; blank keeps the old one.',
  })
  password?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Needed for another email or password, unless they signed in within the last ten minutes.',
  })
  currentPassword?: string | null;
}

@ObjectType({ description: 'What a change of the own profile came to.' })
class ProfilePayload extends Payload {
  @Field(() => Session, { nullable: true, description: 'The session as it is now. Null when refused.' })
  session!: Session | null;
}

function toProfilePayload({ record, message, success, errors }: Outcome, session: SessionDetails): ProfilePayload {
  const { name, email, picture } = fieldsIn(record);
  const now =
    record &&
    sessionOf({
      ...session,
      name: String(name),
      email: String(email),
      picture: picture instanceof Types.ObjectId ? picture.toHexString() : null,
    });
  return { success, message, errors: [...errors], session: now };
}

const refusal = (field: string, message: Message): ProfilePayload => ({
  success: false,
  message,
  errors: [invalid(field, message)],
  session: null,
});

@Resolver()
export class ProfileResolver {
  @RequirePermission()
  @Mutation(() => ProfilePayload, {
    description: "Changes the signed-in person's own name, email, picture or password.",
  })
  async updateProfile(
    @Arg('input', () => ProfileInput, { description: 'The role is not among it.' }) input: ProfileInput,
    @Arg('id', () => ID, { nullable: true, description: 'Legacy clients say whose; anybody else is refused.' })
    id: string | null,
    @Ctx() context: Context,
  ): Promise<ProfilePayload> {
    const session = signedIn(context);
    if (id && id.toLowerCase() !== session.userId) throw forbidden(messages.otherUser);
    const provided: FormValues = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    return toProfilePayload(await staffStore.saveProfile(provided, session, context), session);
  }

  @RequirePermission()
  @Mutation(() => ProfilePayload, { description: 'Changes the own password. All other devices are signed out.' })
  async changePassword(
    @Arg('currentPassword', () => String, { description: 'The password as it is.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: 'At least 8 characters.' }) newPassword: string,
    @Ctx() context: Context,
  ): Promise<ProfilePayload> {
    const session = signedIn(context);
    if (newPassword === '') return refusal('newPassword', messages.passwordRequired);
    if (currentPassword === '') return refusal('currentPassword', messages.currentPasswordRequired);
    const outcome = await staffStore.saveProfile({ password: newPassword, currentPassword }, session, context);
    const errors = outcome.errors.map((error) =>
      error.field === 'password' ? { ...error, field: 'newPassword' } : error,
    );
    return toProfilePayload({ ...outcome, errors }, session);
  }
}
