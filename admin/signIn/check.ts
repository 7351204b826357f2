import type { Message } from '@polyphony/domain/messages/messages.js';
import { signInRules } from '@polyphony/domain/people/signIn.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';

/** The error messages of the sign-in rules, by field. */
export async function errorsIn(values: object): Promise<Readonly<Record<string, Message>>> {
  const { errors } = await validate(signInRules, values);
  return Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]));
}
