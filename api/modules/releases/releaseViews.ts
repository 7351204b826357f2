import type { Context } from '../../context.js';
import { countsOf, itemsOf, type StoredReleaseItem } from '../../records/drafts/releaseItems.js';
import { becomesVisible, loadItems, maySee, storeOf, type ReleaseItem } from '../../records/releases/items.js';
import { problemsIn } from '../../records/releases/publishingRelease.js';
import { releaseStateOf, type StoredRelease } from '../../records/releases/release.js';
import type { ReleaseWrite } from '../../records/releases/changingRelease.js';
import type { Release, ReleaseContent, ReleaseItemType, ReleasePayload, ReleaseProblem } from './releaseTypes.js';

/** Releases as they are shown, with the number of drafts in each. */
export async function releasesIn(found: readonly StoredRelease[]): Promise<Release[]> {
  const counts = await countsOf(found.map(({ _id }) => _id));
  return found.map((release) => ({
    id: release._id.toHexString(),
    title: release.title,
    note: release.note,
    state: releaseStateOf(release),
    at: release.at,
    scheduledBy: release.scheduledBy?.name ?? null,
    failure: release.failure?.reason ?? null,
    publishedAt: release.publishedAt,
    publishedBy: release.publishedBy?.name ?? null,
    size: release.publishedAt ? release.published.length : (counts.get(release._id.toHexString()) ?? 0),
    version: release.version,
    createdAt: release.createdAt,
    createdBy: release.createdBy?.name ?? null,
  }));
}

/** One release as it is shown. */
export async function releaseIn(found: StoredRelease): Promise<Release> {
  const [release] = await releasesIn([found]);
  if (!release) throw new Error('There is a view of every release.');
  return release;
}

/** What a release contains, or contained when it was published. */
const storedItems = (release: StoredRelease): Promise<readonly StoredReleaseItem[]> =>
  release.publishedAt
    ? Promise.resolve(
        release.published.map((one) => ({ ...one, _id: one.recordId, releaseId: release._id, version: 0 })),
      )
    : itemsOf(release._id);

/** A release with the drafts that the caller may see. */
export async function contentOf(release: StoredRelease, context: Context): Promise<ReleaseContent> {
  const stored = await storedItems(release);
  const visible = stored.filter(({ form }) => maySee(context.loaders.stores.drafted(form), context));
  const items = await loadItems(visible, context);
  return {
    release: await releaseIn(release),
    items: items.map((item) => itemIn(item, release, context)),
    hidden: stored.length - visible.length,
  };
}

function itemIn(
  { item, form, draft, record }: ReleaseItem,
  { failure, publishedAt }: StoredRelease,
  context: Context,
): ReleaseItemType {
  const { kind } = form.store;
  const problem = failure?.problems.find((one) => one.item.equals(item._id));
  const slug = record?.slug;
  return {
    // What was published has no draft any more.
    id: publishedAt ? `${item.form} ${item.recordId.toHexString()}` : item._id.toHexString(),
    kind: kind.name,
    recordId: item.recordId.toHexString(),
    slug: typeof slug === 'string' ? slug : null,
    part: item.form.split('/').slice(1).at(-1) ?? null,
    title: record ? storeOf(form, item.recordId, context).titleOf(record, context.language) : '',
    languages: publishedAt ? [] : Object.keys(draft?.languages ?? {}),
    shows: !publishedAt && record !== null && becomesVisible(form, record),
    addedAt: item.addedAt,
    addedBy: item.addedBy?.name ?? null,
    failure: problem?.reason ?? null,
  };
}

/** Why the drafts that the caller may see would be refused now. */
export async function problemsOf(release: StoredRelease, context: Context): Promise<ReleaseProblem[]> {
  if (release.publishedAt) return [];
  const stored = await itemsOf(release._id);
  const visible = stored.filter(({ form }) => maySee(context.loaders.stores.drafted(form), context));
  return problemsIn(await loadItems(visible, context), context).then(asProblems);
}

const asProblems = (problems: ReleaseWrite['problems']): ReleaseProblem[] =>
  problems.map(({ item, reason }) => ({ item: item.toHexString(), reason }));

export const payloadOf = async ({ release, problems, errors, ...outcome }: ReleaseWrite): Promise<ReleasePayload> => ({
  ...outcome,
  errors: [...errors],
  problems: asProblems(problems),
  release: release && (await releaseIn(release)),
});
