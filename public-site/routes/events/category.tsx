import { categoryPath } from '../../components/CategoryCard.js';
import { languageMark, type WithFallbacks } from '../../components/languageMark.js';
import type { Crumb } from '../../document/head.js';
import { metaTextsOf } from '../../document/metaTexts.js';
import { sharedPicture } from '../../document/sharedPicture.js';
import { CategoryDocument, type CategoryQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import type { Visit } from '../../visit/visit.js';
import { EventList, isBehindLast, listHead, listHolds, listVariables } from './EventList.js';

type PublishedCategory = NonNullable<CategoryQuery['publishedEventCategory']>;

/** A category with the one above it, as deep as the query goes. */
interface Step extends WithFallbacks {
  readonly name: string;
  readonly slug: string;
  readonly parent?: Step | null;
}

/** This category and all above it, the topmost one last. */
const upFrom = (category: Step): readonly Step[] => [category, ...(category.parent ? upFrom(category.parent) : [])];

const crumbOf = (step: Step, visit: Visit): Crumb => ({
  name: step.name,
  path: categoryPath(step),
  mark: languageMark(step, 'name', visit),
});

/** The category of a page that is only drawn when there is one. */
function requireCategory({ publishedEventCategory: category }: CategoryQuery): PublishedCategory {
  if (!category) throw new Error('A page is drawn for a category that is not there.');
  return category;
}

export const category = queriedRoute({
  path: '/event/category/:slug',
  of: 'eventCategory',
  query: CategoryDocument,
  variables: (visit) => {
    const slug = visit.params['slug'] ?? '';
    return { slug, ...listVariables(visit, slug) };
  },
  notFound: ({ data, visit }) => !data.publishedEventCategory || isBehindLast(data.publishedEvents, visit),
  head: ({ data, visit }) => {
    const { texts } = visit;
    const { metaImageFile, description, ...category } = requireCategory(data);
    const meta = metaTextsOf(category, 'name');
    return {
      title: meta.title || category.name,
      description: meta.description || description,
      titleLanguages: category.titleLanguages,
      lead: texts.categories.lead,
      crumbs: [
        { name: texts.site.events, path: '/event' },
        ...upFrom(category)
          .map((step) => crumbOf(step, visit))
          .reverse(),
      ],
      picture: sharedPicture([metaImageFile], visit),
      ...listHead(data.publishedEvents, visit),
    };
  },
  holdsUntil: ({ data, visit }) => listHolds(data.publishedEvents, visit),
  Page: Category,
});

function Category({ data, visit }: PageProps<CategoryQuery>) {
  const category = requireCategory(data);
  return (
    <div className="wrap page">
      <header className="page__head">
        {category.featured && <p className="badge">{visit.texts.categories.featured}</p>}
        <h1 {...languageMark(category, 'name', visit)}>
          <bdi>{category.name}</bdi>
        </h1>
        {category.description && (
          <p className="page__lead" {...languageMark(category, 'description', visit)}>
            <bdi>{category.description}</bdi>
          </p>
        )}
      </header>
      <EventList
        path={categoryPath(category)}
        events={data.publishedEvents}
        filters={data}
        chosen={upFrom(category)}
        inside={category.children.filter((child) => child.hasEvents && !child.default)}
        visit={visit}
      />
    </div>
  );
}
