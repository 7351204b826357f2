import { hasEventEnded, nextEnd } from '@polyphony/domain/events/eventEnd.js';
import { categoryPath } from '../../components/CategoryCard.js';
import { Picture } from '../../components/Picture.js';
import { type LanguageMark, languageMark } from '../../components/languageMark.js';
import { Waves } from '../../components/Waves.js';
import { metaTextsOf } from '../../document/metaTexts.js';
import { sharedPicture } from '../../document/sharedPicture.js';
import { EventDocument, type EventQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { clockOf, type Visit } from '../../visit/visit.js';
import { About, Benefit } from './EventSections.js';
import { EventBadges } from './EventCard.js';
import { EventFacts } from './EventFacts.js';
import { bookPath, calendarEntryPath, eventPath } from './eventPaths.js';
import { daysOf } from './eventWords.js';
import { groupsOf } from '../../settings/participants.js';
import { FromPrice, PriceTable } from './prices.js';
import { schemaOrgOf } from './schemaOrg.js';

/** An event as its page shows it. */
export type PublishedEvent = NonNullable<EventQuery['publishedEvent']>;

/** The event of a page that is only drawn when there is one. */
function requireEvent({ publishedEvent: event }: EventQuery): PublishedEvent {
  if (!event) throw new Error('A page is drawn for an event that is not there.');
  return event;
}

export const event = queriedRoute({
  path: '/event/:slug',
  of: 'event',
  query: EventDocument,
  variables: ({ params, language }) => ({ slug: params['slug'] ?? '', lang: language.code }),
  notFound: ({ data }) => !data.publishedEvent,
  head: ({ data, visit }) => {
    const event = requireEvent(data);
    const { category, name } = event;
    const meta = metaTextsOf(event, 'name');
    const shared = sharedPicture([event.metaImageFile, event.bannerImageFile, event.featuredImageFile], visit);
    return {
      title: meta.title || name,
      description: meta.description || event.shortDescription,
      lead: visit.texts.events.lead,
      keywords: meta.keywords,
      titleLanguages: event.titleLanguages,
      crumbs: [
        { name: visit.texts.site.events, path: '/event' },
        ...(category
          ? [{ name: category.name, path: categoryPath(category), mark: languageMark(category, 'name', visit) }]
          : []),
        { name, path: eventPath(event), mark: languageMark(event, 'name', visit) },
      ],
      picture: shared,
      subject: schemaOrgOf(event, visit, shared),
    };
  },
  holdsUntil: ({ data, visit }) => nextEnd([requireEvent(data)], clockOf(visit)),
  Page: Event,
});

function Event({ data, visit }: PageProps<EventQuery>) {
  const event = requireEvent(data);
  const { texts } = visit;
  const closed = closedReason(event, visit);
  return (
    <article className="event">
      <Banner event={event} visit={visit} />
      <div className="event__body wrap">
        <div className="event__main">
          <About event={event} visit={visit} />
          <Benefit event={event} visit={visit} />
          {event.prices.length > 0 && (
            <section aria-labelledby="prices">
              <h2 id="prices" {...languageMark(event, 'priceTitle', visit)}>
                {event.priceTitle || texts.event.prices}
              </h2>
              {event.priceSubTitle && (
                <p className="event__lead" {...languageMark(event, 'priceSubTitle', visit)}>
                  {event.priceSubTitle}
                </p>
              )}
              <PriceTable prices={event.prices} visit={visit} />
            </section>
          )}
        </div>
        <aside className="event__aside" aria-labelledby="info">
          <EventFacts event={event} visit={visit} />
          {closed ? (
            <p className="event__over">{closed}</p>
          ) : (
            <>
              <Book event={event} label={texts.event.book} />
              <OnlyFor event={event} visit={visit} />
            </>
          )}
          {!hasEventEnded(event, clockOf(visit)) && event.startsOn && (
            <a className="button button--quiet" href={calendarEntryPath(event, visit)} rel="nofollow">
              {texts.event.calendar}
            </a>
          )}
        </aside>
      </div>
    </article>
  );
}

/** Reason for which nobody can book a place; null while one can. */
function closedReason(event: PublishedEvent, visit: Visit): string | null {
  const { event: ofEvent, book } = visit.texts;
  if (hasEventEnded(event, clockOf(visit))) return ofEvent.over;
  if (event.placesLeft === 0) return book.full;
  return event.prices.length === 0 ? ofEvent.opensSoon : null;
}

/** For whom alone there are prices; null when everybody finds one. */
function OnlyFor({ event, visit }: { event: PublishedEvent; visit: Visit }) {
  const served = groupsOf(visit).filter(({ code }) => event.prices.some(({ nationality }) => nationality === code));
  const [only] = served;
  if (!only || served.length > 1) return null;
  return <p className="event__only">{format(visit.texts.event.onlyFor, { group: only.name })}</p>;
}

/** The way to a place. Search engines and browsers that prepare pages stay away from it. */
function Book(props: { event: PublishedEvent; label: string; mark?: LanguageMark; bright?: boolean }) {
  const { event, label, mark, bright = false } = props;
  return (
    <a {...mark} className={bright ? 'button button--bright' : 'button'} href={bookPath(event)} rel="nofollow">
      {label}
    </a>
  );
}

function Banner({ event, visit }: { event: PublishedEvent; visit: PageProps<unknown>['visit'] }) {
  const { event: texts } = visit.texts;
  const closed = closedReason(event, visit);
  const dates = daysOf(event, visit.language.code);
  const days = dates ?? event.infoDateRange;
  const picture = event.bannerImageFile ?? event.featuredImageFile;
  return (
    <header className="hero hero--event">
      {picture ? (
        <Picture file={picture} sizes="100vw" maxWidth={1920} first className="hero__picture picture--filled" />
      ) : (
        <Waves />
      )}
      <div className="hero__text wrap">
        <div className="hero__above">
          {event.category && (
            <p className="eyebrow">
              <a href={categoryPath(event.category)}>
                <bdi {...languageMark(event.category, 'name', visit)}>{event.category.name}</bdi>
              </a>
            </p>
          )}
          <EventBadges event={event} visit={visit} />
        </div>
        <h1 {...languageMark(event, 'name', visit)}>
          <bdi>{event.name}</bdi>
        </h1>
        {event.bannerTitle && (
          <p className="hero__title" {...languageMark(event, 'bannerTitle', visit)}>
            <bdi>{event.bannerTitle}</bdi>
          </p>
        )}
        {(event.bannerSubTitle ?? event.shortDescription) && (
          <p
            className="hero__lead"
            {...languageMark(event, event.bannerSubTitle == null ? 'shortDescription' : 'bannerSubTitle', visit)}
          >
            <bdi>{event.bannerSubTitle ?? event.shortDescription}</bdi>
          </p>
        )}
        {event.speakerName && <p className="hero__speaker">{format(texts.speaker, { name: event.speakerName })}</p>}
        {days && (
          <p className="hero__when">
            <bdi {...(!dates && languageMark(event, 'infoDateRange', visit))}>{days}</bdi>
          </p>
        )}
        {closed ? (
          <p className="hero__over">{closed}</p>
        ) : (
          <p className="hero__action">
            <Book
              event={event}
              label={event.bannerButtonLabel || texts.book}
              mark={languageMark(event, 'bannerButtonLabel', visit)}
              bright
            />
            <FromPrice prices={event.prices} visit={visit} />
          </p>
        )}
      </div>
    </header>
  );
}
