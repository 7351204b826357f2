import { messages } from '@polyphony/domain/messages/messages.js';
import type { TypedForm, TypedPreviewRequest } from '@polyphony/domain/publishing/typedPreview.js';
import { badUserInput } from '../../platform/errors.js';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isForm = (value: unknown): value is Values & TypedForm =>
  isObject(value) && typeof value['lang'] === 'string' && isObject(value['values']);

/** Content of the body of a request. @throws BAD_USER_INPUT unless it has the shape of one */
export function typedRequest(body: unknown): TypedPreviewRequest {
  const { kind, id, lang, forms } = isObject(body) ? body : {};
  const hasTarget = typeof kind === 'string' && typeof id === 'string' && typeof lang === 'string';
  if (!hasTarget || !Array.isArray(forms) || !forms.every(isForm)) throw badUserInput(messages.malformedRequest);
  return { kind, id, lang, forms };
}
