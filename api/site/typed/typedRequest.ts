import { messages } from '@polyphony/domain/messages/messages.js';
import type { TypedForm, TypedPreviewRequest } from '@polyphony/domain/publishing/typedPreview.js';
import { badUserInput } from '../../platform/errors.js';
import { fieldsIn, isValues } from '../../platform/values.js';

function isForm(value: unknown): value is TypedForm {
  const { lang, values } = fieldsIn(value);
  return typeof lang === 'string' && isValues(values);
}

/** Content of the body of a request. @throws BAD_USER_INPUT unless it has the shape of one */
export function typedRequest(body: unknown): TypedPreviewRequest {
  const { kind, id, lang, forms, values } = fieldsIn(body);
  const hasTarget = typeof kind === 'string' && typeof id === 'string' && typeof lang === 'string';
  if (!hasTarget || !Array.isArray(forms) || !forms.every(isForm)) throw badUserInput(messages.malformedRequest);
  return { kind, id, lang, forms, values: values === true };
}
