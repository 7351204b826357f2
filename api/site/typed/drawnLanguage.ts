import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';
import { badUserInput } from '../../platform/errors.js';

/**
 * The base language can be edited where it is no language of the site, which then draws its default one.
 * @throws BAD_USER_INPUT for a language that no form is in
 */
export function requireLanguage(lang: string, { languages }: Pick<Context, 'languages'>): void {
  const isKnown = lang === baseLanguage() || languages.some(({ code }) => code === lang);
  if (!isKnown) throw badUserInput(messages.unknownLanguage(lang));
}
