import { inLanguage } from '@polyphony/domain/languages.js';
import { visitor } from '@polyphony/domain/kinds/readMostly/visitor.js';
import { index, prop } from '@typegoose/typegoose';
import mongoose, { Types } from 'mongoose';
import { Field, Int } from 'type-graphql';
import { RequirePermission } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import type { VisitorProfile } from '../../../identity/users/visitorProfile.js';
import { SEARCH_KEYS } from '../../../platform/searchKeys.js';
import { ReadMostlyRecord } from '../../../records/readMostly/readMostlyRecord.js';
import { Computed } from '../../../records/schema/computed.js';
import { choiceFor, LANG_ARGUMENT, Text } from '../../../records/graphql/fields.js';
import { RecordBase, type StoredRecord } from '../../../records/schema/record.js';
import { DateTime } from '../../../records/schema/scalars.js';

/** Staff are in the same collection, and no operation on visitors ever finds one. */
export const VISITOR = { kind: 'visitor' } as const;

/** A visitor as the database has it: a user with a profile. */
export interface StoredVisitor extends StoredRecord {
  readonly name: string;
  readonly email: string;
  readonly blocked: boolean;
  readonly lastSeenAt: Date | null;
  readonly visitor: VisitorProfile;
}

/** Data that name a person are read by those who may read visitors, also in what an action returns. */
const Personal = () => RequirePermission(visitor.permission.view);

/** A value of the profile. */
const InProfile = (of: (profile: VisitorProfile) => unknown): PropertyDecorator =>
  Computed<StoredVisitor>((person) => of(person.visitor), { needs: ['visitor'] });

/** Number of records of a place of personal data that are the visitor's. */
const Counted = (place: string): PropertyDecorator =>
  Computed<StoredVisitor>((person, _, context) => countIn(place, person, context), { needs: ['email'] });

/** The visitors' side of a user, as staff read it. The ID document is not among it. */
@ReadMostlyRecord(visitor, 'A person with an account on the public site, as staff read it.', {
  collection: 'users',
  scope: VISITOR,
})
@index({ kind: 1, 'visitor.language': 1, createdAt: -1, _id: -1 })
@index({ kind: 1, [SEARCH_KEYS]: 1 })
export class VisitorAccount extends RecordBase {
  @Personal() @Text('Both names.') readonly name!: string;
  @Personal() @Text('The email they sign in with.') readonly email!: string;

  @Personal()
  @InProfile(({ phone }) => phone)
  @Field(() => String, { description: 'Their telephone number, as they wrote it.' })
  readonly phone!: string;

  @Personal()
  @InProfile(({ nationality }) => nationality)
  @Field(() => String, { description: "Code of the participant group that they count as: 'BHUTANESE'." })
  readonly nationality!: string;

  @Personal()
  @Computed<StoredVisitor, { lang?: string }>(
    async ({ visitor: { nationality } }, args, context) => {
      const { groups } = await context.services.pricing();
      const name = groups.find(({ code }) => code === nationality)?.name;
      return inLanguage(name, choiceFor(args, context)) ?? nationality;
    },
    { needs: ['visitor'], args: LANG_ARGUMENT },
  )
  @Field(() => String, { description: 'What the settings call it.' })
  readonly nationalityName!: string;

  @Personal()
  @InProfile(({ country }) => country)
  @Field(() => String, { description: 'The country they live in.' })
  readonly country!: string;

  @Personal()
  @InProfile(({ language }) => language)
  @Field(() => String, { nullable: true, description: 'Code of the language that they read the site in.' })
  readonly language!: string | null;

  @Personal()
  @InProfile(({ identityFile }) => identityFile !== null)
  @Field(() => Boolean, { description: 'Whether an ID document was handed in. Nobody is shown it here.' })
  readonly hasIdentityFile!: boolean;

  @Personal()
  @InProfile(({ verifiedAt }) => verifiedAt)
  @Field(() => DateTime, { nullable: true, description: 'When the email was verified; null: not yet.' })
  readonly verifiedAt!: Date | null;

  @Personal()
  @Field(() => DateTime, {
    nullable: true,
    description: 'When they last used the site signed in, to within a few minutes; null: never.',
  })
  @prop({ type: Date, default: null })
  readonly lastSeenAt!: Date | null;

  // Accounts of an older version say nothing, until they are filled in.
  @Computed<StoredVisitor>(({ blocked }) => blocked === true, { needs: ['blocked'] })
  @Field(() => Boolean, { description: 'Whether staff keep them from signing in.' })
  @prop({ type: Boolean, default: false })
  readonly blocked!: boolean;

  @Personal()
  @Counted('bookings')
  @Field(() => Int, { description: 'How many bookings they made.' })
  readonly bookings!: number;

  @Personal()
  @Counted('enquiries')
  @Field(() => Int, { description: 'How many enquiries were sent from their email address.' })
  readonly enquiries!: number;

  @prop({ type: String, required: true })
  readonly kind!: typeof VISITOR.kind;

  @prop({ type: mongoose.Schema.Types.Mixed, required: true })
  readonly visitor!: VisitorProfile;
}

/** Counted for all visitors of a page together. */
async function countIn(place: string, { _id, email }: StoredVisitor, { loaders, services }: Context): Promise<number> {
  const keyOf = (person: { readonly _id: Types.ObjectId; readonly email: string }) =>
    `${person._id.toHexString()} ${person.email}`;
  const counted = await loaders.one(`visitors' ${place}`, keyOf({ _id, email }), async (keys) => {
    const people = keys.map((key) => ({ _id: new Types.ObjectId(key.slice(0, 24)), email: key.slice(25) }));
    const counts = await services.personalData.countIn(place, people);
    return new Map(people.map((person) => [keyOf(person), counts.get(person._id.toHexString()) ?? 0]));
  });
  return counted ?? 0;
}
