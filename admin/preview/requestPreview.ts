import { messages } from '@polyphony/domain/messages/messages.js';
import {
  TYPED_PREVIEW_PATH,
  type TypedPreview,
  type TypedPreviewRequest,
} from '@polyphony/domain/publishing/typedPreview.js';
import { UserFacingError } from '../platform/failure';
import { callerHeaders } from '../session/caller';

/**
 * Has the server draw a page with what is typed.
 * @throws UserFacingError with what the server says; TypeError when it is not reached; the signal's reason
 */
export async function requestPreview(request: TypedPreviewRequest, signal: AbortSignal): Promise<TypedPreview> {
  const response = await fetch(TYPED_PREVIEW_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...callerHeaders() },
    body: JSON.stringify(request),
    signal,
  });
  const body = (await response.json()) as TypedPreview;
  if (response.ok) return body;
  throw new UserFacingError(body.success ? messages.unexpected : body.message);
}
