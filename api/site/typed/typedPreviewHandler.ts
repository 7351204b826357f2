import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { FieldMarks } from '@polyphony/domain/publishing/fieldMarks.js';
import { markedPage } from '@polyphony/domain/publishing/markedPage.js';
import { otherValue, withValueFields, type Redrawn } from '@polyphony/domain/publishing/valueParts.js';
import type { TypedPreview, TypedPreviewRequest } from '@polyphony/domain/publishing/typedPreview.js';
import type { Context } from '../../context.js';
import { chargePage } from '../../graphql/cost/chargeCost.js';
import type { ContextFor } from '../../http/requestContext.js';
import { badUserInput, notFound } from '../../platform/errors.js';
import { siteTextsNow } from '../../modules/texts/textsNow.js';
import type { Handler } from '../../platform/http/handler.js';
import { newNonce } from '../../platform/http/securityHeaders.js';
import { markedOverrides } from '../../records/preview/markRecord.js';
import type { Preview, PreviewOverrides } from '../../records/preview/preview.js';
import { siteOf, type SiteSource } from '../siteOf.js';
import { drawnPageHandler } from './drawnPageHandler.js';
import { requireLanguage } from './drawnLanguage.js';
import { typedRequest } from './typedRequest.js';
import { typedSource } from './typedSources.js';

/** Draws the page with what is typed in place of what is stored, as visitors would see it. */
async function draw(source: SiteSource, request: TypedPreviewRequest, context: Context): Promise<TypedPreview> {
  const { lang, forms } = request;
  const typed = typedSource(request.kind, context);
  if (!typed) throw notFound(messages.unknownPath);
  // One for each language, of which the base language need not be active.
  if (forms.length > context.languages.length + 1) throw badUserInput(messages.malformedRequest);
  requireLanguage(lang, context);
  const drawn = await typed(request.id, forms, context);
  if ('success' in drawn) return { success: false, message: renderMessage(drawn.message, context.messageLanguage) };
  const { path, ...typedOverrides } = drawn;
  const marks = new FieldMarks();
  const [nonce, cameAt] = [newNonce(), String(source.siteClock.now().getTime())];
  const texts = await siteTextsNow(context.services.stamps);
  const handle = (overrides: PreviewOverrides) =>
    siteOf(source, { ...context, ...overrides }, { texts, visitor: null, preview: null, typed: true }).handle({
      url: `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`,
      headers: { 'x-request-id': context.requestId },
      nonce,
      cameAt,
    });
  const { status, body } = await handle(markedOverrides(typedOverrides, marks));
  // A page that is not there even so: that of an event without a visible category.
  if (status === 404 || status === 302 || status === 303)
    return { success: false, message: renderMessage(messages.noPageYet, context.messageLanguage) };
  if (status !== 200) throw new Error(`The preview of ${path} came to ${status}.`);
  const html = markedPage(body, marks);
  if (!request.values || !drawn.preview) return { success: true, html };
  const redrawn: Redrawn[] = [];
  for (const [field, preview] of withOtherValues(drawn.preview, context)) {
    await chargePage(context);
    // The marks are numbered again: what is not marked has to be equal.
    const again = new FieldMarks();
    const other = await handle(markedOverrides({ ...typedOverrides, preview }, again));
    if (other.status === 200) redrawn.push({ field, html: markedPage(other.body, again) });
  }
  return { success: true, html: withValueFields(html, redrawn) };
}

/** Most fields whose parts of a page are looked for. */
const VALUES_MAX = 8;

/** The record with another value of each of its numbers, days and times, one at a time. */
function withOtherValues(preview: Preview, { loaders }: Context): (readonly [field: string, preview: Preview])[] {
  const { spec } = loaders.stores.of(preview.kind).form;
  const plain = Object.keys(spec.rules.fields).filter(
    (field) => !spec.translatable.includes(field) && field !== 'slug' && field !== 'orderNumber',
  );
  return plain
    .flatMap((field) => {
      const value = otherValue(preview.record[field]);
      return value === null ? [] : [[field, { ...preview, record: { ...preview.record, [field]: value } }] as const];
    })
    .slice(0, VALUES_MAX);
}

/**
 * Serves /preview/typed to the console: a page of the site with what is typed into a form and not saved. It takes what a
 * save of the form takes, from those who may save it, and stores nothing.
 */
export const typedPreviewHandler = (source: SiteSource, contextFor: ContextFor): Handler =>
  drawnPageHandler(contextFor, (body, context) => draw(source, typedRequest(body), context));
