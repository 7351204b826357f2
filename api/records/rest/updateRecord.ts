import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Label } from '@polyphony/domain/messages/messages.js';
import { Refusal } from './envelope.js';
import type { Call, Values } from './row.js';

/** Legacy payloads may also identify the record by its current slug, beside a form with the new one (SPEC-D116). */
async function refuseOtherSlug({ run, keys, variables }: Call, label: Label): Promise<void> {
  if (keys['slug'] === undefined) return;
  const current = (await run('current', { id: variables['id'] })) as { slug: string };
  if (current.slug !== keys['slug']) throw new Refusal(404, messages.notFound(label));
}

/**
 * A legacy update contains the record's own values, a translation, or both, saved by one operation. A translation alone
 * needs less permission than an update. Without a version it overwrites concurrent changes, as before (SPEC-D144).
 */
export const updateRecord =
  ({ label }: AnyKind) =>
  async (call: Call): Promise<unknown> => {
    const { id, input = {}, version, lang, translation } = call.variables;
    await refuseOtherSlug(call, label);
    const isTranslation = lang !== undefined && Object.keys(input as Values).length === 0;
    return isTranslation
      ? call.run('translate', { id, lang, translation: translation ?? {}, version })
      : call.run('update', { id, input, version, lang, translation });
  };
