import { home as page } from '@polyphony/domain/content/pages/home.js';
import { hasEventEnded, nextEnd } from '@polyphony/domain/events/eventEnd.js';
import { CategoryCard, childrenByParent } from '../components/CategoryCard.js';
import { Promises } from '../components/Promises.js';
import { Arranged } from '../content/Arranged.js';
import { BookingBlock } from '../content/BookingBlock.js';
import { hasReasons, HomeAbout, HomeBanner, HomeCourses, HomeGallery, HomeReasons } from '../content/HomeSections.js';
import { sectionOf } from '../content/sectionOf.js';
import { pageHead } from '../document/pageHead.js';
import { HomeDocument, type HomeQuery } from '../generated/graphql.js';
import { queriedRoute, type PageProps } from '../routing/route.js';
import { Testimonials } from '../testimonials/Testimonials.js';
import { clockOf, type Visit } from '../visit/visit.js';
import { EventCard } from './events/EventCard.js';
import { HomeNews } from './HomeNews.js';

/** Categories that the home page shows. */
const CARDS = 6;
/** Events that it shows above them: the next one large, and a row; of the next ones by date some have ended earlier in the day. */
const EVENTS = 4;
const CANDIDATES = 12;
/** The newest texts, one row. */
const STORIES = 3;

export const home = queriedRoute({
  path: '/',
  query: HomeDocument,
  variables: ({ language }) => ({ lang: language.code, pageSize: CARDS, events: CANDIDATES, stories: STORIES }),
  notFound: ({ data }) => !data.publishedCmsPage,
  head: ({ data: { publishedCmsPage: content }, visit }) =>
    pageHead(
      content,
      {
        title: null,
        lead: (content && sectionOf(page, 'section-1', content)['banner-sub-heading']) || visit.texts.home.lead,
      },
      visit,
    ),
  holdsUntil: ({ data, visit }) => nextEnd(comingUpOf(data, visit), clockOf(visit)),
  Page: Home,
});

/** The next events by date that have not ended. */
const comingUpOf = ({ publishedEvents }: HomeQuery, visit: Visit) =>
  publishedEvents.rows.filter((event) => !hasEventEnded(event, clockOf(visit))).slice(0, EVENTS);

function Home({ data, visit }: PageProps<HomeQuery>) {
  const { texts } = visit;
  const content = data.publishedCmsPage;
  if (!content) return null;
  const parts = {
    events: <ComingUp data={data} visit={visit} />,
    'section-3': <HomeAbout content={content} />,
    'section-4': <HomeCourses content={content} />,
    categories: <Categories data={data} visit={visit} />,
    'section-5': hasReasons(content) ? <HomeReasons content={content} /> : <Promises texts={texts.home} />,
    'section-6': <HomeNews content={content} stories={data.publishedStories} visit={visit} />,
    'section-7': <Testimonials data={data} section={sectionOf(page, 'section-7', content)} visit={visit} />,
    'section-8': <HomeGallery content={content} />,
    'section-9': <BookingBlock section={sectionOf(page, 'section-9', content)} />,
  };
  return (
    <>
      <HomeBanner content={content} visit={visit} />
      <Arranged page={page} content={content} parts={parts} />
    </>
  );
}

/** The next events, the first one large. */
function ComingUp({ data, visit }: PageProps<HomeQuery>) {
  const { texts } = visit;
  const comingUp = comingUpOf(data, visit);
  if (comingUp.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="events">
      <div className="section__head">
        <h2 id="events">{texts.home.eventsTitle}</h2>
        <p>{texts.home.eventsLead}</p>
      </div>
      <ul className="cards cards--led">
        {comingUp.map((event, at) => (
          <li key={event.id}>
            <EventCard event={event} visit={visit} heading="h3" lead={at === 0} />
          </li>
        ))}
      </ul>
      <p className="section__more">
        <a className="button" href="/event">
          {texts.events.all}
        </a>
      </p>
    </section>
  );
}

/** The first categories of events. */
function Categories({ data, visit }: PageProps<HomeQuery>) {
  const { texts } = visit;
  const { rows, descendants } = data.publishedEventCategories;
  const childrenOf = childrenByParent(descendants);
  return (
    <section className="section wrap" aria-labelledby="categories">
      <div className="section__head">
        <h2 id="categories">{texts.home.categoriesTitle}</h2>
        <p>{texts.home.categoriesLead}</p>
      </div>
      {rows.length === 0 ? (
        <p className="empty">{texts.categories.none}</p>
      ) : (
        <>
          <ul className="cards">
            {rows.map((category) => (
              <li key={category.id}>
                <CategoryCard
                  category={category}
                  texts={texts.categories}
                  languages={visit.languages}
                  childrenOf={childrenOf}
                  heading="h3"
                />
              </li>
            ))}
          </ul>
          <p className="section__more">
            <a className="button" href="/event/category">
              {texts.home.allCategories}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
