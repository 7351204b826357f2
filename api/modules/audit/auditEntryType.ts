import type { Types } from 'mongoose';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AUDIT_OUTCOMES, type AuditOutcome, type ChainedEntry } from '../../audit/chain.js';
import type { Context } from '../../context.js';
import { Computed } from '../../records/schema/computed.js';
import { literalEnum } from '../../records/schema/enums.js';
import { DateTime } from '../../records/schema/scalars.js';
import { readableKinds } from '../../access/readableKinds.js';
import { withoutValues } from '../../audit/changes.js';
import { seriesSizes } from '../../audit/series.js';

const AuditOutcomeEnum = literalEnum(
  'AuditOutcome',
  AUDIT_OUTCOMES,
  'Whether it happened; UNKNOWN when the server was stopped in the middle of it.',
);

/** Whether the reader may not see records of the entry's kind. */
const isWithheld = ({ target }: ChainedEntry, context: Context) => !readableKinds(context).has(target.kind);

@ObjectType({ description: 'Who did something, as they were called then.' })
class AuditActor {
  @Field(() => ID, { description: 'User id.' }) id!: string;
  @Field({ description: 'Their name then.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The role they held then; null for visitors.' })
  role!: string | null;
}

@ObjectType({ description: 'What something was done to.' })
class AuditTarget {
  @Field({ description: "Its kind: 'staff', 'role', 'session', …" }) kind!: string;
  @Field(() => ID, { nullable: true, description: 'Its id, when it has one.' }) id!: string | null;
  @Field({ description: "What a person calls it; '' where the reader may not see records of the kind." })
  label!: string;
}

@ObjectType({ description: 'Where a request came from.' })
class AuditOrigin {
  @Field({ description: 'Network address of the client.' }) ip!: string;
  @Field(() => String, { nullable: true, description: 'Its browser or program.' }) userAgent!: string | null;
  @Field({ description: 'The id of the request, as in the log.' }) requestId!: string;
}

@ObjectType('AuditChange', { description: 'A field that was changed.' })
class AuditChangeType {
  @Field({ description: 'Its name.' }) field!: string;
  @Field(() => String, { nullable: true, description: 'As JSON; null for none. Secrets are redacted.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'As JSON; null for none. Secrets are redacted.' })
  after!: string | null;
}

@ObjectType('AuditEntry', { description: 'One thing that happened, chained to the one before it.' })
export class AuditEntryType {
  @Computed<{ readonly _id: Types.ObjectId }>(({ _id }) => _id.toHexString(), { needs: ['_id'] })
  @Field(() => ID, { description: 'Database object id.' })
  readonly id!: string;

  @Field(() => Int, { description: 'Its place: 1, 2, 3 … without a gap.' }) seq!: number;
  @Field(() => DateTime, { description: 'When it happened.' }) at!: Date;
  @Field({ description: "'CREATE', 'UPDATE', 'DELETE', 'TOGGLE', 'SIGN_IN', …" }) action!: string;
  @Field(() => AuditOutcomeEnum, { description: 'Whether it was done.' }) outcome!: AuditOutcome;
  @Field(() => AuditActor, { nullable: true, description: 'Null when nobody was signed in.' })
  actor!: AuditActor | null;

  @Computed<ChainedEntry>(
    (entry, _, context) => (isWithheld(entry, context) ? { ...entry.target, label: '' } : entry.target),
    { needs: ['target'] },
  )
  @Field(() => AuditTarget, { description: 'What it was done to.' })
  readonly target!: AuditTarget;

  @Field(() => AuditOrigin, { description: 'Where it came from.' }) from!: AuditOrigin;

  @Computed<ChainedEntry>(
    (entry, _, context) => (isWithheld(entry, context) ? entry.changes.map(withoutValues) : entry.changes),
    { needs: ['target', 'changes'] },
  )
  @Field(() => [AuditChangeType], { description: 'What was changed.' })
  readonly changes!: AuditChangeType[];

  // Few values are tried quickly against a hash.
  @Computed<ChainedEntry>((entry, _, context) => (isWithheld(entry, context) ? null : entry.hash), {
    needs: ['target', 'hash'],
  })
  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 over the entry and the hash before it; null where values are withheld.',
  })
  readonly hash!: string | null;

  @Computed<{ readonly series?: string }>(
    async ({ series }, _, { loaders }) =>
      series === undefined ? 1 : ((await loaders.one('auditSeries', series, seriesSizes)) ?? 1),
    { needs: ['series'] },
  )
  @Field(() => Int, {
    description: 'How many entries of the same write do the same to records of the kind; 1 where it is the only one.',
  })
  readonly seriesSize!: number;

  // The server itself writes from no address.
  @Computed<ChainedEntry>(({ actor, from }) => actor === null && from.ip === '', { needs: ['actor', 'from'] })
  @Field({ description: 'Whether the server did it by itself, at a start say: nobody requested it.' })
  readonly bySystem!: boolean;

  @Computed<ChainedEntry>((entry, _, context) => isWithheld(entry, context), { needs: ['target'] })
  @Field({ description: "Whether the record's name and its values are left out: the reader may not see such records." })
  readonly withheld!: boolean;
}
