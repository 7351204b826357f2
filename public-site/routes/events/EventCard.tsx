import { hasEventEnded } from '@polyphony/domain/events/eventEnd.js';
import { Picture } from '../../components/Picture.js';
import { languageMark } from '../../components/languageMark.js';
import type { EventItemFragment } from '../../generated/graphql.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { clockOf, type Visit } from '../../visit/visit.js';
import { eventPath } from './eventPaths.js';
import { FromPrice } from './prices.js';
import { daysOf, leafOf, timesOf } from './eventWords.js';

/** The widest a card gets: one column on a narrow screen, its picture from edge to edge; three or four of them otherwise. */
const CARD_SIZES = '(width < 44rem) 94vw, 24rem';
const CARD_MAX = 960;
/** A large card: its picture beside its text where there is room. */
const LEAD_SIZES = '(width < 44rem) 94vw, 46rem';
const LEAD_MAX = 1600;

/** A card that leads to an event: when, what, and from which price on. */
export function EventCard(props: {
  event: EventItemFragment;
  visit: Visit;
  heading?: 'h2' | 'h3';
  /** Seen without scrolling: its picture is loaded at once. */
  first?: boolean;
  /** Larger than the others, across the row. */
  lead?: boolean;
}) {
  const { event, visit, heading: Heading = 'h2', first = false, lead = false } = props;
  const { language } = visit;
  const dates = daysOf(event, language.code);
  const days = dates ?? event.infoDateRange;
  const times = timesOf(event, language.code);
  const leaf = leafOf(event, language.code);
  return (
    <article className={lead ? 'card event-card event-card--lead' : 'card event-card'}>
      <Picture
        file={event.featuredImageFile}
        sizes={lead ? LEAD_SIZES : CARD_SIZES}
        maxWidth={lead ? LEAD_MAX : CARD_MAX}
        first={first}
        className="card__picture picture--filled"
        placeholder={{ hue: event.category?.slug ?? '', motif: event.startsOn ?? event.slug }}
      />
      <div className="event-card__top">
        <p className="leaf" aria-hidden="true">
          {leaf ? (
            <>
              <span className="leaf__month">{leaf.month}</span>
              <span className="leaf__day">{leaf.day}</span>
            </>
          ) : (
            <span className="leaf__day">{[...event.name][0]}</span>
          )}
        </p>
        <EventBadges event={event} visit={visit} />
      </div>
      {event.category && (
        <p className="event-card__category">
          <bdi {...languageMark(event.category, 'name', visit)}>{event.category.name}</bdi>
        </p>
      )}
      <Heading className="card__title" {...languageMark(event, 'name', visit)}>
        <a href={eventPath(event)}>
          <bdi>{event.name}</bdi>
        </a>
      </Heading>
      {days && (
        <p className="event-card__when">
          <bdi {...(!dates && languageMark(event, 'infoDateRange', visit))}>{days}</bdi> {times && <bdi>{times}</bdi>}
        </p>
      )}
      {event.shortDescription && (
        <p className="card__text" {...languageMark(event, 'shortDescription', visit)}>
          <bdi>{event.shortDescription}</bdi>
        </p>
      )}
      {(event.prices.length > 0 || event.difficulty) && (
        <p className="event-card__foot">
          <FromPrice prices={event.prices} visit={visit} />
          {event.difficulty && <bdi {...languageMark(event.difficulty, 'name', visit)}>{event.difficulty.name}</bdi>}
        </p>
      )}
    </article>
  );
}

/** Badges that set an event apart at a glance: over or full; else how few places are left, and that it is featured. */
export function EventBadges({ event, visit }: { event: EventItemFragment; visit: Visit }) {
  const { texts } = visit;
  if (hasEventEnded(event, clockOf(visit))) return <p className="badge badge--over">{texts.event.ended}</p>;
  if (event.placesLeft === 0) return <p className="badge badge--over">{texts.event.full}</p>;
  const badges = [
    ...(event.featured ? [texts.event.featured] : []),
    ...(event.placesLeft == null ? [] : [format(texts.book.placesLeft, { count: event.placesLeft })]),
  ];
  if (badges.length === 0) return null;
  return (
    <div className="badges">
      {badges.map((badge) => (
        <p key={badge} className="badge">
          {badge}
        </p>
      ))}
    </div>
  );
}
