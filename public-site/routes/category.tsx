import type { Crumb } from '../document/head.js';
import { CategoryCard, categoryPath } from '../components/CategoryCard.js';
import { CategoryDocument, type CategoryQuery } from '../generated/graphql.js';
import { queriedRoute, type PageProps } from '../routing/route.js';

type Shown = NonNullable<CategoryQuery['publishedEventCategory']>;

/** A category with the one above it, as deep as the query goes. */
interface Step {
  readonly name: string;
  readonly slug: string;
  readonly parent?: Step | null;
}

/** The way from the topmost category down to this one. */
function wayTo(category: Step): Crumb[] {
  const above = category.parent ? wayTo(category.parent) : [];
  return [...above, { name: category.name, path: categoryPath(category) }];
}

/** The category of a page that is only drawn when there is one. */
function shownOf({ publishedEventCategory: category }: CategoryQuery): Shown {
  if (!category) throw new Error('A page is drawn for a category that is not there.');
  return category;
}

export const category = queriedRoute({
  path: '/event/category/:slug',
  query: CategoryDocument,
  variables: ({ params, language }) => ({ slug: params['slug'] ?? '', lang: language.code }),
  notFound: ({ data }) => !data.publishedEventCategory,
  head: ({ data, visit: { texts } }) => {
    const { name, description, metaTitle, metaDescription, ...rest } = shownOf(data);
    return {
      title: metaTitle || name,
      description: metaDescription || description || texts.categories.lead,
      crumbs: [{ name: texts.site.events, path: '/event' }, ...wayTo({ name, ...rest })],
    };
  },
  Page: Category,
});

function Category({ data, visit: { texts } }: PageProps<CategoryQuery>) {
  const { name, description, featured, children } = shownOf(data);
  return (
    <article className="wrap page">
      <header className="page__head">
        {featured && <p className="badge">{texts.categories.featured}</p>}
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {description && (
          <p className="page__lead">
            <bdi>{description}</bdi>
          </p>
        )}
      </header>
      {children.length > 0 && (
        <section aria-labelledby="inside">
          <h2 id="inside">{texts.categories.inside}</h2>
          <ul className="cards">
            {children.map((child) => (
              <li key={child.id}>
                <CategoryCard category={child} texts={texts.categories} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="notice">{texts.categories.eventsSoon}</p>
    </article>
  );
}
