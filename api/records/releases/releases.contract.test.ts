import { settledTrail } from '../../testing/records/settledTrail.js';
import { menu } from '@polyphony/domain/kinds/menu.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { RELEASE_ITEMS_MAX } from '@polyphony/domain/publishing/releases.js';
import mongoose, { Types } from 'mongoose';
import { RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import { failingOnce } from '../../testing/measures/failingCommands.js';
import { countedPace } from '../../testing/measures/work.js';
import { createArabic } from '../../testing/records/createRecord.js';
import { DraftedModules } from '../../testing/records/draftedModules.js';
import { kindsOfSuites, modulesUnderTest } from '../../testing/records/kindsUnderTest.js';
import { pageOf } from '../../testing/records/lookups.js';
import { operationsOf, RecordMaker } from '../../testing/records/recordMaker.js';
import { Releases } from '../../testing/records/releases.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Releases over the API: drafts of any kinds that take effect together, or not at all. */

const NOW = '2027-03-01T08:00:00.000Z';
const TIME = '2027-03-02T10:00';
const MOMENT = '2027-03-02T10:00:00.000Z';
const BANNER = 'home-section-1-banner-heading';
const ABOUT = 'home-section-3-heading';

let now = new Date(NOW);
let api: TestApi;
let maker: RecordMaker;
const modules = new DraftedModules(() => api);
const releases = new Releases(() => api);

beforeAll(async () => {
  api = await startTestApi({}, undefined, { pace: countedPace, modules: modulesUnderTest, now: () => now });
  maker = new RecordMaker(api);
  await maker.prepare();
  await createArabic(api.admin).catch(() => undefined);
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date(NOW);
});

const due = async (moment = MOMENT) => {
  now = new Date(moment);
  await api.publishDue();
};

/** A visible module with a draft of its title, which is in a release. */
async function drafted(release: string, title: string, more: object = {}): Promise<string> {
  const id = await modules.draft();
  await modules.toggle(id, true);
  const { version } = await modules.read(id);
  await releases.draft(release, 'learningModule', id, { title, ...more }, { from: version });
  return id;
}

const titles = (ids: readonly string[]) => Promise.all(ids.map((id) => modules.readVisibleTitle(id)));
const hasDraft = async (id: string) => (await modules.draftOf(id)).revision !== null;
const codesOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
  errors.map(({ extensions }) => extensions['code']);

describe('what is published together', () => {
  const kinds = kindsOfSuites.filter((kind) => kind.drafts);

  test('drafts of every kind, of sections of a page and of settings take effect in one write', async () => {
    const release = await releases.create();
    const records: { readonly kind: (typeof kinds)[number]; readonly id: string; readonly title: string }[] = [];
    for (const kind of kinds) {
      await maker.makeReferenced(kind);
      const { record } = await maker.created(kind);
      const title = `Released ${maker.tag()}`;
      await releases.draft(release, kind.name, record.id, { [kind.titleField]: title });
      records.push({ kind, id: record.id, title });
    }
    const home = await pageOf(api.admin, 'home');
    const from = home.version;
    await releases.draft(
      release,
      'cmsPageSection',
      `${home.id}/section-1`,
      { [BANNER]: 'A released banner' },
      { from },
    );
    await releases.draft(release, 'cmsPageSection', `${home.id}/section-3`, { [ABOUT]: 'About the release' }, { from });
    await releases.draft(release, 'settings', 'globalSeo', { meta_title: 'Released title' });

    const titleOf = async ({ kind, id }: (typeof records)[number]) =>
      (await api.admin.request(operationsOf(kind).details, { id }))[kind.titleField];
    for (const one of records) expect(await titleOf(one)).not.toBe(one.title);
    const { items, hidden } = await releases.read(release);
    expect([items.length, hidden]).toEqual([kinds.length + 3, 0]);
    expect(await releases.problems(release)).toEqual([]);

    expect(await releases.publish(release)).toMatchObject({ success: true, message: messages.releasePublished });
    for (const one of records) expect([one.kind.name, await titleOf(one)]).toEqual([one.kind.name, one.title]);
    // Two sections are one write of their page.
    expect((await pageOf(api.admin, 'home')).version).toBe(from + 1);
    const page = await (await fetch(`${api.url}/`)).text();
    for (const text of ['A released banner', 'About the release', 'Released title']) expect(page).toContain(text);
    expect(await releases.read(release)).toMatchObject({
      release: { state: 'PUBLISHED', publishedBy: 'Super Admin', size: kinds.length + 3 },
      hidden: 0,
    });
    expect(await releases.list(true)).toContain(release);
    expect(await releases.list(false)).not.toContain(release);
  });

  test('a record that visitors do not see yet becomes visible with its draft, or without one', async () => {
    const release = await releases.create();
    const [withDraft, without] = [await modules.draft(), await modules.draft()];
    await releases.draft(release, 'learningModule', withDraft, { title: 'Now to be seen' });
    expect(await releases.add(release, 'learningModule', without)).toMatchObject({ success: true });
    expect((await releases.read(release)).items.map(({ shows }) => shows)).toEqual([true, true]);
    expect(await releases.publish(release)).toMatchObject({ success: true });
    for (const id of [withDraft, without])
      expect(await modules.read(id)).toMatchObject({ active: true, publishingState: 'PUBLISHED', version: 2 });
    expect(await modules.readVisibleTitle(withDraft)).toBe('Now to be seen');
  });

  test('all languages of a draft take effect, and each record has one entry in the trail', async () => {
    const release = await releases.create();
    const id = await drafted(release, 'In English');
    await modules.type(id, { title: 'بالعربية' }, api.admin, 'ar');
    await releases.publish(release);
    expect([await modules.readVisibleTitle(id), await modules.readVisibleTitle(id, 'ar')]).toEqual([
      'In English',
      'بالعربية',
    ]);
    expect(await (await settledTrail()).countDocuments({ 'target.id': id, action: 'UPDATE' })).toBe(1);
    expect(await (await settledTrail()).countDocuments({ 'target.id': release, action: 'PUBLISH' })).toBe(1);
  });
});

describe('all or nothing', () => {
  const nothing = async (release: string, ids: readonly string[], reason: RegExp) => {
    const before = await titles(ids);
    const entries = await (await settledTrail()).countDocuments();
    const outcome = await releases.publish(release);
    expect(outcome).toMatchObject({ success: false, release: null });
    expect(outcome.problems.map((problem) => problem.reason).join()).toMatch(reason);
    expect(await titles(ids)).toEqual(before);
    for (const id of ids) expect(await hasDraft(id)).toBe(true);
    expect(await (await settledTrail()).countDocuments()).toBe(entries);
    expect((await releases.read(release)).release.state).toBe('OPEN');
  };

  test('a draft that breaks a rule keeps all from being published, and is named', async () => {
    const release = await releases.create();
    const ids = [await drafted(release, 'Fine'), await drafted(release, '')];
    expect(await releases.problems(release)).toEqual([{ item: ids[1], reason: expect.stringMatching(/^Title/) }]);
    await nothing(release, ids, /^Title/);
  });

  test('so does a slug that another draft of the release has, which the database decides', async () => {
    const release = await releases.create();
    const slug = `taken-${maker.tag()}`;
    const ids = [await drafted(release, 'First', { slug }), await drafted(release, 'Second', { slug })];
    await nothing(release, ids, /^Slug/);
  });

  test('so does a later change of the same field by another user', async () => {
    const release = await releases.create();
    const ids = [await drafted(release, 'Mine'), await drafted(release, 'Yours')];
    await modules.update(ids[0] ?? '', { title: 'Theirs' });
    await nothing(release, ids, /changed by/);
  });

  test('so does a draft that was discarded, and a record that was deleted', async () => {
    const release = await releases.create();
    const [stays, gone, deleted] = [
      await drafted(release, 'Stays'),
      await drafted(release, 'Discarded'),
      await drafted(release, 'Deleted'),
    ];
    await modules.discardDraft(gone);
    await nothing(release, [stays], /has no draft/);
    await releases.remove(release, gone);
    await modules.toggle(deleted, false);
    await modules.delete(deleted);
    await nothing(release, [stays], /not found/);
    await releases.remove(release, deleted);
    expect(await releases.publish(release)).toMatchObject({ success: true });
  });

  test('so do two records of a tree that would be below each other', async () => {
    await maker.makeReferenced(menu);
    const [one, other] = [await maker.created(menu), await maker.created(menu)].map(({ record }) => record.id);
    const release = await releases.create();
    await releases.draft(release, 'menu', one ?? '', { parentId: other });
    await releases.draft(release, 'menu', other ?? '', { parentId: one });
    expect(await releases.publish(release)).toMatchObject({ success: false });
    expect((await releases.problems(release)).length).toBe(2);
  });

  test('a fault of the database in the middle leaves nothing behind', async () => {
    const release = await releases.create();
    const ids = [await drafted(release, 'One of two'), await drafted(release, 'Two of two')];
    const before = await titles(ids);
    for (const command of ['insert revisions', 'delete drafts', 'delete releaseItems', 'findAndModify releases']) {
      await failingOnce(command, () => releases.tryPublish(release, api.admin));
      expect([command, await titles(ids)]).toEqual([command, before]);
      expect((await releases.read(release)).release.state).toBe('OPEN');
    }
    expect(await releases.publish(release)).toMatchObject({ success: true });
    expect(await titles(ids)).toEqual(['One of two', 'Two of two']);
  });

  test('several people who publish at once publish it once', async () => {
    const release = await releases.create();
    const ids = [await drafted(release, 'Once A'), await drafted(release, 'Once B')];
    const versions = await Promise.all(ids.map(async (id) => (await modules.read(id)).version));
    const outcomes = await Promise.all([1, 2, 3].map(() => releases.publish(release)));
    expect(outcomes.map(({ success }) => success).sort()).toEqual([false, false, true]);
    expect(outcomes.filter(({ success }) => !success).map(({ message }) => message)).toEqual([
      messages.releaseIsPublished,
      messages.releaseIsPublished,
    ]);
    expect(await titles(ids)).toEqual(['Once A', 'Once B']);
    expect(await Promise.all(ids.map(async (id) => (await modules.read(id)).version))).toEqual(
      versions.map((version) => version + 1),
    );
  });

  test('what is saved in a draft while it is published is published, or stays a draft', async () => {
    const release = await releases.create();
    const id = await drafted(release, 'Before');
    const [{ success }] = await Promise.all([
      releases.publish(release),
      modules.type(id, { title: 'Meanwhile' }).catch(() => null),
    ]);
    expect(success).toBe(true);
    const title = await modules.readVisibleTitle(id);
    const left = (await modules.draftOf(id)).languages[0]?.values['title'];
    expect([title, left]).toContain(title === 'Meanwhile' ? 'Meanwhile' : 'Before');
    if (left === undefined) expect(['Before', 'Meanwhile']).toContain(title);
  });
});

describe('a schedule', () => {
  const revoke = async (name: string) => {
    const user = await UserModel.findOne({ name }).orFail().lean();
    await RoleModel.updateOne({ _id: user.roleId }, { $set: { permissionIds: [] } });
  };

  test('publishes the release when its time comes, once, and not a moment before', async () => {
    const release = await releases.create();
    const ids = [await drafted(release, 'Tomorrow A'), await drafted(release, 'Tomorrow B')];
    expect(await releases.schedule(release, TIME)).toMatchObject({ success: true, release: { state: 'SCHEDULED' } });
    await due('2027-03-02T09:59:59.999Z');
    expect(await titles(ids)).not.toContain('Tomorrow A');
    await due();
    expect(await titles(ids)).toEqual(['Tomorrow A', 'Tomorrow B']);
    const versions = await Promise.all(ids.map(async (id) => (await modules.read(id)).version));
    await due('2027-03-03T10:00:00.000Z');
    expect(await Promise.all(ids.map(async (id) => (await modules.read(id)).version))).toEqual(versions);
    const entry = await (await settledTrail()).findOne({ 'target.id': release, action: 'PUBLISH' }).lean();
    expect(entry).toMatchObject({ actor: { name: 'Super Admin' }, from: { requestId: 'schedule' } });
  });

  test('is refused, and changes nothing, once who scheduled it has lost a right', async () => {
    const editor = await api.staff(
      'MANAGE_RELEASES',
      'VIEW_ALL_EVENT_DIFFICULTIES',
      'EDIT_EVENT_DIFFICULTY',
      'TOGGLE_ACTIVE_EVENT_DIFFICULTY',
    );
    const release = await releases.create();
    const ids = [await drafted(release, 'Not any more'), await drafted(release, 'Nor this')];
    const before = await titles(ids);
    expect(await releases.schedule(release, TIME, editor)).toMatchObject({ success: true });
    const { scheduledBy } = await mongoose.connection
      .collection<{ readonly _id: Types.ObjectId; readonly scheduledBy: { readonly name: string } }>('releases')
      .findOne({ _id: new Types.ObjectId(release) })
      .then((found) => found ?? { scheduledBy: { name: '' } });
    await revoke(scheduledBy.name);
    await due();
    expect(await titles(ids)).toEqual(before);
    expect((await releases.read(release)).release).toMatchObject({
      state: 'FAILED',
      at: MOMENT,
      failure: messages.notAllowed,
    });
    // It is not tried again by itself, and a person can publish it.
    await due('2027-03-03T10:00:00.000Z');
    expect(await titles(ids)).toEqual(before);
    expect(await releases.publish(release)).toMatchObject({ success: true });
  });

  test('that fails by a rule says which draft is in the way', async () => {
    const release = await releases.create();
    const slug = `later-${maker.tag()}`;
    const [id] = [await drafted(release, 'By then', { slug }), await drafted(release, 'With it')];
    await releases.schedule(release, TIME);
    await modules.update(await modules.draft(), { slug });
    await due();
    const { release: after, items } = await releases.read(release);
    expect(after).toMatchObject({ state: 'FAILED', failure: 'Nothing was published. 1 record cannot be published.' });
    expect(items.map(({ recordId, failure }) => [recordId === id, failure])).toEqual([
      [true, expect.stringMatching(/^Slug/)],
      [false, null],
    ]);
  });

  test('is refused at once for what could not be published now, and can be cancelled', async () => {
    const release = await releases.create();
    const id = await drafted(release, '');
    expect(await releases.schedule(release, TIME)).toMatchObject({ success: false, problems: [{ item: id }] });
    expect(await releases.schedule(release, '2027-02-01T10:00')).toMatchObject({ errors: [{ field: 'publishAt' }] });
    await modules.type(id, { title: 'Fine now' });
    await releases.schedule(release, TIME);
    expect(await releases.schedule(release, null)).toMatchObject({ release: { state: 'OPEN', at: null } });
    await due();
    expect(await hasDraft(id)).toBe(true);
  });

  test('survives a fault of the database: the next attempt publishes', async () => {
    const release = await releases.create();
    const id = await drafted(release, 'After a fault');
    await releases.schedule(release, TIME);
    now = new Date(MOMENT);
    await failingOnce('insert revisions', () => api.publishDue());
    expect((await releases.read(release)).release.state).toBe('SCHEDULED');
    await api.publishDue();
    expect(await modules.readVisibleTitle(id)).toBe('After a fault');
  });
});

describe('what a release contains', () => {
  test('a draft is in one release at most, also when two people add it at once', async () => {
    const [one, other] = [await releases.create(), await releases.create()];
    const id = await drafted(one, 'In one');
    expect(await releases.add(other, 'learningModule', id)).toMatchObject({ message: messages.inOtherRelease });
    await releases.remove(one, id);
    const outcomes = await Promise.all([one, other].map((release) => releases.add(release, 'learningModule', id)));
    expect(outcomes.map(({ success }) => success).sort()).toEqual([false, true]);
  });

  test('a draft of a release has no schedule of its own, and one with a schedule is in none', async () => {
    const release = await releases.create();
    const id = await drafted(release, 'No time of its own');
    const { revision } = await modules.draftOf(id);
    expect(await modules.scheduleDraft(id, TIME, revision)).toMatchObject({ message: messages.draftInRelease });
    await releases.remove(release, id);
    await modules.scheduleDraft(id, TIME, revision);
    expect(await releases.add(release, 'learningModule', id)).toMatchObject({ message: messages.draftScheduled });
  });

  test('a visible record without a draft is refused, and an empty release is not published', async () => {
    const release = await releases.create();
    const id = await modules.draft();
    await modules.toggle(id, true);
    expect(await releases.add(release, 'learningModule', id)).toMatchObject({ success: false });
    expect(await releases.publish(release)).toMatchObject({ message: messages.releaseEmpty });
  });

  test('a release holds a limited number of drafts', async () => {
    const release = await releases.create();
    const items = mongoose.connection.collection('releaseItems');
    await items.insertMany(
      Array.from({ length: RELEASE_ITEMS_MAX }, () => ({
        releaseId: new Types.ObjectId(release),
        form: 'learningModule',
        recordId: new Types.ObjectId(),
        version: 1,
        addedAt: new Date(),
        addedBy: null,
      })),
    );
    const id = await modules.draft();
    const refused = messages.releaseFull(RELEASE_ITEMS_MAX);
    expect(await releases.add(release, 'learningModule', id)).toMatchObject({ message: refused });
    await items.deleteMany({ releaseId: new Types.ObjectId(release) });
  });

  test('a deleted release leaves its drafts', async () => {
    const release = await releases.create();
    const id = await drafted(release, 'Stays a draft');
    expect(await releases.delete(release)).toMatchObject({ success: true });
    expect(await hasDraft(id)).toBe(true);
    const next = await releases.create();
    expect(await releases.add(next, 'learningModule', id)).toMatchObject({ success: true });
  });

  test('an update of a release that others have changed is a CONFLICT', async () => {
    const release = await releases.create();
    await drafted(release, 'Changes its version');
    expect(codesOf(await releases.update(release, 'Mine', 1))).toEqual(['CONFLICT']);
    expect(codesOf(await releases.update(release, '', 2))).toEqual([]);
  });
});

describe('rights', () => {
  const outsider = () => api.staff('VIEW_RELEASES', 'MANAGE_RELEASES', 'VIEW_ALL_CAREERS');

  test('records of kinds that a person may not see are only counted, and they cannot publish them', async () => {
    const release = await releases.create();
    const id = await drafted(release, 'Secret');
    const client = await outsider();
    expect(await releases.read(release, client)).toMatchObject({ items: [], hidden: 1, release: { size: 1 } });
    expect(await releases.publish(release, client)).toEqual(
      expect.objectContaining({ success: false, message: messages.releaseHidden, problems: [] }),
    );
    expect(codesOf(await releases.tryAdd(release, 'learningModule', id, client))).toEqual(['FORBIDDEN']);
    expect(await hasDraft(id)).toBe(true);
  });

  test('who may see but not change a record cannot publish it', async () => {
    const release = await releases.create();
    await drafted(release, 'Seen only');
    const reader = await api.staff('MANAGE_RELEASES', 'VIEW_ALL_EVENT_DIFFICULTIES');
    const outcome = await releases.publish(release, reader);
    expect(outcome).toMatchObject({ success: false, problems: [{ reason: messages.notAllowed }] });
  });

  test('releases are for those with the permissions', async () => {
    const release = await releases.create();
    const [viewer, other] = [await api.staff('VIEW_RELEASES'), await api.staff('VIEW_ALL_EVENTS')];
    expect(await releases.list(false, viewer)).toContain(release);
    expect(codesOf(await releases.tryPublish(release, viewer))).toEqual(['FORBIDDEN']);
    expect(codesOf(await releases.tryPublish(release, other))).toEqual(['FORBIDDEN']);
    expect(codesOf(await releases.tryPublish(release, api.visitor))).toEqual(['UNAUTHENTICATED']);
  });

  test('who may only translate adds and publishes a draft of translations', async () => {
    const release = await releases.create();
    const translator = await api.staff('MANAGE_RELEASES', 'VIEW_ALL_EVENT_DIFFICULTIES', 'TRANSLATE_EVENT_DIFFICULTY');
    const id = await modules.draft();
    await modules.toggle(id, true);
    await modules.type(id, { title: 'مترجم' }, translator, 'ar');
    expect(await releases.add(release, 'learningModule', id, translator)).toMatchObject({ success: true });
    expect(await releases.publish(release, translator)).toMatchObject({ success: true });
    expect(await modules.readVisibleTitle(id, 'ar')).toBe('مترجم');
  });
});
