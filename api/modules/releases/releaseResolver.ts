import { RELEASE } from '@polyphony/domain/publishing/releases.js';
import { scheduledTime } from '@polyphony/domain/publishing/scheduledTime.js';
import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../platform/errors.js';
import {
  addToRelease,
  createRelease,
  deleteRelease,
  getRelease,
  releaseRefused,
  removeFromRelease,
  scheduleRelease,
  updateRelease,
} from '../../records/releases/changingRelease.js';
import { maySee } from '../../records/releases/items.js';
import { publishRelease } from '../../records/releases/publishingRelease.js';
import { listReleases } from '../../records/releases/release.js';
import { itemOf } from '../../records/drafts/releaseItems.js';
import { PreviewLink } from '../../records/preview/previewMutation.js';
import { pageBounds, pageInfo } from '../../records/read/listQuery.js';
import { objectId } from '../../records/read/recordFinds.js';
import { PageArgs } from '../../records/schema/types.js';
import { invalid } from '../../records/write/outcome.js';
import { draftedForm } from './draftedForm.js';
import { ReleaseContent, ReleaseMembership, ReleasePage, ReleasePayload, ReleaseProblem } from './releaseTypes.js';
import { contentOf, payloadOf, problemsOf, releaseIn, releasesIn } from './releaseViews.js';

const RELEASE_ID = { description: 'Id of the release.' } as const;
const VERSION = { description: 'The version that it was loaded with; a later one is a CONFLICT.' } as const;
const OF_RECORD = {
  description:
    "Id of the record; of a section of a page, the link id, a slash and the section ('65…/section-1'); of settings, the panel.",
} as const;
const OF_KIND = { description: "The kind: 'event', 'cmsPage', 'cmsPageSection', 'settings'." } as const;

@InputType({ description: 'What a person writes about a release.' })
class ReleaseInput {
  @Field(() => String, { nullable: true, description: 'Its title: at most 100 characters.' }) title?: string | null;
  @Field(() => String, { nullable: true, description: 'What it is for: at most 1000 characters.' }) note?:
    string | null;
}

/** Releases: drafts that take effect together, or not at all. */
@Resolver()
export class ReleaseResolver {
  @RequirePermission('VIEW_RELEASES', 'MANAGE_RELEASES')
  @Query(() => ReleasePage, { description: 'A page of releases, the latest first.' })
  async releases(
    @Args(() => PageArgs) { page, pageSize }: PageArgs,
    @Arg('published', () => Boolean, {
      defaultValue: false,
      description: 'Those that are published; without it, those that are not yet.',
    })
    published: boolean,
  ): Promise<ReleasePage> {
    const bounds = pageBounds(page, pageSize);
    const skip = (bounds.page - 1) * bounds.pageSize;
    const { rows, total } = await listReleases(published ? 'published' : 'open', { skip, limit: bounds.pageSize });
    return { data: await releasesIn(rows), pageInfo: pageInfo(bounds, total) };
  }

  @RequirePermission('VIEW_RELEASES', 'MANAGE_RELEASES')
  @Query(() => ReleaseContent, {
    description: 'A release with the drafts in it. Of records that the caller may not see, only how many.',
  })
  async release(@Arg('id', () => ID, RELEASE_ID) id: string, @Ctx() context: Context): Promise<ReleaseContent> {
    return contentOf(await getRelease(id), context);
  }

  @RequirePermission('MANAGE_RELEASES')
  @Query(() => [ReleaseProblem], {
    description: 'The drafts of a release that would be refused if the caller published it now. Nothing is written.',
  })
  async releaseProblems(
    @Arg('id', () => ID, RELEASE_ID) id: string,
    @Ctx() context: Context,
  ): Promise<ReleaseProblem[]> {
    return problemsOf(await getRelease(id), context);
  }

