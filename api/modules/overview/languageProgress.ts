import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import { language } from '@polyphony/domain/kinds/language.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { mayList } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { countTranslated } from './figures.js';

@ObjectType({ description: 'How many texts there are, and how many of them are there in a language.' })
class TextProgress {
  @Field(() => Int, { description: 'All of them.' }) total!: number;
  @Field(() => Int, { description: 'Those that the language has.' }) translated!: number;
}

@ObjectType({
  description: 'How many records of a kind have texts, and how many of them have all of these in a language.',
})
class KindProgress extends TextProgress {
  @Field({ description: "The kind: 'event', 'menu', 'cmsPage', …" }) kind!: string;
}

@ObjectType({ description: 'What of the site is there in a language.' })
class LanguageProgress {
  @Field({ description: 'Code of the language.' }) code!: string;
  @Field(() => Boolean, { description: 'Whether visitors can read the site in it.' }) active!: boolean;
  @Field(() => Boolean, { description: 'Whether content is written in it first, so that nothing can be missing.' })
  base!: boolean;
  @Field(() => TextProgress, { description: 'The words of the site itself and of its mails.' })
  siteTexts!: TextProgress;
  @Field(() => [KindProgress], { description: 'The kinds with texts, of those one may list; none without records.' })
  kinds!: KindProgress[];
}

/** Says what is complete in a language before visitors see it. */
@Resolver()
export class LanguageProgressResolver {
  @RequirePermission(language.permissions.view, language.permissions.edit)
  @Query(() => LanguageProgress, { description: 'What of the site is there in a language, active or not.' })
  async languageProgress(
    @Arg('id', () => ID, { description: 'Id of the language.' }) id: string,
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<LanguageProgress> {
    const { loaders, services } = context;
    const found = await loaders.stores.of(language.name).get(id);
    const code = String(found.code);
    const listed = allKinds.filter(
      (kind) => kind.translatable.length > 0 && mayList(schema, context, kind, 'translations'),
    );
    const counts = listed.map(async ({ name: kind }) => {
      return { kind, ...(await countTranslated(loaders.stores.of(kind), code, services.stamps)) };
    });
    return {
      code,
      active: found.active === true,
      base: code === baseLanguage(),
      siteTexts: (await services.siteTexts()).countIn(code),
      kinds: (await Promise.all(counts)).filter(({ total }) => total > 0),
    };
  }
}
