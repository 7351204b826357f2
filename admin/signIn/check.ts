import type { Message } from '@polyphony/domain/messages.js';
import { signInRules } from '@polyphony/domain/signIn.js';
import { validate } from '@polyphony/domain/validation.js';

/** The error messages of the sign-in rules, by field. */
export async function errorsIn(values: object): Promise<Readonly<Record<string, Message>>> {
  const { errors } = await validate(signInRules, values);
  return Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]));
}
