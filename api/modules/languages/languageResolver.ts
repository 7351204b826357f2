import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { language } from '@polyphony/domain/kinds/language.js';
import { LANGUAGE_COOKIE_MAX_AGE_S } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Public, RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import { invalid } from '../../records/write/outcome.js';
import { markPublishedRead } from '../../records/read/published.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { MessageField } from '../../records/schema/messageField.js';
import { Payload } from '../../records/schema/types.js';
import { chooseBaseLanguage, refusalOfChoice } from './chooseBaseLanguage.js';
import { Language, languageStore } from './language.js';

@ObjectType({ description: 'What choosing a language came to.' })
class SetLanguagePayload extends Payload {
  @Field(() => Language, { nullable: true, description: 'The language chosen.' }) language!: StoredRecord | null;
}

@ObjectType({ description: 'What choosing the base language came to.' })
class ChooseBaseLanguagePayload extends Payload {
  @Field(() => Language, { nullable: true, description: 'The base language.' }) language!: StoredRecord | null;
}

@ObjectType({ description: 'The language that content is written in first.' })
class BaseLanguageChoice {
  @Field(() => String, { description: 'Its code.' }) code!: string;
  @MessageField({ nullable: true, description: 'Why no other one can be chosen any more; null while one can.' })
  refusal!: Message | null;
}

/** Memoized until a language is written: every page of the site reads them. */
const activeLanguages = memoUntilWrite([language.name], async () =>
  languageStore.model.find({ active: true }).sort({ createdAt: 1, _id: 1 }).lean<StoredRecord[]>(),
);

@Resolver()
export class LanguageResolver extends recordResolver(languageStore, Language) {
  @Public()
  @Query(() => [Language], { description: 'The active languages, in the order they were added.' })
  async publishedLanguages(@Ctx() { services }: Context): Promise<StoredRecord[]> {
    return (await activeLanguages(services.stamps)).map(markPublishedRead);
  }

  @Public()
  @Mutation(() => SetLanguagePayload, {
    description: 'Chooses the language of later responses: it is stored in a cookie.',
  })
  async setLanguage(
    @Arg('code', () => String, { description: 'Code of an active language.' }) code: string,
    @Ctx() { reply }: Context,
  ): Promise<SetLanguagePayload> {
    const language = await languageStore.model.findOne({ code, active: true }).lean<StoredRecord>();
    if (!language) {
      const message = messages.unknownLanguage(code);
      return { success: false, message, errors: [invalid('code', message)], language: null };
    }
    reply.setCookie(LANGUAGE_COOKIE, code, { maxAge: LANGUAGE_COOKIE_MAX_AGE_S });
    return { success: true, message: messages.updated('labels.language'), errors: [], language };
  }

  @RequirePermission()
  @Query(() => BaseLanguageChoice, { description: 'The base language, and whether another one can still be chosen.' })
  async baseLanguageChoice(@Ctx() context: Context): Promise<BaseLanguageChoice> {
    return { code: baseLanguage(), refusal: await refusalOfChoice(context) };
  }

  @RequirePermission()
  @Mutation(() => ChooseBaseLanguagePayload, {
    description:
      'Chooses the language that content is written in first, while there is no content; for Super Admins. It is created where it is missing, active, and the one that visitors see first.',
  })
  async chooseBaseLanguage(
    @Arg('code', () => String, { description: 'Code of one or two letters.' }) code: string,
    @Arg('name', () => String, {
      nullable: true,
      description: 'Its name; without one, what the language calls itself.',
    })
    name: string | null,
    @Ctx() context: Context,
  ): Promise<ChooseBaseLanguagePayload> {
    const { record, ...outcome } = await chooseBaseLanguage(code, name, context);
    return { ...outcome, errors: [...outcome.errors], language: record };
  }
}
