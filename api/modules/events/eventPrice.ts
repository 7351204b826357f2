import { decimalsRefusal, wholeRefusal, moneyRule } from '@polyphony/domain/money/amountRule.js';
import { moneyOf } from '@polyphony/domain/money/money.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { ParticipantGroup } from '@polyphony/domain/money/participants.js';
import type { FieldError } from '../../records/schema/types.js';
import type { FormOf } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { digitsOf } from '@polyphony/domain/money/currencies.js';
import { readAmount } from '@polyphony/domain/money/readAmount.js';
import { eventPrice } from '@polyphony/domain/kinds/eventPrice.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Types } from 'mongoose';
import { Field, Resolver } from 'type-graphql';
import { refusalAt } from '../../access/gates.js';
import type { Context } from '../../context.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite, type Known } from '../../platform/cache/memoUntilWrite.js';
import { Computed, ComputedOf } from '../../records/schema/computed.js';
import type { Condition } from '../../records/read/listQuery.js';
import { modelOf } from '../../records/schema/model.js';
import { isPublishedRead, markPublishedRead } from '../../records/read/published.js';
import { rowSelection, type RowSelection } from '../../records/read/selection.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { Form } from '../../records/write/form.js';
import { invalid } from '../../records/write/outcome.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { RecordBase, type RecordOf, type StoredRecord } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { GroupName, TypeName } from './codeNames.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { RecordStore } from '../../records/store/recordStore.js';
import { Event, eventStore } from './event.js';

@Record(eventPrice, 'What a place at an event costs those it is for.')
export class EventPrice extends RecordBase {
  @ComputedOf(eventPrice, ['amount'], ({ amount }) => amount.currency)
  @Field(() => String, { description: "Follows from whom it is for. ISO 4217: 'BTN', 'USD', 'EUR'." })
  readonly currency!: string;

  @GroupName('nationality') readonly nationalityName!: string;
  @TypeName('priceType') readonly priceTypeName!: string;
}

type PriceForm = FormOf<typeof eventPrice>;

const LABEL = 'labels.priceAmount';

type StoredPrice = RecordOf<typeof eventPrice>;

/** The group of a code as it is typed. */
async function groupOf(code: unknown, { services }: Context) {
  const typed = typeof code === 'string' ? code.trim().toUpperCase() : null;
  return (await services.pricing()).groups.find((group) => group.code === typed);
}

class EventPriceForm extends Form<StoredPrice, PriceForm> {
  /** A typed amount is read by the decimals of its currency, where that makes it clear. */
  override async prepare(input: FormValues, current: StoredPrice | null, context: Context): Promise<FormValues> {
    const { amount, nationality = current?.nationality } = input;
    const group = await groupOf(nationality, context);
    if (typeof amount !== 'string' || !group) return input;
    const read = readAmount(amount, digitsOf(group.currency));
    return typeof read === 'string' || read.decimals > digitsOf(group.currency)
      ? input
      : { ...input, amount: read.units };
  }

  override async refuseSave(next: PriceForm, current: StoredPrice | null, context: Context): Promise<FieldError[]> {
    const { types } = await context.services.pricing();
    const group = await groupOf(next.nationality, context);
    const amount = group && refusalOfAmount(next, group, current, context);
    return [
      ...(group ? [] : [invalid('nationality', messages.participantType)]),
      ...(types.some(({ code }) => code === next.priceType) ? [] : [invalid('priceType', messages.priceType)]),
      ...(amount ? [invalid('amount', amount)] : []),
    ];
  }

  /** The amount in the currency of those whom the price is for. */
  override async bySettings(values: FormValues, { amount, nationality }: PriceForm, context: Context) {
    if (!('amount' in values) && !('nationality' in values)) return values;
    const [first] = (await context.services.pricing()).groups;
    // An archive may bring a price before its group: then it carries the currency as well.
    const group = (await groupOf(nationality, context)) ?? first;
    return group ? { ...values, amount: moneyOf(amount, group.currency) } : values;
  }
}

function refusalOfAmount(
  { amount }: PriceForm,
  { currency, wholeAmounts }: ParticipantGroup,
  current: StoredPrice | null,
  { face }: Context,
): Message | null {
  // Legacy clients know no free prices; one that they have read may be sent back.
  if (face === 'REST' && amount === 0 && current?.amount.minorUnits !== 0) return messages.aboveZero(LABEL);
  return wholeAmounts ? wholeRefusal(LABEL, amount) : decimalsRefusal(LABEL, amount, currency);
}

/** Events whose prices are cached for visitors. */
const CACHED_EVENTS = 300;

/** Prices; visitors see those of the events that they see. */
class EventPriceStore extends RecordStore<typeof eventPrice> {
  override readonly form = new EventPriceForm(this, eventPrice);
  override readonly archived = { condition: {}, carried: { amount: moneyRule } };
  readonly #published = memoEachUntilWrite<readonly StoredRecord[]>([this.kind.name], CACHED_EVENTS);

  /** The prices of an event as visitors see them, read once until a price is written. */
  publishedOf(
    eventId: string,
    selection: RowSelection,
    stamps: ContentStamps,
    read: () => Promise<readonly StoredRecord[]>,
  ): Known<readonly StoredRecord[]> {
    return this.#published(stamps, `${eventId} ${selection.name}`, async () => (await read()).map(markPublishedRead));
  }

  /** The prices of events, by the event's id, in the order of their amounts. */
  async ofEvents(
    eventIds: readonly string[],
    publishedOnly: boolean,
    selection: RowSelection<'eventId'>,
  ): Promise<ReadonlyMap<string, StoredRecord[]>> {
    const events = { $in: eventIds.map((id) => new Types.ObjectId(id)) };
    const condition = { eventId: events, ...(publishedOnly && { active: true }) };
    const rows = await this.find(condition, { sort: ['amount', 1], selection });
    const found = new Map<string, StoredRecord[]>(eventIds.map((id) => [id, []]));
    for (const row of rows) found.get(row.eventId.toHexString())?.push(row);
    return found;
  }

  protected override async visible(requested: Condition, stamps: ContentStamps): Promise<Condition> {
    const { eventId } = requested;
    const events = await eventStore.visibleIds(eventId instanceof Types.ObjectId ? [eventId] : null, stamps);
    return super.visible({ ...requested, eventId: { $in: events } }, stamps);
  }
}

export const eventPriceStore = new EventPriceStore(eventPrice, modelOf(EventPrice));

/** Prices of a place at an event: to visitors those that they can choose, to staff who may list prices all of them. */
function pricesOf(
  event: StoredRecord,
  _: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Known<readonly StoredRecord[]> {
  const published = isPublishedRead(event);
  const refusal = published ? null : refusalAt([eventPrice.permissions.view], context);
  if (refusal) throw refusal;
  const selection = rowSelection(info, ['eventId']);
  const id = event._id.toHexString();
  const read = async () =>
    (await context.loaders.one(`prices ${published} ${selection.name}`, id, (ids) =>
      eventPriceStore.ofEvents(ids, published, selection),
    )) ?? [];
  return published ? eventPriceStore.publishedOf(id, selection, context.services.stamps, read) : read();
}

// Here and not in the class of events: prices know events, and never the other way round.
Field(() => [EventPrice], { description: 'What a place costs, the lowest amount first.' })(Event.prototype, 'prices');
Computed<StoredRecord>(pricesOf, { needs: ['_id'] })(Event.prototype, 'prices');

@Resolver()
export class EventPriceResolver extends recordResolver(eventPriceStore, EventPrice) {}

@Resolver()
export class PublishedEventPrices extends publishedQueries(eventPriceStore, EventPrice) {}
