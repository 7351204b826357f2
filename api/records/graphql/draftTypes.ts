import type { Message } from '@polyphony/domain/messages/messages.js';
import { GraphQLScalarType } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../context.js';
import { MessageField } from '../schema/messageField.js';
import { DateTime } from '../schema/scalars.js';
import { Payload } from '../schema/types.js';
import type { FormValues } from '../write/recordRules.js';
import type { Form } from '../write/form.js';
import type { StoredDraft } from '../drafts/draft.js';
import type { Editor } from '../drafts/editors.js';

/** Values of a form, which may break the rules of their fields: types of their own would refuse what a draft may hold. */
export const DraftValues = new GraphQLScalarType({
  ...GraphQLJSONObject.toConfig(),
  name: 'DraftValues',
  description:
    'The values of a form as a JSON object: by field a text, a number, a flag, null, a list of texts, or a list of entries.',
});

@ObjectType({ description: 'What a draft holds in one language.', simpleResolvers: true })
class DraftLanguage {
  @Field({ description: 'Code of the language.' }) lang!: string;
  @Field(() => Int, { description: 'The version of the record that the values were typed over.' }) from!: number;
  @Field(() => DraftValues, { description: 'The values that differ from that version, by field.' }) values!: FormValues;
  @Field(() => DateTime, { description: 'When it was saved.' }) updatedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Name of the person who saved it.' }) updatedBy!: string | null;
}

@ObjectType({ description: 'When a draft is published by itself.' })
class DraftScheduleDetails {
  @Field(() => DateTime, { description: 'When.' }) at!: Date;
  @Field({ description: 'Name of the person who scheduled it.' }) by!: string;
  @MessageField({
    nullable: true,
    description: 'Why it could not be published when it was due; null unless that is so.',
  })
  failure!: Message | null;
}

@ObjectType({
  description: 'Changes to a record that visitors do not see: the record itself has none of them.',
  simpleResolvers: true,
})
export class RecordDraft {
  @Field(() => ID, { nullable: true, description: 'Another one after each write; null: the record has no draft.' })
  revision!: string | null;
  @Field(() => [DraftLanguage], { description: 'The languages that the caller may write.' })
  languages!: DraftLanguage[];
  @Field(() => DraftScheduleDetails, { nullable: true, description: 'Null: it is published by hand.' })
  schedule!: DraftScheduleDetails | null;
}

@ObjectType({ description: 'What a write of a draft came to.' })
export class DraftPayload extends Payload {
  @Field(() => RecordDraft, { nullable: true, description: 'The draft as it is now; null when nothing was written.' })
  draft!: RecordDraft | null;
}

@ObjectType({ description: 'Another user who has the form of a record open.', simpleResolvers: true })
class RecordEditor implements Editor {
  @Field({ description: 'Their name.' }) name!: string;
  @Field(() => DateTime, { description: 'Since when.' }) since!: Date;
}

@ObjectType({ description: 'Who has the form of a record open.', simpleResolvers: true })
export class RecordEditors {
  @Field(() => [RecordEditor], { description: 'The others, those first who opened it first.' })
  others!: readonly RecordEditor[];
}

/** A draft as it is shown: rich texts are cleaned again, and files that they name have the addresses of today. */
export function draftIn(form: Form, draft: StoredDraft | null, { services }: Context): RecordDraft {
  const languages = Object.entries(draft?.languages ?? {}).map(([lang, { updatedBy, values, ...texts }]) => ({
    ...texts,
    lang,
    values: form.richTexts.render(values, services.fileAddresses),
    updatedBy: updatedBy?.name ?? null,
  }));
  const { at, by, failure } = draft?.schedule ?? {};
  const schedule = at && by ? { at, by: by.name, failure: failure?.reason ?? null } : null;
  return { revision: draft?.revision ?? null, languages, schedule };
}
