import type { Message } from '@polyphony/domain/messages/messages.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { endOf } from '@polyphony/domain/publishing/lastDay.js';
import type { GraphQLSchema } from 'graphql';
import { mayList } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { findScheduled, type StoredDraft } from '../../records/drafts/draft.js';
import { mayDraft } from '../../records/drafts/drafts.js';
import { publishingToggleOf } from '../../records/publishing/publishing.js';
import type { Condition } from '../../records/read/listQuery.js';
import { enumOf } from '../../records/schema/enums.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { RecordStore } from '../../records/store/recordStore.js';
import type { RecordRules } from '../../records/write/recordRules.js';

/** Changes that are listed at most. */
export const CHANGES_MOST = 200;

export const UpcomingStep = enumOf(['publish', 'withdraw', 'effect']);
export type UpcomingStep = 'publish' | 'withdraw' | 'effect';

interface Upcoming {
  readonly at: Date;
  readonly step: UpcomingStep;
  readonly kind: string;
  readonly id: string;
  readonly slug: string | null;
  readonly part: string | null;
  readonly title: string;
  readonly by: string | null;
  readonly failure: Message | null;
}

/** Before every schedule: a range of moments uses the index, as 'not null' would not. */
const EVER = new Date(0);

/**
 * What is scheduled and the caller may see, the next first: records that will be published or withdrawn, of kinds that they may
 * list, and drafts that take effect, of texts that they may write. One query a kind and step, whatever there is.
 */
export async function upcomingChanges(schema: GraphQLSchema, context: Context): Promise<Upcoming[]> {
  const kinds = context.loaders.stores.all.filter(
    ({ kind }) => kind.publishing && mayList(schema, context, kind, kind.titleField),
  );
  const found = await Promise.all([
    ...kinds.map((store) => publications(store, context)),
    ...kinds.map((store) => withdrawals(store, context)),
    effects(context),
  ]);
  return found
    .flat()
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, CHANGES_MOST);
}

const recordsOf = ({ model, scope }: RecordStore, condition: Condition, by: string): Promise<StoredRecord[]> =>
  model
    .find({ ...scope, ...condition })
    .sort({ [by]: 1 })
    .limit(CHANGES_MOST)
    .lean<StoredRecord[]>();

async function publications(store: RecordStore, context: Context): Promise<Upcoming[]> {
  const records = await recordsOf(
    store,
    { [publishingToggleOf(store.kind)]: false, publishAt: { $gt: EVER } },
    'publishAt',
  );
  return records.flatMap((record): Upcoming[] => {
    const { publishAt: at, scheduledBy } = record;
    return at ? [{ ...summaryOf(store, record, context), at, step: 'publish', by: scheduledBy?.name ?? null }] : [];
  });
}

async function withdrawals(store: RecordStore, context: Context): Promise<Upcoming[]> {
  const { lastDay } = store.kind;
  if (lastDay === undefined) return [];
  const { siteClock } = context.services;
  const visible = { [publishingToggleOf(store.kind)]: true };
  const records = await recordsOf(store, { ...visible, [lastDay]: { $gte: siteClock.today() } }, lastDay);
  return records.flatMap((record) => {
    const at = endOf(store.kind, record, siteClock.timeZone);
    return at ? [{ ...summaryOf(store, record, context), at, step: 'withdraw' as const }] : [];
  });
}

async function effects(context: Context): Promise<Upcoming[]> {
  const forms = context.loaders.stores.draftedBy((form) => mayDraft(form, '', context));
  const drafts = forms.length > 0 ? await findScheduled(forms, CHANGES_MOST) : [];
  const found = await Promise.all(drafts.map((draft) => effect(draft, context)));
  return found.flatMap((one) => one ?? []);
}

/** Null for a draft without texts that the caller may write, or whose record was deleted. */
async function effect(draft: StoredDraft, context: Context): Promise<Upcoming | null> {
  const { stores } = context.loaders;
  const form = stores.drafted(draft.kind);
  if (!draft.schedule || !Object.keys(draft.languages).some((lang) => mayDraft(form, lang, context))) return null;
  const { kind } = form.store;
  // The forms of the parts of records share the reads of these.
  const store = kind.name === SETTINGS ? form.store : stores.of(kind.name);
  const record = await context.loaders.record(store, draft.recordId ?? draft._id);
  if (!record) return null;
  const { at, by, failure } = draft.schedule;
  return {
    ...summaryOf(store, record, context),
    at,
    step: 'effect',
    part: draft.kind.split('/').slice(1).at(-1) ?? null,
    by: by.name,
    failure: failure?.reason ?? null,
  };
}

/** The fields that all changes have about their record. */
function summaryOf(store: RecordRules, record: StoredRecord, { language }: Context) {
  const { slug } = record;
  return {
    kind: store.kind.name,
    id: record._id.toHexString(),
    slug: typeof slug === 'string' ? slug : null,
    part: null,
    title: store.titleOf(record, language),
    by: null,
    failure: null,
  };
}
