import { CategoryCard, childrenByParent } from '../components/CategoryCard.js';
import { Promises } from '../components/Promises.js';
import { Waves } from '../components/Waves.js';
import { HomeDocument, type HomeQuery } from '../generated/graphql.js';
import { queriedRoute, type PageProps } from '../routing/route.js';

/** Categories that the home page shows. */
const CARDS = 6;

export const home = queriedRoute({
  path: '/',
  query: HomeDocument,
  variables: ({ language }) => ({ lang: language.code, pageSize: CARDS }),
  head: ({ visit: { texts } }) => ({ title: null, description: texts.home.lead }),
  Page: Home,
});

function Home({ data, visit: { texts } }: PageProps<HomeQuery>) {
  const { rows, descendants } = data.publishedEventCategories;
  const childrenOf = childrenByParent(descendants);
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
                  <CategoryCard category={category} texts={texts.categories} childrenOf={childrenOf} heading="h3" />
                </li>
              ))}
            </ul>
            <p className="section__more">
              <a className="button" href="/event">
                {texts.home.allCategories}
              </a>
            </p>
          </>
        )}
      </section>
      <Promises texts={texts.home} />
    </>
  );
}
