import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { draftNames } from '@polyphony/domain/kinds/parts/kindNames.js';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver, type ClassType } from 'type-graphql';
import { Public, RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { addDraftsOf } from '../../records/graphql/draftOperations.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { recordTypes } from '../../records/graphql/recordTypes.js';
import { payload } from '../../records/graphql/writeMutations.js';
import { CmsPage } from './cmsPage.js';
import { cmsPageStore } from './cmsPageStore.js';
import { ContentMap } from './contentMap.js';

const { payload: Payload }: { readonly payload: ClassType } = recordTypes(cmsPage, CmsPage);

@Resolver()
export class CmsPageResolver extends recordResolver(cmsPageStore, CmsPage) {
  @RequirePermission('EDIT_PAGE_SECTIONS')
  @Mutation(() => Payload, {
    description: 'Saves the content of sections of a page in one language. Keys that are not sent keep their values.',
  })
  async updateCmsPageContent(
    @Arg('linkId', () => ID, { description: 'The link id of the page.' }) linkId: string,
    @Arg('content', () => ContentMap, { description: 'Values by their keys; cards of a list together or flat.' })
    content: Readonly<Record<string, unknown>>,
    @Arg('lang', () => String, {
      nullable: true,
      description: 'Code of an active language; without it, the base language, in which what all share is changed.',
    })
    lang: string | null,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version it was loaded with; a later one is a CONFLICT.',
    })
    version: number | null,
    @Ctx() context: Context,
  ) {
    return payload(
      cmsPage,
      await cmsPageStore.saveContent(linkId, { lang: lang ?? baseLanguage(), content }, version, context),
    );
  }
}

@ObjectType({ description: 'A page of the site that is switched off.' })
class HiddenPage {
  @Field(() => String, { description: 'Its path, to which nothing needs to link.' }) readonly path!: string;
}

@Resolver()
export class PublishedCmsPages extends publishedQueries(cmsPageStore, CmsPage) {
  @Public()
  @Query(() => [HiddenPage], { description: 'The pages of the site that visitors do not find.' })
  async hiddenPages(@Ctx() { services }: Context): Promise<HiddenPage[]> {
    return (await cmsPageStore.hiddenPaths(services.stamps)).map((path) => ({ path }));
  }
}

addDraftsOf(CmsPageResolver.prototype, {
  names: draftNames('cmsPageSection'),
  gate: ['EDIT_PAGE_SECTIONS'],
  id: {
    name: 'id',
    type: () => GraphQLID,
    description: "The link id of a page, a slash and one of its sections: '65…/section-1'.",
  },
  find: async (name) => {
    const [id = '', section = ''] = name.split('/');
    return { form: await cmsPageStore.sectionForm(id, section), id };
  },
  returns: Payload,
  payload: (outcome) => payload(cmsPage, outcome),
});
