import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Payload } from '../../records/schema/types.js';

@ObjectType({ description: 'A text of the site or of a mail, in one language.', simpleResolvers: true })
export class SiteText {
  @Field(() => ID, { description: "Its path: 'site.events.title'." }) path!: string;
  @Field({ description: 'The English text of the product, whose placeholders it needs.' }) source!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The text of the product in the language; null where it has none.',
  })
  standard!: string | null;
  @Field(() => String, { nullable: true, description: 'The text that was written in its place; null where none was.' })
  text!: string | null;
  @Field(() => [String], { description: 'The names of its placeholders.' }) placeholders!: readonly string[];
}

@ObjectType({ description: 'Texts that are edited together.', simpleResolvers: true })
export class SiteTextPage {
  @Field(() => ID, { description: 'Id of the record that has them, by which its history is read.' }) id!: string;
  @Field({ description: "Its name: 'events'." }) name!: string;
  @Field({ description: 'Its heading.' }) heading!: string;
  @Field(() => Int, { description: 'Raised by every change of one of its texts.' }) version!: number;
  @Field(() => [SiteText], { description: 'Its texts, in the order of the page.' }) texts!: readonly SiteText[];
}

@ObjectType({ description: 'What a text would be for visitors.', simpleResolvers: true })
export class SiteTextPreview {
  @Field(() => String, { nullable: true, description: 'Why it could not be saved; null when it could.' })
  fault!: string | null;
  @Field(() => [String], {
    description:
      'It with samples in place of its placeholders, for each plural form of the language; none with a fault.',
  })
  examples!: readonly string[];
}

@ObjectType({ description: 'Result of saving a text of the site.' })
export class SiteTextPayload extends Payload {
  @Field(() => SiteText, { nullable: true, description: 'The text as it is now; null when nothing was changed.' })
  record!: SiteText | null;
}

@InputType({ description: 'A text that is written in place of that of the product, and what it takes the place of.' })
export class SiteTextChange {
  @Field(() => ID, { description: "Its path: 'site.events.title'." }) path!: string;
  @Field(() => String, { nullable: true, description: 'The text; a blank one makes place for that of the product.' })
  text?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The written text that was loaded, null for that of the product; a CONFLICT when it has changed since.',
  })
  was?: string | null;
}

@ObjectType({ description: 'Result of saving several texts of the site.' })
export class SiteTextsPayload extends Payload {}
