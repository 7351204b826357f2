import type { Message } from '@polyphony/domain/messages/messages.js';
import { MessageField } from '../../../records/schema/messageField.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { PermissionEnum } from '../../../access/permissionEnum.js';
import type { SessionDetails } from '../../../context.js';
import { File } from '../../../files/file.js';
import { fileStore } from '../../../files/fileStore.js';
import { Computed } from '../../../records/schema/computed.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import { Payload } from '../../../records/schema/types.js';

@ObjectType({ description: 'A role, by name.' })
export class RoleRef {
  @Field(() => ID, { description: 'Database object id.' }) id!: string;
  @Field({ description: 'Its name.' }) name!: string;
}

@ObjectType({ description: 'The member of staff who is signed in.' })
export class SignedInUser {
  @Field(() => ID, { description: 'Database object id.' }) id!: string;
  @Field({ description: 'Their name.' }) name!: string;
  @Field({ description: 'The same as the name.' }) username!: string;
  @Field({ description: 'The email they sign in with.' }) email!: string;
  @Field(() => ID, { nullable: true, description: 'File id of their picture.' }) picture!: string | null;

  @Computed<SignedInUser>(
    ({ picture }, _, { loaders }) => (picture ? loaders.record(fileStore, new Types.ObjectId(picture)) : null),
    { needs: ['picture'] },
  )
  @Field(() => File, { nullable: true, description: 'The file of their picture, as it is now.' })
  readonly pictureFile?: StoredRecord | null;

  @Field(() => RoleRef, { description: 'The one role they hold.' }) adminAssignedRole!: RoleRef;
}

@ObjectType({ description: 'A sign-in to the console: who it is and what they may do.' })
export class Session {
  @Computed<Session>((_session, _args, { services }) => services.siteClock.timeZone, { needs: [] })
  @Field(() => String, { description: 'IANA name of the time zone that days of the site begin and end in.' })
  readonly timeZone?: string;

  @Computed<Session>((_session, _args, { services }) => services.reviews.required(), { needs: [] })
  @Field(() => Boolean, { description: 'Whether changes that visitors see need a review.' })
  readonly reviewsRequired?: boolean;

  @Field(() => SignedInUser, { description: 'Who is signed in.' }) user!: SignedInUser;
  @Field({ description: 'Whether they may do everything, whatever their permissions.' }) superAdmin!: boolean;
  @Field(() => [PermissionEnum], { description: 'The permissions of their role, or of the one they view as.' })
  permissions!: Permission[];
  @Field(() => RoleRef, {
    nullable: true,
    description: 'The role a Super Admin views the console as; nothing can be changed.',
  })
  viewingAs!: RoleRef | null;
}

@ObjectType({ description: 'What a sign-in came to.' })
export class SignInPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'The bearer token of clients that keep no cookies; browsers need none. Null when refused.',
  })
  token!: string | null;

  @Field(() => Session, { nullable: true, description: 'The new session. Null when refused.' })
  session!: Session | null;
}

@ObjectType({ description: 'What a sign-out came to.' })
export class SignOutPayload {
  @Field({ description: 'Whether nobody is signed in now.' }) success!: boolean;
  @MessageField({ description: 'What happened, for a person.' }) message!: Message;
}

/** The session as its user sees it. */
export const sessionOf = ({
  userId,
  name,
  email,
  picture,
  role,
  superAdmin,
  permissions,
  viewingAs,
}: SessionDetails): Session => ({
  user: { id: userId, name, username: name, email, picture, adminAssignedRole: { ...role } },
  superAdmin,
  permissions: [...permissions],
  viewingAs: viewingAs && { ...viewingAs },
});
