import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { isMessage, messages } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';
import { together } from '../../platform/values.js';
import { forbidden } from '../../platform/errors.js';
import { changesIn, languagesOf, textsOf } from '../drafts/publishingDraft.js';
import { isOverwritten } from '../drafts/overwritten.js';
import { valuesThatPublish } from '../publishing/publishing.js';
import { withChanges, type StoredRecord } from '../schema/record.js';
import { conflictWith } from '../write/conflictWith.js';
import { isOutcome, refused, refusedFields, type Outcome } from '../write/outcome.js';
import type { FormValues, RecordRules } from '../write/recordRules.js';
import { bytesOf } from '../write/richTexts.js';
import { saving, type SavePlan } from '../write/saving.js';
import type { Operation } from '../write/write.js';
import { jointWrite, type JointWrite } from '../write/writeTogether.js';
import { becomesVisible, mayPublish, storeOf, type ReleaseItem } from './items.js';

/** A record that a release writes, with its drafts: those of several sections of a page are one write. */
export interface ReleasedRecord {
  readonly store: RecordRules;
  readonly id: string;
  readonly items: readonly ReleaseItem[];
}

/** The items by their records, in the order of the items. */
export function releasedRecords(items: readonly ReleaseItem[], context: Context): ReleasedRecord[] {
  const found = new Map<string, { readonly store: RecordRules; readonly id: string; readonly items: ReleaseItem[] }>();
  for (const one of items) {
    const store = storeOf(one.form, one.item.recordId, context);
    const id = one.item.recordId.toHexString();
    const key = `${store.kind.name} ${id}`;
    const record = found.get(key) ?? { store, id, items: [] };
    record.items.push(one);
    found.set(key, record);
  }
  return [...found.values()];
}

/** The write of a record as its drafts in the release make it. */
export const releasing = (released: ReleasedRecord, context: Context): JointWrite =>
  jointWrite(released.store, operationOf(released, context), released.id, context);

/** The operation that writes the drafts of one record, as one save with one version. */
export function operationOf(
  { store, items }: ReleasedRecord,
  context: Context,
): Operation<StoredRecord, SavePlan<StoredRecord>> {
  const inputs = items.map(({ draft }) => draft?.languages[baseLanguage()]?.values);
  const [first] = items;
  const save = saving<StoredRecord>(
    store,
    {
      write: {
        action: inputs.some((input) => input) ? 'UPDATE' : 'TRANSLATE',
        input: together(inputs),
      },
      message: messages.updated(store.kind.label),
      changes: (current) => changesOf(store, items, current, context),
      ...(first && { form: first.form }),
    },
    (ids) => store.load(ids),
    context,
  );
  return {
    ...save,
    plan: async (current, id) => {
      for (const { item, form, draft } of items) {
        if (!mayPublish({ form, draft, record: current }, context)) return forbidden();
        const schedule = { at: item.addedAt, by: NOBODY, version: item.version, failure: null };
        if (draft && (await isOverwritten(form, { ...draft, schedule }, current)))
          return conflictWith(store.kind.label, current);
      }
      return save.plan(current, id);
    },
  };
}

const NOBODY = { id: '', name: '', role: '' } as const;

/** Changes that all drafts of a record make together, each over those before it. */
async function changesOf(
  store: RecordRules,
  items: readonly ReleaseItem[],
  current: StoredRecord,
  context: Context,
): Promise<Outcome | FormValues> {
  let next = current;
  let all: FormValues = {};
  const apply = (changes: FormValues) => {
    all = { ...all, ...changes };
    next = { ...next, ...withChanges(next, changes) };
  };
  for (const { form, draft } of items) {
    const shows = becomesVisible(form, current);
    if (!draft && !shows) return refused(messages.releaseNothing(store.kind.label));
    if (draft) {
      const changes = await changesIn(form, textsOf(draft, languagesOf(draft, null)), next, context);
      if (isOutcome(changes)) return changes;
      const tooLarge = form.richTexts.refuseSize(changes, bytesOf(next));
      if (tooLarge.length > 0) return refusedFields(tooLarge);
      apply(changes);
    }
    if (!shows) continue;
    const values = valuesThatPublish(store, next, context);
    if (isMessage(values)) return refused(values);
    apply(values);
  }
  return all;
}
