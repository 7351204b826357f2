import type { CategoryItemFragment } from '../generated/graphql.js';
import type { Texts } from '../texts/texts.js';
import type { Visit } from '../visit/visit.js';
import { languageMark, type WithFallbacks } from './languageMark.js';
import { InText } from '../texts/InText.js';

/** A category as cards show it. */
export type CategoryItem = CategoryItemFragment;

export const categoryPath = ({ slug }: { slug: string }): string => `/event/category/${encodeURIComponent(slug)}`;

/** The categories below each one. Those whose parent is not among them are found under their parent's id all the same. */
export function childrenByParent(categories: readonly CategoryItem[]): ReadonlyMap<string, readonly CategoryItem[]> {
  const children = new Map<string, CategoryItem[]>();
  for (const category of categories) {
    if (category.parentId === null) continue;
    children.set(category.parentId, [...(children.get(category.parentId) ?? []), category]);
  }
  return children;
}

interface CardProps {
  readonly category: CategoryItem;
  readonly texts: Texts['categories'];
  readonly languages: Visit['languages'];
  /** The parent category, if the card is not below it on the page. */
  readonly parent?: (WithFallbacks & { readonly name: string }) | null;
  readonly childrenOf?: ReadonlyMap<string, readonly CategoryItem[]>;
  readonly heading?: 'h2' | 'h3';
}

/** A card that leads to a category, with links to those below it. */
export function CategoryCard(props: CardProps) {
  const { category, texts, languages, parent, childrenOf, heading: Heading = 'h2' } = props;
  return (
    <article className="card">
      <span className="card__sign" aria-hidden="true">
        {[...category.name][0]}
      </span>
      <Heading className="card__title" {...languageMark(category, 'name', { languages })}>
        <a href={categoryPath(category)}>
          <bdi>{category.name}</bdi>
        </a>
      </Heading>
      {category.featured && <p className="badge">{texts.featured}</p>}
      {parent && (
        <p className="card__parent">
          <InText
            text={texts.partOf}
            values={{ parent: <bdi {...languageMark(parent, 'name', { languages })}>{parent.name}</bdi> }}
          />
        </p>
      )}
      {category.description && (
        <p className="card__text" {...languageMark(category, 'description', { languages })}>
          <bdi>{category.description}</bdi>
        </p>
      )}
      {childrenOf && <Branch of={category} childrenOf={childrenOf} languages={languages} />}
    </article>
  );
}

/** All categories below one, as nested lists. */
function Branch(props: { of: CategoryItem } & Required<Pick<CardProps, 'childrenOf' | 'languages'>>) {
  const { of, childrenOf, languages } = props;
  const children = childrenOf.get(of.id);
  if (!children) return null;
  return (
    <ul className="branch">
      {children.map((child) => (
        <li key={child.id}>
          <a href={categoryPath(child)}>
            <bdi {...languageMark(child, 'name', { languages })}>{child.name}</bdi>
          </a>
          <Branch of={child} childrenOf={childrenOf} languages={languages} />
        </li>
      ))}
    </ul>
  );
}
