import { EventsDocument, type EventsQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { EventList, isBehindLast, listHead, listVariables } from './EventList.js';

export const events = queriedRoute({
  path: '/event',
  query: EventsDocument,
  variables: (visit) => listVariables(visit, null),
  notFound: ({ data, visit }) => isBehindLast(data.publishedEvents, visit),
  head: ({ data, visit }) => ({
    title: visit.texts.events.title,
    description: visit.texts.events.lead,
    crumbs: [{ name: visit.texts.site.events, path: '/event' }],
    ...listHead(data.publishedEvents, visit),
  }),
  Page: Events,
});

function Events({ data, visit }: PageProps<EventsQuery>) {
  const { texts } = visit;
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1>{texts.events.title}</h1>
        <p>{texts.events.lead}</p>
      </header>
      <EventList path="/event" events={data.publishedEvents} filters={data} visit={visit} />
    </div>
  );
}
