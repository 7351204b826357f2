import { SITE_SEARCH_ROWS, SITE_SEARCH_WORDS, TYPO_MIN } from '@polyphony/domain/limits.js';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { siteSearch } from './siteSearch.js';
import { SiteSearch } from './siteSearchTypes.js';

@Resolver()
export class SiteSearchResolver {
  @Public()
  @Query(() => SiteSearch, {
    description: `What visitors find on the whole site: records with all of the words, in any order, in the texts of their pages. Where few have them, a letter of a word of ${TYPO_MIN} letters or more may be wrong.`,
  })
  siteSearch(
    @Arg('q', () => String, {
      description: `What a visitor typed; the first ${SITE_SEARCH_WORDS} words count, and nothing finds nothing.`,
    })
    q: string,
    @Arg('lang', () => String, { nullable: true, description: "The language; without it, the request's." })
    lang: string | null | undefined,
    @Arg('kind', () => String, { nullable: true, description: 'Only rows of this kind; the others are counted.' })
    kind: string | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page of the rows of each kind, from 1.' })
    page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: SITE_SEARCH_ROWS.ofEach,
      description: `Rows of each kind, clamped to 1..${SITE_SEARCH_ROWS.max}.`,
    })
    pageSize: number,
    @Ctx() context: Context,
  ): Promise<SiteSearch> {
    return siteSearch({ q, lang: lang ?? null, kind: kind ?? null, page, pageSize }, context);
  }
}
