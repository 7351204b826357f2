import { PLAIN_TEXT_MAX } from '../limits.js';
import { messages } from '../messages/messages.js';
import { linkAddress } from '../richText/richText.js';
import { optionalText } from '../validation/rules.js';

/**
 * The address that a link to apply leads to: a web address with or without its scheme, an email address, a phone number with
 * its scheme, or a path of this site.
 * @returns null for any other text, so that no page links to it
 */
export function applyAddress(link: string | null | undefined): string | null {
  const address = linkAddress(link ?? '');
  // A place of the page that shows the link is no place to apply.
  return address === null || /^[#?]/.test(address) ? null : address;
}

/** Address where people apply; blank is null. */
export const applyLinkRule = () =>
  optionalText('labels.applyLink', PLAIN_TEXT_MAX)
    .test('address', messages.applyLink, (link) => !link || applyAddress(link) !== null)
    .meta({ hint: 'words.aWebAddressAnEmail' });
