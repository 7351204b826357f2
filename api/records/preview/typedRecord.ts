import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { changersOf, livePageOf } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { TypedForm } from '@polyphony/domain/publishing/typedPreview.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import { Types } from 'mongoose';
import { refusalAt } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { badUserInput, notFound } from '../../platform/errors.js';
import { misshapen } from '../drafts/draftValues.js';
import { recordOf, requireLanguages } from '../drafts/drafts.js';
import { withChanges, type StoredRecord } from '../schema/record.js';
import type { RecordStore } from '../store/recordStore.js';
import { formChanges, refusalOf, type SentForm } from '../write/formChanges.js';
import { isOutcome, refused, refusedFields, type Outcome } from '../write/outcome.js';
import type { Preview } from './preview.js';

/** The values of the forms as one save sends them, without the pictures that a save would add to the library. */
function sentOf({ form }: RecordStore, forms: readonly TypedForm[]): SentForm {
  const own = forms.find(({ lang }) => lang === baseLanguage());
  return {
    input: own ? form.richTexts.withoutPictures(own.values) : null,
    texts: null,
    others: forms
      .filter((one) => one !== own)
      .map(({ lang, values }) => ({ lang, input: form.richTexts.withoutPictures(values) })),
  };
}

/** The record that a new one's forms begin with. */
const blankOf = (store: RecordStore): StoredRecord => {
  const now = new Date();
  const blank = {
    _id: new Types.ObjectId(),
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: null,
    updatedBy: null,
  };
  return { ...blank, ...store.form.initial(), ...store.scope };
};

/**
 * A record as a save of the forms would leave it, switched on; or why the save would be refused. Nothing is written.
 * @param id of the stored record; '' for one that the forms would create
 * @throws FORBIDDEN for those who may not save the forms, UNAUTHENTICATED, NOT_FOUND
 */
export async function typedRecord(
  store: RecordStore,
  id: string,
  forms: readonly TypedForm[],
  context: Context,
): Promise<Preview | Outcome> {
  const { kind, form } = store;
  const page = livePageOf(kind);
  if (page === null) throw notFound(messages.unknownPath);
  const refusal = refusalAt(id === '' ? [kind.permissions.add] : changersOf(kind), context);
  if (refusal) throw refusal;
  if (id !== '' && !OBJECT_ID_PATTERN.test(id)) throw badUserInput(messages.malformedRequest);
  if (id !== '')
    requireLanguages(
      form,
      forms.map(({ lang }) => lang),
      context,
    );
  const wrong = forms.flatMap(({ lang, values }) => misshapen(form, lang, values));
  if (wrong.length > 0) return refusedFields(wrong);
  const current = id === '' ? null : await recordOf(form, id, context);
  const state = current && forms.length > 0 ? await store.refuseEdit(current, context) : null;
  if (state) return refused(state);
  const sent = sentOf(store, forms);
  const changes =
    current && forms.length === 0
      ? {}
      : await formChanges(form, current ? sent : { ...sent, input: sent.input ?? {} }, current, context);
  if (isOutcome(changes)) return changes;
  const unwritable = await refusalOf(store, changes, current, context);
  if (unwritable) return unwritable;
  const before = current ?? blankOf(store);
  const next = withChanges(before, changes);
  const changed = new Set(Object.keys(changes).map((path) => path.split('.')[0] ?? path));
  // Texts of ids become ids, as they would by the write.
  const cast: object = store.model.castObject(Object.fromEntries([...changed].map((name) => [name, next[name]])));
  const switches = Object.fromEntries(
    kind.toggles.filter((toggle) => toggle === 'active').map((toggle) => [toggle, true]),
  );
  const record: StoredRecord = { ...before, ...cast, ...switches };
  const path = page.replace(':slug', encodeURIComponent(String(record.slug ?? '')));
  return { kind: kind.name, record, path, ...(kind.listedAt !== undefined && { listed: true }) };
}
