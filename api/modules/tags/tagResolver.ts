import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { TAG_SUGGESTIONS } from '@polyphony/domain/limits.js';
import { folded } from '@polyphony/domain/text/folded.js';
import { isTags } from '@polyphony/domain/validation/entryRules.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { refusalAt } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { badUserInput } from '../../platform/errors.js';
import { tagsInUse } from './tagsInUse.js';

/** @throws BAD_USER_INPUT for what is no field with tags */
function tagFieldOf(name: string, field: string): AnyKind {
  const kind = allKinds.find((each) => each.name === name);
  if (!kind) throw badUserInput(messages.nameInvalid('kind'));
  if (!Object.hasOwn(kind.rules.fields, field) || !isTags(kind.rules.fields[field]))
    throw badUserInput(messages.nameInvalid('field'));
  return kind;
}

@Resolver()
export class TagResolver {
  @RequirePermission()
  @Query(() => [String], {
    description:
      'Tags that records of a kind have already, for who lists or writes them: those that begin with the text first, then the most used.',
  })
  async tagSuggestions(
    @Arg('kind', () => String, { description: "The kind: 'blogPost', …" }) name: string,
    @Arg('field', () => String, { description: "Its field with the tags: 'tags'." }) field: string,
    @Arg('lang', () => String, { description: 'The language whose tags are meant.' }) lang: string,
    @Arg('text', () => String, { nullable: true, description: 'A part of the tag; without it, the most used ones.' })
    text: string | null,
    @Ctx() context: Context,
  ): Promise<readonly string[]> {
    const kind = tagFieldOf(name, field);
    const { view, add, edit, translate } = kind.permissions;
    const anyOf = [view, add, edit, ...(translate ? [translate] : [])];
    const refusal = refusalAt(anyOf, context);
    if (refusal) throw refusal;
    const known = context.languages.some(({ code }) => code === lang);
    if (!known && lang !== baseLanguage()) throw badUserInput(messages.unknownLanguage(lang));
    const used = await tagsInUse(context.loaders.stores.of(name), field, lang, context.services.stamps);
    const part = folded(text ?? '');
    const place = (tag: string) => folded(tag).indexOf(part);
    return used
      .filter((tag) => place(tag) >= 0)
      .toSorted((one, other) => Math.min(place(one), 1) - Math.min(place(other), 1))
      .slice(0, TAG_SUGGESTIONS);
  }
}
