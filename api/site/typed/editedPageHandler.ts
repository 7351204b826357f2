import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { EditedPage, EditedPageRequest } from '@polyphony/domain/publishing/editedPage.js';
import { markedPage } from '@polyphony/domain/publishing/markedPage.js';
import type { SiteResponse } from '@polyphony/public-site';
import type { Context } from '../../context.js';
import type { ContextFor } from '../../http/requestContext.js';
import { editedPanels } from '../../modules/settings/editedPanels.js';
import { siteTextsNow } from '../../modules/texts/textsNow.js';
import { badUserInput } from '../../platform/errors.js';
import type { Handler } from '../../platform/http/handler.js';
import { newNonce } from '../../platform/http/securityHeaders.js';
import { fieldsIn } from '../../platform/values.js';
import { PageEdits } from '../../records/preview/pageEdits.js';
import { siteOf, type SiteSource } from '../siteOf.js';
import { requireLanguage } from './drawnLanguage.js';
import { drawnPageHandler } from './drawnPageHandler.js';

/** Most characters of an address, and most redirections on the way to its page. */
const ADDRESS_MAX = 2_000;
const REDIRECTIONS_MAX = 5;

const REDIRECTIONS: readonly number[] = [301, 302, 303, 307, 308];

/** Base of addresses, of which none leads elsewhere. */
const SITE = 'http://site.invalid';

/** Parameter by which an address names its language. */
const LANG = 'lang';

/** @throws BAD_USER_INPUT unless the body has the shape of a request */
function editedRequest(body: unknown): EditedPageRequest {
  const { address, lang } = fieldsIn(body);
  const fits = typeof address === 'string' && typeof lang === 'string' && address.length <= ADDRESS_MAX;
  if (!fits || addressIn(address) === null) throw badUserInput(messages.malformedRequest);
  return { address, lang };
}

/** The path and query of an address of this site, without its language; null for another address. */
function addressIn(address: string, base = SITE): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.origin !== new URL(base).origin) return null;
  url.searchParams.delete(LANG);
  return url.pathname + url.search;
}

/** What the site responds with at an address, or at the one that it leads to. */
async function follow(
  address: string,
  handle: (address: string) => Promise<SiteResponse>,
  publicUrl: string,
): Promise<{ readonly response: SiteResponse; readonly address: string }> {
  let current = addressIn(address) ?? '/';
  for (let left = REDIRECTIONS_MAX; ; left -= 1) {
    const response = await handle(current);
    const { location } = response.headers;
    const next = REDIRECTIONS.includes(response.status) && location ? addressIn(location, publicUrl) : null;
    if (next === null || left === 0) return { response, address: current };
    current = next;
  }
}

/** Draws the page at an address with the drafts of what is on it, as visitors would see them. */
async function draw(source: SiteSource, request: EditedPageRequest, context: Context): Promise<EditedPage> {
  const { lang } = request;
  requireLanguage(lang, context);
  const edits = new PageEdits(lang);
  const panels = await editedPanels(edits, context);
  const texts = await siteTextsNow(context.services.stamps);
  const site = siteOf(source, { ...context, edits, panels }, { texts, visitor: null, preview: null, typed: true });
  const handle = (address: string) =>
    site.handle({
      url: `${address}${address.includes('?') ? '&' : '?'}${LANG}=${encodeURIComponent(lang)}`,
      headers: { 'x-request-id': context.requestId },
      nonce: newNonce(),
      cameAt: String(source.siteClock.now().getTime()),
    });
  const { response, address } = await follow(request.address, handle, source.publicUrl);
  const { status, headers, body } = response;
  if (status >= 500) throw new Error(`The page to edit at ${address} came to ${status}.`);
  // The page that says that there is none is one as well.
  if (!headers['content-type']?.startsWith('text/html') || body === '')
    return { success: false, message: renderMessage(messages.noPageYet, context.messageLanguage) };
  const { drafts, locked, marks } = edits;
  return { success: true, html: markedPage(body, marks), address, drafts, locked };
}

/**
 * Serves /preview/site to the console: a page of the site to edit in place. It shows drafts to those who may write them, as
 * their forms do, and everything else as visitors see it; it stores nothing.
 */
export const editedPageHandler = (source: SiteSource, contextFor: ContextFor): Handler =>
  drawnPageHandler(contextFor, (body, context) => draw(source, editedRequest(body), context));
