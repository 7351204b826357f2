import type { IncomingMessage, ServerResponse } from 'node:http';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { FieldMarks } from '@polyphony/domain/publishing/fieldMarks.js';
import { markedPage } from '@polyphony/domain/publishing/markedPage.js';
import type { TypedPreview, TypedPreviewRequest } from '@polyphony/domain/publishing/typedPreview.js';
import { GraphQLError } from 'graphql';
import type { Context } from '../../context.js';
import { chargeBytes, chargePage } from '../../graphql/cost/chargeCost.js';
import type { ContextFor } from '../../http/requestContext.js';
import {
  badUserInput,
  notFound,
  refusalCodeOf,
  retryAfterOf,
  userMessageOf,
  statusOf,
  unauthenticated,
} from '../../platform/errors.js';
import { BodyTooLarge, readBody } from '../../platform/http/body.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import { siteTextsNow } from '../../modules/texts/textsNow.js';
import type { Handler } from '../../platform/http/handler.js';
import { GRAPHQL_LIMITS } from '../../platform/limits/graphqlLimits.js';
import { sendBody } from '../../platform/http/sendText.js';
import { newNonce } from '../../platform/http/securityHeaders.js';
import { NotUtf8, textOf } from '../../platform/http/utf8.js';
import { previewHeaders } from '../previewHeaders.js';
import { siteOf, type SiteSource } from '../siteOf.js';
import { typedRequest } from './typedRequest.js';
import { markedOverrides } from './markRecord.js';
import { typedSource } from './typedSources.js';

async function readRequest(req: IncomingMessage): Promise<TypedPreviewRequest> {
  try {
    return typedRequest(parseJson(textOf(await readBody(req, GRAPHQL_LIMITS.bodyBytes))));
  } catch (error) {
    if (error instanceof BodyTooLarge) throw badUserInput(messages.requestTooLarge);
    if (error instanceof SyntaxError || error instanceof NotUtf8) throw badUserInput(messages.malformedRequest);
    throw error;
  }
}

/** Draws the page with what is typed in place of what is stored, as visitors would see it. */
async function draw(source: SiteSource, request: TypedPreviewRequest, context: Context): Promise<TypedPreview> {
  const { lang, forms } = request;
  const typed = typedSource(request.kind, context);
  if (!typed) throw notFound(messages.unknownPath);
  // One for each language, of which the base language need not be active.
  if (forms.length > context.languages.length + 1) throw badUserInput(messages.malformedRequest);
  // The base language can be edited where it is no language of the site, which then draws its default one.
  const isKnown = lang === baseLanguage() || context.languages.some(({ code }) => code === lang);
  if (!isKnown) throw badUserInput(messages.unknownLanguage(lang));
  const drawn = await typed(request.id, forms, context);
  if ('success' in drawn) return { success: false, message: renderMessage(drawn.message, context.messageLanguage) };
  const { path, ...typedOverrides } = drawn;
  const marks = new FieldMarks();
  const overrides = markedOverrides(typedOverrides, marks);
  const texts = await siteTextsNow(context.services.stamps);
  const site = siteOf(source, { ...context, ...overrides }, { texts, visitor: null, preview: null, typed: true });
  const { status, body } = await site.handle({
    url: `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`,
    headers: { 'x-request-id': context.requestId },
    nonce: newNonce(),
    cameAt: String(source.siteClock.now().getTime()),
  });
  // A page that is not there even so: that of an event without a visible category.
  if (status === 404 || status === 302 || status === 303)
    return { success: false, message: renderMessage(messages.noPageYet, context.messageLanguage) };
  if (status !== 200) throw new Error(`The preview of ${path} came to ${status}.`);
  return { success: true, html: markedPage(body, marks) };
}

/**
 * Serves /preview/typed to the console: a page of the site with what is typed into a form and not saved. It takes what a
 * save of the form takes, from those who may save it, and stores nothing. The page is in the response as a text: no
 * response at this address is a page that a browser would show, frame, cache or list.
 */
export function typedPreviewHandler(source: SiteSource, contextFor: ContextFor): Handler {
  const createPreview = async (req: IncomingMessage, context: Context): Promise<TypedPreview> => {
    if (!context.session) throw unauthenticated();
    await chargePage(context);
    await chargeBytes(context, Number(req.headers['content-length'] ?? GRAPHQL_LIMITS.bodyBytes));
    return draw(source, await readRequest(req), context);
  };
  return async (req: IncomingMessage, res: ServerResponse) => {
    const send = (status: number, body: object, headers: Record<string, string> = {}) =>
      sendBody(
        req,
        res,
        status,
        previewHeaders({ 'content-type': 'application/json; charset=utf-8', ...headers }),
        JSON.stringify(body),
      );
    if (req.method !== 'POST') {
      send(
        405,
        { success: false, message: renderMessage(messages.methodNotAllowed, SOURCE_LANGUAGE) },
        { allow: 'POST' },
      );
      return;
    }
    const context = await contextFor(req, res);
    try {
      send(200, await createPreview(req, context));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const retryAfter = retryAfterOf(error);
      const userMessage = userMessageOf(error);
      const message = userMessage ? renderMessage(userMessage, context.messageLanguage) : error.message;
      const after: Record<string, string> = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
      send(statusOf[refusalCodeOf(error)], { success: false, message }, after);
    }
  };
}
