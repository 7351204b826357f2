import { PLAIN_TEXT_MAX } from '../limits.js';
import { messages } from '../messages/messages.js';
import { optionalText } from '../validation/rules.js';

const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
/** 'jobs.example.com/press' as people type it. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]\S*)?$/i;

/**
 * The address that a link to apply leads to: a web address with or without its scheme, an email address, a phone number with
 * its scheme, or a path of this site.
 * @returns null for any other text, so that no page links to it
 */
export function applyAddress(link: string | null | undefined): string | null {
  const text = link?.trim() ?? '';
  // '//host' and '/\host' are addresses of other sites.
  if (/^\/(?![/\\])\S*$/.test(text)) return text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (HOST.test(text)) return `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(text)) return null;
  const { protocol, host } = new URL(text);
  if (!SCHEMES.includes(protocol)) return null;
  return protocol.startsWith('http') && host === '' ? null : text;
}

/** Where people apply; blank is null. */
export const applyLinkRule = () =>
  optionalText('Apply link', PLAIN_TEXT_MAX)
    .test('address', messages.applyLink, (link) => !link || applyAddress(link) !== null)
    .meta({ hint: 'A web address, an email address, or a path of this site such as /contact-us' });