  @RequirePermission('VIEW_RELEASES', 'MANAGE_RELEASES')
  @Query(() => ReleaseMembership, { description: 'The release that the draft of a record is in.' })
  async releaseOf(
    @Arg('kind', () => String, OF_KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Ctx() context: Context,
  ): Promise<ReleaseMembership> {
    const { form, recordId } = await draftedForm(kind, id, context);
    if (!maySee(form, context)) throw forbidden();
    const record = await form.store.get(recordId);
    const item = await itemOf(form.draftId(record));
    if (!item) return { item: null, release: null };
    return { item: item._id.toHexString(), release: await releaseIn(await getRelease(item.releaseId.toHexString())) };
  }

  @RequirePermission('VIEW_RELEASES', 'MANAGE_RELEASES')
  @Mutation(() => PreviewLink, {
    description:
      'Makes a link to the site as if a release were published, as far as the caller may write its drafts. Values that break a rule are not shown.',
  })
  async previewRelease(@Arg('id', () => ID, RELEASE_ID) id: string, @Ctx() context: Context): Promise<PreviewLink> {
    const { _id } = await getRelease(id);
    const by = signedIn(context).userId;
    return context.services.previewLinks.issue({ kind: RELEASE, id: _id.toHexString(), by });
  }

  @RequirePermission('MANAGE_RELEASES')
  @Mutation(() => ReleasePayload, { description: 'Creates a release, without any drafts.' })
  async createRelease(
    @Arg('input', () => ReleaseInput, { description: 'Its values.' }) input: ReleaseInput,
    @Ctx() context: Context,
  ): Promise<ReleasePayload> {
    return payloadOf(await createRelease({ ...input }, context));
  }

  @RequirePermission('MANAGE_RELEASES')
  @Mutation(() => ReleasePayload, { description: 'Changes the title and the note of a release.' })
  async updateRelease(
    @Arg('id', () => ID, RELEASE_ID) id: string,
    @Arg('input', () => ReleaseInput, { description: 'Its values.' }) input: ReleaseInput,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: Context,
  ): Promise<ReleasePayload> {
    return payloadOf(await updateRelease(id, { ...input }, version, context));
  }

  @RequirePermission('MANAGE_RELEASES')
  @Mutation(() => ReleasePayload, { description: 'Deletes a release. The drafts in it stay drafts.' })
  async deleteRelease(
    @Arg('id', () => ID, RELEASE_ID) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: Context,
  ): Promise<ReleasePayload> {
    return payloadOf(await deleteRelease(id, version, context));
  }

  @RequirePermission('MANAGE_RELEASES')
  @Mutation(() => ReleasePayload, {
    description: 'Puts the draft of a record into a release, or a record that visitors do not see yet.',
  })
  async addToRelease(
    @Arg('id', () => ID, RELEASE_ID) id: string,
    @Arg('kind', () => String, OF_KIND) kind: string,
    @Arg('recordId', () => ID, OF_RECORD) of: string,
    @Arg('seen', () => Int, {
      nullable: true,
      description: 'The version of the record that was seen; without it, the one that the draft began from.',
    })
    seen: number | null,
    @Ctx() context: Context,
  ): Promise<ReleasePayload> {
    return payloadOf(
      await addToRelease(id, { ...(await draftedForm(kind, of, context)), seen: seen ?? null }, context),
    );
  }

  @RequirePermission('MANAGE_RELEASES')
  @Mutation(() => ReleasePayload, { description: 'Takes a draft out of a release. It stays a draft.' })
  async removeFromRelease(
    @Arg('id', () => ID, RELEASE_ID) id: string,
    @Arg('item', () => ID, { description: 'Id of the draft.' }) item: string,
    @Ctx() context: Context,
  ): Promise<ReleasePayload> {
    return payloadOf(await removeFromRelease(id, item, context));
  }

  @RequirePermission('MANAGE_RELEASES')
  @Mutation(() => ReleasePayload, {
    description:
      'Publishes a release at a time to come, as the caller; without a time, only by hand. What is wrong with the time is an error of the field publishAt.',
  })
  async scheduleRelease(
    @Arg('id', () => ID, RELEASE_ID) id: string,
    @Arg('at', () => String, {
      nullable: true,
      description: "A day and a time on clocks of the site's time zone: '2027-03-31T09:30'.",
    })
    time: string | null,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: Context,
  ): Promise<ReleasePayload> {
    const { siteClock } = context.services;
    const { at, wrong } = time ? scheduledTime(siteClock.timeZone, time, siteClock.now()) : { at: null, wrong: null };
    if (wrong) return payloadOf({ ...releaseRefused(wrong), errors: [invalid('publishAt', wrong)] });
    return payloadOf(await scheduleRelease(id, at, version, context));
  }

  @RequirePermission('MANAGE_RELEASES')
  @Mutation(() => ReleasePayload, {
    description: 'Publishes all drafts of a release in one write, or none of them when one is refused.',
  })
  async publishRelease(@Arg('id', () => ID, RELEASE_ID) id: string, @Ctx() context: Context): Promise<ReleasePayload> {
    const { _id } = await getRelease(id);
    const outcome = await publishRelease(objectId(id), false, context);
    const release = outcome.success ? await getRelease(_id.toHexString()) : null;
    return payloadOf({ ...outcome, errors: [], release });
  }
}
