import type { Message } from '@polyphony/domain/messages.js';
import { signInRules } from '@polyphony/domain/signIn.js';
import { validate } from '@polyphony/domain/validation.js';

/** What the rules of a sign-in say to the values, by field. */
export async function errorsIn(values: object): Promise<Readonly<Record<string, Message>>> {
  const { errors } = await validate(signInRules, values);
  return Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]));
}
