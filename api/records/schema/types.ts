import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import type { Message } from '@polyphony/domain/messages/messages.js';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { FieldErrorCode, RecordStatus, ToggleEnum } from './enums.js';
import { MessageField } from './messageField.js';

@ObjectType({ description: 'The position of a page in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Int, { description: 'The number of the page, from 1.' }) currentPage!: number;
  @Field(() => Int, { description: `Rows a page holds, 1 to ${MAX_PAGE_SIZE}.` }) currentLimit!: number;
  @Field(() => Int, { description: 'Pages there are.' }) totalPages!: number;
  @Field(() => Int, { description: 'Rows there are on all pages; in a tree, its roots.' }) totalItemsCount!: number;
}

@ObjectType({ description: 'What is wrong with one field of an input.' })
export class FieldError {
  @Field({ description: 'Name of the input field.' }) field!: string;
  @MessageField({ description: 'What is wrong, for the person who filled it.' }) message!: Message;
  @Field(() => FieldErrorCode, { description: 'Why it was refused.' }) code!: FieldErrorCode;
}

@ObjectType()
export abstract class Payload {
  @Field({ description: 'Whether it was done.' }) success!: boolean;
  @MessageField({ description: 'What happened, for a person.' }) message!: Message;
  @Field(() => [FieldError], { description: 'The fields refused; empty when it was done.' }) errors!: FieldError[];
}

@ObjectType({ description: 'What the signed-in user may do with this record, its state included.' })
export class RecordCan {
  @Field({ description: 'Change it.' }) edit!: boolean;
  @Field({ description: 'Translate it.' }) translate!: boolean;
  @MessageField({ nullable: true, description: 'Why it cannot be changed although the permission is held.' })
  editRefusal!: Message | null;
  @Field({ description: 'Delete it.' }) delete!: boolean;
  @MessageField({ nullable: true, description: 'Why it cannot be deleted although the permission is held.' })
  deleteRefusal!: Message | null;
  @Field(() => [ToggleEnum], { description: 'The switches it may flip.' }) toggles!: Toggle[];
}

@ObjectType({
  description: 'A text that is read in another language than the requested one, which lacks it.',
  simpleResolvers: true,
})
export class TextFallback {
  @Field({ description: 'The field of the text.' }) field!: string;
  @Field({ description: 'Code of the language that it is read in.' }) lang!: string;
}

@ObjectType({ description: 'A record as a choice in a select.' })
export class Option {
  @Field(() => ID, { description: 'Id of the record.' }) id!: string;
  @Field({ description: 'Its name in the requested language.' }) label!: string;
  @Field({ description: "Shown, but not to be chosen: the specification's default_status." }) disabled!: boolean;
  @MessageField({ nullable: true, description: 'Why it is not to be chosen, unless it is a default one.' })
  reason?: Message | null;
  @Field(() => ID, { nullable: true, description: 'In a tree, the record above it.' }) parentId!: string | null;
  @Field(() => String, { nullable: true, description: 'Its slug, where records of its kind have one.' })
  slug?: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The page, from 1. A page past the last one is empty.' })
  page!: number;
  @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE, description: `Rows a page, clamped to 1..${MAX_PAGE_SIZE}.` })
  pageSize!: number;
}

@InputType({ description: 'Narrows a list of records.' })
export class RecordFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, in the asked language or in the base language, ignoring case.',
  })
  searchName?: string | null;
  @Field(() => RecordStatus, { nullable: true, description: 'Only records with this status.' })
  status?: RecordStatus | null;
  @Field(() => String, {
    nullable: true,
    description: "The language whose names are searched; without it, the request's.",
  })
  lang?: string | null;
}

@InputType({ description: 'Narrows a list that visitors see.' })
export class PublishedFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, in the asked language or in the base language, ignoring case.',
  })
  searchName?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The language whose names are searched; without it, the request's.",
  })
  lang?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'True: only featured ones, of kinds that feature some.' })
  featured?: boolean | null;
}
