import type { IncomingMessage, ServerResponse } from 'node:http';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { GraphQLError } from 'graphql';
import type { Context } from '../../context.js';
import { chargeBytes, chargePage } from '../../graphql/cost/chargeCost.js';
import type { ContextFor } from '../../http/requestContext.js';
import {
  badUserInput,
  refusalCodeOf,
  retryAfterOf,
  statusOf,
  unauthenticated,
  userMessageOf,
} from '../../platform/errors.js';
import { BodyTooLarge, readBody } from '../../platform/http/body.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import type { Handler } from '../../platform/http/handler.js';
import { sendBody } from '../../platform/http/sendText.js';
import { NotUtf8, textOf } from '../../platform/http/utf8.js';
import { GRAPHQL_LIMITS } from '../../platform/limits/graphqlLimits.js';
import { previewHeaders } from '../previewHeaders.js';

async function readJson(req: IncomingMessage): Promise<unknown> {
  try {
    return parseJson(textOf(await readBody(req, GRAPHQL_LIMITS.bodyBytes)));
  } catch (error) {
    if (error instanceof BodyTooLarge) throw badUserInput(messages.requestTooLarge);
    if (error instanceof SyntaxError || error instanceof NotUtf8) throw badUserInput(messages.malformedRequest);
    throw error;
  }
}

/**
 * Serves pages of the site that are drawn for the console, to staff alone. A page is in the response as a text: no
 * response is a page that a browser would show, frame, cache or list.
 * @param draw makes the response of the body of a request
 */
export function drawnPageHandler(
  contextFor: ContextFor,
  draw: (body: unknown, context: Context) => Promise<object>,
): Handler {
  const respond = async (req: IncomingMessage, context: Context): Promise<object> => {
    if (!context.session) throw unauthenticated();
    await chargePage(context);
    await chargeBytes(context, Number(req.headers['content-length'] ?? GRAPHQL_LIMITS.bodyBytes));
    return draw(await readJson(req), context);
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
      send(200, await respond(req, context));
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
