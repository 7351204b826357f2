import { messages } from '@polyphony/domain/messages/messages.js';
import { EDITED_PAGE_PATH, type EditedPage, type EditedPageRequest } from '@polyphony/domain/publishing/editedPage.js';
import { UserFacingError } from '../../platform/failure';
import { callerHeaders } from '../../session/caller';

/** A page to edit in place. */
export type DrawnPage = Extract<EditedPage, { readonly success: true }>;

/**
 * Has the server draw a page of the site to edit it in place.
 * @throws UserFacingError with what the server says; TypeError when it is not reached; the signal's reason
 */
export async function requestPage(request: EditedPageRequest, signal: AbortSignal): Promise<DrawnPage> {
  const response = await fetch(EDITED_PAGE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...callerHeaders() },
    body: JSON.stringify(request),
    signal,
  });
  const page = (await response.json()) as EditedPage;
  if (response.ok && page.success) return page;
  throw new UserFacingError(page.success ? messages.unexpected : page.message);
}
