import type { Message } from '@polyphony/domain/messages/messages.js';
import type { Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../records/schema/scalars.js';
import { Payload } from '../../../records/schema/types.js';
import { Session } from '../sessions/session.js';
import type { User } from '../../../identity/users/user.js';

@ObjectType({ description: 'A visitor with an account, as they see themself.' })
export class Visitor {
  @Field(() => ID, { description: 'Database object id.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @Field({ description: 'Both names, as others see them.' }) name!: string;
  @Field({ description: 'The email they sign in with.' }) email!: string;
  @Field({ description: 'Their telephone number, as they wrote it.' }) phone!: string;
  @Field({ description: "Code of the participant group that they count as: 'BHUTANESE'." }) nationality!: string;
  @Field({ description: 'The country they live in.' }) country!: string;
  @Field({ description: 'Whether an identity file was handed in. Nobody is shown it here.' }) hasIdentityFile!: boolean;
  @Field(() => DateTime, { description: 'When they registered.' }) createdAt!: Date;
}

@ObjectType({ description: 'A device on which a visitor is signed in.' })
export class VisitorDevice {
  @Field(() => ID, { description: 'Id of the sign-in.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'As the browser calls itself.' }) userAgent!: string | null;
  @Field({ description: 'The network address it signed in from.' }) ip!: string;
  @Field(() => DateTime, { description: 'When it signed in.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'When it was last used, to within a few minutes.' }) lastSeenAt!: Date;
  @Field({ description: 'Whether it is the one that asks.' }) current!: boolean;
}

@ObjectType({ description: "What came of something about a visitor's account." })
export class AccountPayload extends Payload {}

@ObjectType({ description: 'What came of a request for all that is stored of a person.' })
export class PersonalDataPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'It, as JSON. Null when refused.' })
  data!: string | null;
}

@ObjectType({ description: 'What came of the code of a new account.' })
export class VerificationPayload extends Payload {
  @Field(() => Visitor, {
    nullable: true,
    description: 'The visitor whom `logIn` has logged in. Null when refused, or not requested.',
  })
  visitor!: Visitor | null;
}

@ObjectType({ description: 'What came of a registration.' })
export class RegistrationPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'Names the registration to `verifyEmail`. Null when refused; it says nothing of who has the address.',
  })
  registration!: string | null;
}

@ObjectType({ description: "What came of a change of one's own profile." })
export class VisitorPayload extends Payload {
  @Field(() => Visitor, { nullable: true, description: 'As it is now. Null when refused.' })
  visitor!: Visitor | null;
}

@ObjectType({ description: 'What a log-in came to: of a visitor, or of a member of staff.' })
export class LogInPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'The bearer token of clients that keep no cookies; browsers need none. Null when refused.',
  })
  token!: string | null;

  @Field(() => Visitor, { nullable: true, description: 'The visitor who is signed in now.' })
  visitor!: Visitor | null;

  @Field(() => Session, { nullable: true, description: 'The member of staff who is signed in now.' })
  session!: Session | null;

  @Field({ description: 'The password was right, but the email has to be verified by its code first.' })
  verificationNeeded!: boolean;
}

type StoredVisitor = Pick<User, 'name' | 'email' | 'createdAt' | 'visitor'> & { readonly _id: Types.ObjectId };

/** The account as its owner sees it. */
export function visitorOf({ _id, name, email, createdAt, visitor }: StoredVisitor): Visitor {
  if (!visitor) throw new Error('A user who is no visitor was taken for one.');
  const { firstName, lastName, phone, nationality, country, identityFile } = visitor;
  const id = _id.toHexString();
  const hasIdentityFile = identityFile !== null;
  return { id, name, email, createdAt, firstName, lastName, phone, nationality, country, hasIdentityFile };
}

type Refused = Pick<Payload, 'success' | 'message' | 'errors'>;

export const succeeded = (message: Message): Refused => ({ success: true, message, errors: [] });
export const refused = (message: Message, errors: Payload['errors'] = []): Refused => ({
  success: false,
  message: errors[0]?.message ?? message,
  errors,
});
