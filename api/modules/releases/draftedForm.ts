import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import type { Context } from '../../context.js';
import { notFound } from '../../platform/errors.js';
import type { Form } from '../../records/write/form.js';

interface DraftedRecord {
  readonly form: Form;
  readonly recordId: string;
}

/**
 * The form that has the draft of a record, and the record, by what the operations on drafts call them: `cmsPageSection` with the
 * page and the section, `settings` with a panel, or a kind with the id of a record.
 * @throws NOT_FOUND
 */
export async function draftedForm(kind: string, id: string, { loaders }: Context): Promise<DraftedRecord> {
  const { stores } = loaders;
  if (kind === 'cmsPageSection') {
    const [recordId = '', section = ''] = id.split('/');
    const { slug } = await stores.of(cmsPage.name).get(recordId);
    return found(stores.formNamed(`${cmsPage.name}/${String(slug)}/${section}`), recordId);
  }
  if (kind === 'settings') {
    const form = stores.formNamed(`${SETTINGS}/${id}`);
    return found(form, form?.store.single ?? '');
  }
  const store = stores.all.find((one) => one.kind.name === kind);
  return found(store?.kind.drafts ? store.form : undefined, id);
}

function found(form: Form | undefined, recordId: string): DraftedRecord {
  if (!form) throw notFound(messages.notFound('labels.record'));
  return { form, recordId };
}
