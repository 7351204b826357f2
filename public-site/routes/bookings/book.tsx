import { randomUUID } from 'node:crypto';
import { hasEventEnded } from '@polyphony/domain/events/eventEnd.js';
import { BOOKING_NOTE_MAX, TRANSACTION_ID_MAX } from '@polyphony/domain/limits.js';
import { languageMark } from '../../components/languageMark.js';
import { ChoiceField } from '../../forms/ChoiceField.js';
import { TextAreaField, TextField } from '../../forms/fields.js';
import { Carried, Form, FormNotice, FormSheet, SheetFoot, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy, type FormState } from '../../forms/formState.js';
import { BookPageDocument, BookPlaceDocument, type BookPageQuery } from '../../generated/graphql.js';
import { NotFoundError } from '../../graphql/notFoundError.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { groupName, groupsOf, priceTypeName } from '../../settings/participants.js';
import { clockOf, type Visit } from '../../visit/visit.js';
import { bookPath, eventPath } from '../events/eventPaths.js';
import { EventSummary } from '../events/EventSummary.js';
import { Money } from '../events/prices.js';
import { bookingPath, BOOKINGS_PATH } from './bookingPaths.js';
import { seenPrice, toSee } from './seenPrice.js';

type Event = NonNullable<BookPageQuery['publishedEvent']>;

/** Bookings of the visitor, the newest first, among which those of the event are counted. */
const NEWEST = 20;

interface Bookable {
  readonly event: Event;
  /** Code of the visitor's participant group. */
  readonly nationality: string;
  /** Those for the visitor's nationality. */
  readonly prices: Event['prices'];
  /** Number of places that the visitor has at the event already, among their newest bookings. */
  readonly placesBooked: number;
}

export const book = formRoute<Bookable>({
  path: '/event/:slug/book',
  of: 'event',
  head: ({ book: words, site }, { event }, visit) => ({
    title: format(words.titleOf, { event: event.name }),
    lead: words.lead,
    crumbs: [
      { name: site.events, path: '/event' },
      { name: event.name, path: eventPath(event), mark: languageMark(event, 'name', visit) },
      { name: words.title, path: bookPath(event) },
    ],
  }),
  fields: ['price', 'message', 'transactionId', 'eventId', 'submitName'],
  submitName: 'submitName',
  async load({ visitor, params, language }, runQuery) {
    if (!visitor) return null;
    const variables = { slug: params['slug'] ?? '', lang: language.code, most: NEWEST };
    const { publishedEvent: event, currentVisitor, ownBookedEvents } = await runQuery(BookPageDocument, variables);
    if (!event) throw new NotFoundError();
    if (!currentVisitor) return null;
    const { nationality } = currentVisitor;
    const placesBooked = ownBookedEvents.rows.filter((booking) => booking.event?.slug === event.slug).length;
    return {
      event,
      nationality,
      placesBooked,
      prices: event.prices.filter((price) => price.nationality === nationality),
    };
  },
  initial: (_visit, { event, prices: [first, ...more] }) => ({
    eventId: event.id,
    submitName: randomUUID(),
    price: first && more.length === 0 ? toSee(first) : '',
  }),
  async submit({ values }, act, visit) {
    const { price = '', message, transactionId, eventId, submitName: idempotencyKey } = values;
    const seen = seenPrice(price);
    if (!seen) return { errors: { price: visit.texts.book.choosePrice }, message: null };
    const input = { ...seen, eventId, idempotencyKey, transactionId, message };
    const { bookEvent: done } = await act(BookPlaceDocument, { input });
    if (done.booking) return { to: `${bookingPath(done.booking)}?done=booked` };
    return refusedBy(done, { priceId: 'price', message: 'message', transactionId: 'transactionId' });
  },
  Page: Book,
});

/** Reason for which no place can be booked at the moment; null when one can. */
function unavailableReason({ event, prices }: Bookable, visit: Visit): string | null {
  const { book: words, event: ofEvent } = visit.texts;
  if (hasEventEnded(event, clockOf(visit))) return ofEvent.over;
  if (event.placesLeft === 0) return words.full;
  if (prices.length > 0) return null;
  return groupsOf(visit).length > 0 ? words.noPrice : ofEvent.opensSoon;
}

function Book({ data, visit, state }: FormPageProps<Bookable>) {
  const { texts } = visit;
  const { book: words } = texts;
  const { event } = data;
  const refusal = unavailableReason(data, visit);
  return (
    <FormSheet title={words.title} lead={refusal ? '' : words.lead}>
      <div className="booked-event">
        <h2>
          <bdi {...languageMark(event, 'name', visit)}>{event.name}</bdi>
        </h2>
        <EventSummary
          event={{ ...event, address: event.address ?? null }}
          visit={visit}
          addressMark={languageMark(event, 'infoAddressLabel', visit)}
        />
        {!refusal && event.placesLeft != null && (
          <p className="badge">{format(words.placesLeft, { count: event.placesLeft })}</p>
        )}
      </div>
      <FormNotice notice={state.notice} />
      {data.placesBooked > 0 && (
        <p className="form-notice form-notice--plain">
          {format(words.placesHeld, { count: data.placesBooked })} <a href={BOOKINGS_PATH}>{texts.bookings.all}</a>
        </p>
      )}
      {refusal ? (
        refusal !== state.notice?.text && <p className="form-notice form-notice--plain">{refusal}</p>
      ) : (
        <BookForm data={data} visit={visit} state={state} />
      )}
      <SheetFoot href={eventPath(event)} label={words.back} />
    </FormSheet>
  );
}

function BookForm({
  data: { nationality, prices },
  visit,
  state,
}: {
  readonly data: Bookable;
  readonly visit: Visit;
  readonly state: FormState;
}) {
  const { texts } = visit;
  const { book: words, forms } = texts;
  const { eventId = '', submitName = '' } = state.values;
  const group = groupName(visit, nationality);
  return (
    <Form>
      <Carried name="eventId" value={eventId} />
      <Carried name="submitName" value={submitName} />
      <ChoiceField
        name="price"
        label={words.price}
        {...(group !== null && { hint: format(words.priceFor, { group }) })}
        state={state}
        choices={prices.map((price) => ({
          value: toSee(price),
          label: (
            <>
              <bdi className="choice__name" {...languageMark(price, 'label', visit)}>
                {price.label}
              </bdi>
              <bdi className="choice__type">{priceTypeName(visit, price.priceType)}</bdi>
              <Money {...price} visit={visit} />
            </>
          ),
        }))}
      />
      <TextAreaField
        name="message"
        label={words.message}
        hint={words.messageHint}
        optional={forms.optional}
        state={state}
        maxLength={BOOKING_NOTE_MAX}
      />
      {prices.some(({ amount }) => amount > 0) && (
        <TextField
          name="transactionId"
          label={words.transactionId}
          hint={words.transactionIdHint}
          optional={forms.optional}
          state={state}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={TRANSACTION_ID_MAX}
        />
      )}
      <SubmitRow label={words.submit} />
    </Form>
  );
}
