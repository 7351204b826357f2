import { sectionsOf } from '@polyphony/domain/content/pages/index.js';
import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';
import type { Preview } from '../../records/preview/preview.js';
import { withChanges } from '../../records/schema/record.js';
import { isOutcome, refused, type Outcome } from '../../records/write/outcome.js';
import { refusalOf } from '../../records/write/formChanges.js';
import { cmsPageStore } from './cmsPageStore.js';
import { contentChanges, type SentContent } from './contentChanges.js';

/**
 * A page as sequential saves of these contents would leave it, or why one of them would be refused. Nothing is
 * written.
 * @throws NOT_FOUND
 */
export async function typedContent(
  linkId: string,
  contents: readonly SentContent[],
  context: Context,
): Promise<Outcome | Preview> {
  let record = await cmsPageStore.get(linkId);
  const page = sectionsOf(record.slug);
  if (!page) return refused(messages.pageWithoutSections);
  for (const sent of contents) {
    const changes = await contentChanges(cmsPageStore, sent, record, context);
    if (isOutcome(changes)) return changes;
    const refusal = await refusalOf(cmsPageStore, changes, record, context);
    if (refusal) return refusal;
    record = { ...record, ...withChanges(record, changes) };
  }
  return { kind: cmsPage.name, record, path: page.path };
}
