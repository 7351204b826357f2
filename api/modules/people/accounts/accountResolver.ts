import { messages } from '@polyphony/domain/messages/messages.js';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public, RequireVisitor } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import type { UploadedFile } from '../../../platform/upload.js';
import { SignOutPayload } from '../sessions/session.js';
import { PasswordChangeInput, PasswordResetInput, RegistrationInput, VisitorProfileInput } from './inputs.js';
import { logIn, logOut, ownAccount } from './logIn.js';
import { deleteOwnAccount, exportOwnData } from './ownData.js';
import { changePassword, endDevice, endOtherDevices, ownDevices, updateProfile } from './ownAccount.js';
import { resetPassword, sendCode, verifyEmail } from './recovery.js';
import { register } from './register.js';
import {
  AccountPayload,
  LogInPayload,
  PersonalDataPayload,
  RegistrationPayload,
  VerificationPayload,
  Visitor,
  VisitorDevice,
  VisitorPayload,
} from './visitor.js';

/** Accounts of the public site: making one, getting back into it, and what its owner does with it. */
@Resolver()
export class AccountResolver {
  @Public()
  @Mutation(() => RegistrationPayload, {
    description:
      'Registers a visitor and mails a code. The response is the same when the address has an account already.',
  })
  register(
    @Arg('input', () => RegistrationInput, { description: 'Who registers.' }) input: RegistrationInput,
    @Arg('identityFile', () => GraphQLUpload, {
      nullable: true,
      description: 'A JPG, PNG or PDF of at most 5 MB, judged by its content. Kept privately.',
    })
    identityFile: Promise<UploadedFile> | null | undefined,
    @Ctx() context: Context,
  ): Promise<RegistrationPayload> {
    return register(input, identityFile, context);
  }

  @Public()
  @Mutation(() => VerificationPayload, { description: 'Verifies the email of a new account by the code sent to it.' })
  verifyEmail(
    @Arg('email', () => String, { description: 'The email that was registered.' }) email: string,
    @Arg('code', () => String, { description: 'The 6 digits of the mail.' }) code: string,
    @Arg('registration', () => String, {
      nullable: true,
      description:
        'What `register` returned: the code of a registration that another person made of the address is then refused.',
    })
    registration: string | null | undefined,
    @Arg('logIn', () => Boolean, {
      defaultValue: false,
      description: 'Whether to log in as well, by cookie. Only the browser that made the `registration` can.',
    })
    logIn: boolean,
    @Ctx() context: Context,
  ): Promise<VerificationPayload> {
    return verifyEmail({ email, code }, { registration: registration ?? null, logIn }, context);
  }

  @Public()
  @Mutation(() => AccountPayload, {
    description:
      'Sends a new verification code, once a minute. The response does not say whether anybody waits for one.',
  })
  resendCode(
    @Arg('email', () => String, { description: 'The email that was registered.' }) email: string,
    @Ctx() context: Context,
  ): Promise<AccountPayload> {
    return sendCode('verify', email, context);
  }

  @Public()
  @Mutation(() => AccountPayload, {
    description:
      'Sends a code for a new password, once a minute. The response does not say whether anybody has the email.',
  })
  forgotPassword(
    @Arg('email', () => String, { description: 'The email they sign in with.' }) email: string,
    @Ctx() context: Context,
  ): Promise<AccountPayload> {
    return sendCode('reset', email, context);
  }

  @Public()
  @Mutation(() => AccountPayload, {
    description: 'Sets a new password by the code sent to the email, and ends every session of the account.',
  })
  resetPassword(
    @Arg('input', () => PasswordResetInput, { description: 'The code and the new password.' })
    input: PasswordResetInput,
    @Ctx() context: Context,
  ): Promise<AccountPayload> {
    return resetPassword(input, context);
  }

  @Public()
  @Mutation(() => LogInPayload, {
    description: 'Logs a visitor in, or a member of staff: the response has a token and sets the cookie of their kind.',
  })
  logIn(
    @Arg('identifier', () => String, { description: 'Their email.' }) identifier: string,
    @Arg('password', () => String, { description: 'Their password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<LogInPayload> {
    return logIn(identifier, password, context);
  }

  @Public()
  @Mutation(() => SignOutPayload, {
    description: "Ends a visitor's session: its token is refused from now on. Without one there is nothing to end.",
  })
  async publicLogout(@Ctx() context: Context): Promise<SignOutPayload> {
    await logOut(context);
    return { success: true, message: messages.signedOut };
  }

  @Public()
  @Query(() => Visitor, { nullable: true, description: 'The visitor who is signed in; null when none is.' })
  async currentVisitor(@Ctx() { visitor }: Context): Promise<Visitor | null> {
    return visitor && ownAccount(visitor);
  }

  @RequireVisitor()
  @Mutation(() => VisitorPayload, { description: "Changes one's own profile; what is left out stays as it is." })
  updateVisitorProfile(
    @Arg('input', () => VisitorProfileInput, { description: 'What is to change.' }) input: VisitorProfileInput,
    @Ctx() context: Context,
  ): Promise<VisitorPayload> {
    return updateProfile(input, context);
  }

  @RequireVisitor()
  @Mutation(() => AccountPayload, { description: "Changes one's own password, and ends every other session." })
  changeVisitorPassword(
    @Arg('input', () => PasswordChangeInput, { description: 'The old and the new password.' })
    input: PasswordChangeInput,
    @Ctx() context: Context,
  ): Promise<AccountPayload> {
    return changePassword(input, context);
  }

  @RequireVisitor()
  @Mutation(() => PersonalDataPayload, {
    description: 'All that is stored of the signed-in visitor: profile, bookings, enquiries, devices, mails and log.',
  })
  exportOwnData(
    @Arg('password', () => String, { description: 'Their password, typed for this.' }) password: string,
    @Ctx() context: Context,
  ): Promise<PersonalDataPayload> {
    return exportOwnData(password, context);
  }

  @RequireVisitor()
  @Mutation(() => AccountPayload, {
    description:
      "Deletes one's own account for good: places at events to come are given back, past bookings lose the name, and enquiries are deleted.",
  })
  deleteOwnAccount(
    @Arg('password', () => String, { description: 'Their password, typed for this.' }) password: string,
    @Ctx() context: Context,
  ): Promise<AccountPayload> {
    return deleteOwnAccount(password, context);
  }

  @RequireVisitor()
  @Query(() => [VisitorDevice], { description: 'Where one is signed in, the device used last first.' })
  visitorDevices(@Ctx() context: Context): Promise<VisitorDevice[]> {
    return ownDevices(context);
  }

  @RequireVisitor()
  @Mutation(() => AccountPayload, { description: "Signs one of one's own devices out." })
  endVisitorSession(
    @Arg('id', () => String, { description: 'Id of the sign-in.' }) id: string,
    @Ctx() context: Context,
  ): Promise<AccountPayload> {
    return endDevice(id, context);
  }

  @RequireVisitor()
  @Mutation(() => AccountPayload, { description: 'Signs oneself out everywhere but here.' })
  endOtherVisitorSessions(@Ctx() context: Context): Promise<AccountPayload> {
    return endOtherDevices(context);
  }
}
