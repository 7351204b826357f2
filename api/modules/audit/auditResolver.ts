import type { Permission } from '@polyphony/domain/permissions.js';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  Field,
  ID,
  Info,
  InputType,
  Int,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import { AuditEntryModel } from '../../audit/auditEntry.js';
import { AUDIT_OUTCOMES, type AuditOutcome, type ChainedEntry } from '../../audit/chain.js';
import type { Context } from '../../context.js';
import { SEARCH_KEYS } from '../../platform/searchKeys.js';
import { pageBounds, pageInfo } from '../../records/read/listQuery.js';
import { DateTime } from '../../records/schema/scalars.js';
import { pageSelection } from '../../records/read/selection.js';
import { PageArgs, PageInfo } from '../../records/schema/types.js';
import { namedCondition, readableKinds, readAs, type ReadEntry } from './readable.js';

/** Who may read the trail. It names people and addresses, so no other permission brings it along. */
const VIEW: Permission = 'VIEW_AUDIT_LOG';

const AuditOutcomeEnum = Object.fromEntries(AUDIT_OUTCOMES.map((name) => [name, name]));
registerEnumType(AuditOutcomeEnum, {
  name: 'AuditOutcome',
  description: 'Whether it happened; UNKNOWN when the server was stopped in the middle of it.',
});

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
class AuditEntryType {
  @Field(() => Int, { description: 'Its place: 1, 2, 3 … without a gap.' }) seq!: number;
  @Field(() => DateTime, { description: 'When it happened.' }) at!: Date;
  @Field({ description: "'CREATE', 'UPDATE', 'DELETE', 'TOGGLE', 'SIGN_IN', …" }) action!: string;
  @Field(() => AuditOutcomeEnum, { description: 'Whether it was done.' }) outcome!: AuditOutcome;
  @Field(() => AuditActor, { nullable: true, description: 'Null when nobody was signed in.' })
  actor!: AuditActor | null;
  @Field(() => AuditTarget, { description: 'What it was done to.' }) target!: AuditTarget;
  @Field(() => AuditOrigin, { description: 'Where it came from.' }) from!: AuditOrigin;
  @Field(() => [AuditChangeType], { description: 'What was changed.' }) changes!: AuditChangeType[];
  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 over the entry and the hash before it; null where values are withheld.',
  })
  hash!: string | null;
  @Field({ description: 'Whether the server did it by itself, at a start say: nobody requested it.' })
  bySystem!: boolean;
  @Field({ description: "Whether the record's name and its values are left out: the reader may not see such records." })
  withheld!: boolean;
}

@ObjectType({ description: 'A page of the audit trail.' })
class AuditEntryPage {
  @Field(() => [AuditEntryType], { description: 'The newest first.' }) rows!: AuditEntryType[];
  @Field(() => PageInfo, { description: 'Where the page stands.' }) pageInfo!: PageInfo;
}

@InputType({ description: 'Narrows the audit trail.' })
class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'Only what this user did.' }) actorId?: string | null;
  @Field(() => String, { nullable: true, description: 'Only what was done to this kind.' }) kind?: string | null;
  @Field(() => String, { nullable: true, description: 'Only this action.' }) action?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only what was done to the record of this id.' })
  targetId?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Without sign-ins and sign-outs.' })
  withoutSessions?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'Only where this is part of the name of who did it, or of a record whose name the reader may see.',
  })
  text?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'Only from this moment on.' }) since?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'Only before this moment.' }) until?: Date | null;
}

/** The server itself writes from no address. */
const shown = ({ changes, ...entry }: ReadEntry): AuditEntryType => ({
  ...entry,
  changes: [...changes],
  bySystem: entry.actor === null && entry.from.ip === '',
});

@Resolver()
export class AuditResolver {
  @RequirePermission(VIEW)
  @Query(() => AuditEntryPage, { description: 'A page of the audit trail, the newest first.' })
  async auditEntries(
    @Args(() => PageArgs) { page, pageSize }: PageArgs,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Without it, everything.' })
    filter: AuditFilter | null,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AuditEntryPage> {
    const bounds = pageBounds(page, pageSize);
    const readable = readableKinds(context);
    const { since = null, until = null } = filter ?? {};
    const condition = {
      ...(filter?.actorId && { 'actor.id': filter.actorId }),
      ...(filter?.withoutSessions && { 'target.kind': { $ne: 'session' } }),
      ...(filter?.kind && { 'target.kind': filter.kind }),
      ...(filter?.targetId && { 'target.id': filter.targetId }),
      ...(filter?.action && { action: filter.action }),
      ...namedCondition(readable, filter?.text),
      ...((since || until) && { at: { ...(since && { $gte: since }), ...(until && { $lt: until }) } }),
    };
    const [rows, total] = await Promise.all([
      AuditEntryModel.find(condition, { [SEARCH_KEYS]: 0 })
        .sort({ seq: -1 })
        .skip(bounds.skip)
        .limit(bounds.pageSize)
        .lean<ChainedEntry[]>(),
      pageSelection(info).totals ? AuditEntryModel.countDocuments(condition) : 0,
    ]);
    return { rows: rows.map((entry) => shown(readAs(readable, entry))), pageInfo: pageInfo(bounds, total) };
  }
}
