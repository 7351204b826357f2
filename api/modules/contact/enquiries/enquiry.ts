import { ENQUIRY_STEPS, type EnquiryStep } from '@polyphony/domain/contact/enquiry.js';
import { enquiry } from '@polyphony/domain/kinds/readMostly/enquiry.js';
import { getModelForClass, index, prop } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../context.js';
import { RequirePermission } from '../../../access/permissionDirective.js';
import { SEARCH_KEYS } from '../../../platform/searchKeys.js';
import { History } from '../../../records/readMostly/history.js';
import { ReadMostlyRecord } from '../../../records/readMostly/readMostlyRecord.js';
import type { HistoryEntry } from '../../../records/readMostly/steps.js';
import { Computed } from '../../../records/schema/computed.js';
import { OptionalText, Switch, Text } from '../../../records/graphql/fields.js';
import { RecordBase } from '../../../records/schema/record.js';

const Mixed = mongoose.Schema.Types.Mixed;

/** The record that an enquiry is about, by the name it had when the enquiry was sent. */
@ObjectType({ description: 'The record that an enquiry is about.', simpleResolvers: true })
export class EnquirySubject {
  @Field(() => String, { description: "Its kind: 'blogPost', …" }) readonly kind!: string;
  @Field(() => ID, { description: 'Database object id.' }) readonly id!: string;
  @Field(() => String, { description: 'Its name then, in the base language or the default language.' })
  readonly title!: string;
}

@ObjectType({ description: 'The member of staff who looks after an enquiry.', simpleResolvers: true })
class EnquiryAssignee {
  @Field(() => ID, { description: 'User id.' }) readonly id!: string;
  @Field(() => String, { description: 'Their name.' }) readonly name!: string;
}

/** What a visitor said is read by those who may read enquiries, also in what an action returns. */
const Personal = () => RequirePermission(enquiry.permission.view);

/** Message of a visitor to the people who run the site. */
@ReadMostlyRecord(enquiry, 'What a visitor wrote, as staff read it.')
@index({ 'about.kind': 1, 'about.id': 1 })
@index({ emailKey: 1, createdAt: -1, _id: -1 })
@index({ [SEARCH_KEYS]: 1 })
export class Enquiry extends RecordBase {
  @Text('Its number; unique.') readonly reference!: string;
  @Personal() @Text('First name.') readonly firstName!: string;
  @Personal() @OptionalText('Last name.') readonly lastName!: string | null;
  @Personal() @Text('Mobile number, as the visitor typed it.') readonly mobileNumber!: string;
  @Personal() @Text('Where to write to.') readonly email!: string;
  @Personal() @Text('What the visitor wrote.') readonly problemDescription!: string;

  @Field(() => EnquirySubject, { nullable: true, description: 'What it is about; null: nothing in particular.' })
  @prop({ type: Mixed, default: null })
  readonly about!: EnquirySubject | null;

  @Text('Code of the language that the visitor read the site in.') readonly language!: string;
  @Switch('Whether staff have read it.', false) readonly read!: boolean;
  @Switch('Whether the enquiry is answered.', false) readonly answered!: boolean;

  @prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  @Field(() => ID, { nullable: true, description: 'Id of the member of staff who looks after it.' })
  readonly assigneeId!: Types.ObjectId | null;

  @Computed<StoredEnquiry>(assigneeOf, { needs: ['assigneeId'] })
  @Field(() => EnquiryAssignee, {
    nullable: true,
    description: 'Who looks after it; null: nobody, or nobody any more.',
  })
  readonly assignee?: EnquiryAssignee | null;

  @Personal() @OptionalText("The staff's note; visitors do not see it.") readonly note!: string | null;
  @Field(() => Int, { description: 'Counts the changes.' }) declare readonly version: number;

  /** Its first step has the visitor's name. */
  @Personal() @History('Enquiry', 'an enquiry', ENQUIRY_STEPS) readonly history!: readonly HistoryEntry<EnquiryStep>[];

  /** The address without case: enquiries of an account are found by it. */
  @prop({ type: String, required: true })
  readonly emailKey!: string;

  /** Equal for all that a visitor wrote, sent again within a while: unique, so that it is stored once. */
  @prop({ type: String, required: true })
  readonly contentKey!: string;
}

async function assigneeOf(
  { assigneeId }: StoredEnquiry,
  _: unknown,
  { loaders }: Context,
): Promise<EnquiryAssignee | null> {
  if (!assigneeId) return null;
  const found = await loaders.record(loaders.stores.of('staffMember'), assigneeId);
  if (!found) return null;
  const { _id, name } = found;
  return { id: _id.toHexString(), name: String(name) };
}

export type StoredEnquiry = Omit<Enquiry, 'id' | 'assignee'> & { readonly _id: Types.ObjectId };

export const EnquiryModel = getModelForClass(Enquiry);

/** Gives enquiries from before there were email keys theirs. */
export async function fillEmailKeys(): Promise<void> {
  await EnquiryModel.collection.updateMany({ emailKey: null }, [{ $set: { emailKey: { $toLower: '$email' } } }]);
}
