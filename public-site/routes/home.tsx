import { isOver } from '@polyphony/domain/events/eventDays.js';
import { CategoryCard, childrenByParent } from '../components/CategoryCard.js';
import { Promises } from '../components/Promises.js';
import { Waves } from '../components/Waves.js';
import { HomeDocument, type HomeQuery } from '../generated/graphql.js';
import { queriedRoute, type PageProps } from '../routing/route.js';
import { Testimonials } from '../testimonials/Testimonials.js';
import { EventCard } from './events/EventCard.js';

/** Categories that the home page shows. */
const CARDS = 6;
/** Events that it shows above them, one row, and those it looks through for such as are not over. */
const EVENTS = 3;
const CANDIDATES = 12;

export const home = queriedRoute({
  path: '/',
  query: HomeDocument,
  variables: ({ language }) => ({ lang: language.code, pageSize: CARDS, events: CANDIDATES }),
  head: ({ visit: { texts } }) => ({ title: null, description: texts.home.lead }),
  Page: Home,
});

function Home({ data, visit }: PageProps<HomeQuery>) {
  const { texts } = visit;
  const { rows, descendants } = data.publishedEventCategories;
  const childrenOf = childrenByParent(descendants);
  const comingUp = data.publishedEvents.rows.filter((event) => !isOver(event, visit.today)).slice(0, EVENTS);
  return (
    <>
      <section className="hero">
        <Waves />
        <div className="hero__text wrap">
          <p className="eyebrow">{texts.home.eyebrow}</p>
          <h1>{texts.home.title}</h1>
          <p className="hero__lead">{texts.home.lead}</p>
          <a className="button button--bright" href="/event">
            {texts.home.explore}
          </a>
        </div>
      </section>
      {comingUp.length > 0 && (
        <section className="section wrap" aria-labelledby="events">
          <div className="section__head">
            <h2 id="events">{texts.home.eventsTitle}</h2>
            <p>{texts.home.eventsLead}</p>
          </div>
          <ul className="cards">
            {comingUp.map((event) => (
              <li key={event.id}>
                <EventCard event={event} visit={visit} heading="h3" />
              </li>
            ))}
          </ul>
          <p className="section__more">
            <a className="button" href="/event">
              {texts.events.all}
            </a>
          </p>
        </section>
      )}
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
      <Promises texts={texts.home} />
      <Testimonials data={data} visit={visit} />
    </>
  );
}
