import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import { languageMark } from '../../components/languageMark.js';
import { FactList } from '../../components/FactList.js';
import { Form, FormNotice, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { CancelBookingDocument, OwnBookingDocument, type OwnBookingQuery } from '../../generated/graphql.js';
import { NotFoundError } from '../../graphql/notFoundError.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../../texts/texts.js';
import type { Visit } from '../../visit/visit.js';
import { eventPath } from '../events/eventPaths.js';
import { BookedName, BookedSummary } from './bookedEvent.js';
import { bookingFacts } from './BookingList.js';
import { bookingPath, BOOKINGS_PATH } from './bookingPaths.js';
import { bookingCrumbs } from './bookings.js';
import { BookingState } from './BookingState.js';
import { Ticket } from './Ticket.js';

interface OwnBooking {
  readonly booking: OwnBookingQuery['ownBooking'];
  /** The name of who booked. */
  readonly holder: string;
}

function idIn({ params }: Visit): string {
  const { id = '' } = params;
  if (!OBJECT_ID_PATTERN.test(id)) throw new NotFoundError();
  return id;
}

const nameOf = ({ booking: { event } }: OwnBooking, { bookings }: Texts) => event?.name ?? bookings.gone;

function nameCrumb(data: OwnBooking, visit: Visit) {
  const { event } = data.booking;
  const mark = event ? languageMark(event, 'name', visit) : {};
  return { name: nameOf(data, visit.texts), path: bookingPath(data.booking), mark };
}

export const booking = formRoute<OwnBooking>({
  path: `${BOOKINGS_PATH}/:id`,
  head: (texts, data, visit) => ({
    title: format(texts.booking.titleOf, { event: nameOf(data, texts) }),
    lead: texts.booking.lead[data.booking.status],
    crumbs: [...bookingCrumbs(texts), nameCrumb(data, visit)],
  }),
  fields: [],
  async load(visit, runQuery) {
    if (!visit.visitor) return null;
    const found = await runQuery(OwnBookingDocument, { id: idIn(visit), lang: visit.language.code });
    const { ownBooking, currentVisitor: holder } = found;
    return holder && { booking: ownBooking, holder: `${holder.firstName} ${holder.lastName}` };
  },
  initial: () => ({}),
  async submit(_sent, act, visit) {
    const id = idIn(visit);
    const { cancelOwnBooking: cancelled } = await act(CancelBookingDocument, { id });
    return cancelled.success ? { to: `${bookingPath({ id })}?done=cancelled` } : refusedBy(cancelled);
  },
  Page: BookingPage,
});

function BookingPage({ data: { booking: own, holder }, visit, state }: FormPageProps<OwnBooking>) {
  const { texts } = visit;
  const { booking: words } = texts;
  const { event, status, ticketCode, checkedInAt } = own;
  const isPending = status === 'PENDING';
  const justBooked = visit.search.get('done') === 'booked' && state.notice?.tone !== 'bad';
  // The address still says so when the page is loaded again: by then the booking may be confirmed or cancelled.
  const notice = justBooked && !isPending ? null : state.notice;
  return (
    <div className="wrap page booking-page">
      <header className="page__head">
        <h1>{words.title}</h1>
        <BookingState status={status} texts={texts} />
        {!(justBooked && isPending) && <p>{words.lead[status]}</p>}
      </header>
      <FormNotice notice={notice} />
      {ticketCode && (
        <Ticket
          event={event ?? null}
          holder={holder}
          code={ticketCode}
          checkedInAt={checkedInAt ?? null}
          visit={visit}
        />
      )}
      <section className="sheet sheet--wide" aria-labelledby="details">
        <h2 id="details">{words.details}</h2>
        {event && (
          <div>
            <p className="booking__event">
              {event.published ? (
                <a href={eventPath(event)}>
                  <BookedName event={event} visit={visit} />
                </a>
              ) : (
                <BookedName event={event} visit={visit} />
              )}
            </p>
            {!ticketCode && <BookedSummary event={event} visit={visit} />}
          </div>
        )}
        <FactList facts={[...bookingFacts(own, visit), [texts.bookings.message, own.message]]} />
        {isPending && <Cancel texts={texts} />}
        {status === 'CONFIRMED' && <p>{words.final}</p>}
      </section>
    </div>
  );
}

/** Two steps (open, then press), to prevent accidental cancellation. */
const Cancel = ({ texts: { booking: words } }: { readonly texts: Texts }) => (
  <details className="sure">
    <summary>{words.cancel}</summary>
    <Form>
      <p>{words.cancelAsk}</p>
      <SubmitRow label={words.cancelSure} />
    </Form>
  </details>
);
