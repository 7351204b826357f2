import { event as page } from '@polyphony/domain/content/pages/event.js';
import { BookingBlock } from '../../content/BookingBlock.js';
import { sectionOf } from '../../content/sectionOf.js';
import { PageHead } from '../../content/Words.js';
import { pageHead } from '../../document/pageHead.js';
import { EventsDocument, type EventsQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { EventList, isBehindLast, listHead, listHolds, listVariables } from './EventList.js';

export const events = queriedRoute({
  path: '/event',
  query: EventsDocument,
  variables: (visit) => listVariables(visit, null),
  notFound: ({ data, visit }) => !data.publishedCmsPage || isBehindLast(data.publishedEvents, visit),
  head: ({ data, visit }) => {
    const own = {
      title: visit.texts.events.title,
      lead: visit.texts.events.lead,
      crumbs: [{ name: visit.texts.site.events, path: '/event' }],
      ...listHead(data.publishedEvents, visit),
    };
    return pageHead(data.publishedCmsPage, own, visit);
  },
  holdsUntil: ({ data, visit }) => listHolds(data.publishedEvents, visit),
  Page: Events,
});

function Events({ data, visit }: PageProps<EventsQuery>) {
  const { publishedCmsPage: content } = data;
  if (!content) return null;
  return (
    <>
      <div className="wrap page">
        <PageHead section={sectionOf(page, 'section-1', content)} usual={visit.texts.events} />
        <EventList path="/event" events={data.publishedEvents} filters={data} visit={visit} />
      </div>
      <BookingBlock section={sectionOf(page, 'section-2', content)} />
    </>
  );
}
