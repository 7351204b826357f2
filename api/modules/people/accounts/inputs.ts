import { Field, InputType } from 'type-graphql';

const text = (description: string): PropertyDecorator => Field(() => String, { nullable: true, description });

/** Every field may be missing here: the rules answer what is wrong, on the field. */
@InputType({ description: 'The profile of a visitor.' })
export class VisitorProfileInput {
  @text('3 to 50 characters.') firstName?: string | null;
  @text('3 to 50 characters.') lastName?: string | null;
  @text('Telephone number.') phone?: string | null;
  @text('Code of a participant group, in any case. Not needed where there is one.') nationality?: string | null;
  @text('The country they live in.') country?: string | null;
}

@InputType({ description: 'A registration on the public site.' })
export class RegistrationInput extends VisitorProfileInput {
  @text('The email that they will sign in with; a code is sent to it.') email?: string | null;
  @text('At least 8 characters.') password?: string | null;
  @text('The same password again.') confirmPassword?: string | null;
}

@InputType({ description: 'A new password in place of a forgotten one.' })
export class PasswordResetInput {
  @text('The email that the code was sent to.') email?: string | null;
  @text('The 6 digits of the mail.') code?: string | null;
  @text('At least 8 characters.') password?: string | null;
  @text('The same password again.') confirmPassword?: string | null;
}

@InputType({ description: 'A new password in place of one that is known.' })
export class PasswordChangeInput {
  @text('The password as it is now.') currentPassword?: string | null;
  @text('At least 8 characters.') password?: string | null;
  @text('The same password again.') confirmPassword?: string | null;
}
