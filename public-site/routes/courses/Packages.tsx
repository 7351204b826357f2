import { priceOf } from '@polyphony/domain/courses/packagePrice.js';
import { Picture } from '../../components/Picture.js';
import { RichText } from '../../components/RichText.js';
import { languageMark } from '../../components/languageMark.js';
import type { ShownPackageFragment } from '../../generated/graphql.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { CONTACT_PATH } from '../../visit/sitePaths.js';
import type { Visit } from '../../visit/visit.js';
import type { PublishedCourse } from './course.js';
import { Headed } from './CourseSections.js';
import { Price } from './Price.js';

interface Group {
  /** Null for packages without a type, and where packages have none. */
  readonly type: string | null;
  readonly packages: readonly ShownPackageFragment[];
}

/** Packages by their types: those of the course in its order, then types that it had, then those without one. */
function groupsOf({ packages, packageCategoriesSwitch, packageCategories }: PublishedCourse): readonly Group[] {
  if (!packageCategoriesSwitch) return [{ type: null, packages }];
  const types = [...new Set([...(packageCategories ?? []), ...packages.flatMap(({ type }) => type ?? [])])];
  return [...types, null]
    .map((type) => ({ type, packages: packages.filter((one) => (one.type || null) === type) }))
    .filter((group) => group.packages.length > 0);
}

/** Packages of a course, side by side: the rows of the cards line up, and on a phone they are below each other. */
export function Packages({ course, visit }: { course: PublishedCourse; visit: Visit }) {
  const { course: texts } = visit.texts;
  if (course.packages.length === 0) return null;
  const groups = groupsOf(course);
  return (
    <Headed
      course={course}
      visit={visit}
      id="packages"
      title="packagesTitle"
      heading="packagesHeading"
      subHeading="packagesSubHeading"
      otherwise={texts.packages}
    >
      {groups.map(({ type, packages }) => (
        <div key={type ?? ''} className="packages__group">
          {groups.length > 1 && <h3>{type === null ? texts.allTypes : <bdi>{type}</bdi>}</h3>}
          <ul className="packages">
            {packages.map((one) => (
              <li key={one.id}>
                <Package one={one} course={course} level={groups.length > 1 ? 'h4' : 'h3'} visit={visit} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Headed>
  );
}

interface PackageProps {
  readonly one: ShownPackageFragment;
  readonly course: PublishedCourse;
  readonly level: 'h3' | 'h4';
  readonly visit: Visit;
}

function Package({ one, course, level: Heading, visit }: PackageProps) {
  const { course: texts } = visit.texts;
  const mark = (field: string) => languageMark(one, field, visit);
  const name = one.title || course.title;
  const price = one.price ? priceOf(one.price) : null;
  return (
    <article className={one.featured ? 'package package--featured' : 'package'}>
      <p className="package__tag" {...mark('tagName')}>
        {one.tagIconFile && <Picture file={one.tagIconFile} sizes="1.25rem" maxWidth={80} className="package__icon" />}
        {one.tagName && <bdi>{one.tagName}</bdi>}
      </p>
      <Heading {...(one.title ? mark('title') : languageMark(course, 'title', visit))}>
        <bdi>{name}</bdi>
      </Heading>
      <p className="package__price">{price ? <Price price={price} visit={visit} /> : texts.onRequest}</p>
      <div className="package__features">
        {(one.featuresTitle || one.featuresIconFile) && (
          <p className="package__with" {...mark('featuresTitle')}>
            {one.featuresIconFile && (
              <Picture file={one.featuresIconFile} sizes="1.25rem" maxWidth={80} className="package__icon" />
            )}
            {one.featuresTitle && <bdi>{one.featuresTitle}</bdi>}
          </p>
        )}
        {one.features.length > 0 && (
          <ul>
            {one.features.map(({ id, title }, at) => (
              <li key={id} {...mark(`features.${at}.title`)}>
                {title}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="package__terms">
        {one.terms && (
          <details>
            <summary>{texts.terms}</summary>
            <RichText
              html={one.terms}
              publicUrl={visit.publicUrl}
              topLevel={Heading === 'h3' ? 4 : 5}
              mark={mark('terms')}
            />
          </details>
        )}
      </div>
      <a
        className="button"
        href={one.buttonLink || CONTACT_PATH}
        aria-label={
          one.buttonLabel
            ? format(visit.texts.site.named, { name: one.buttonLabel, value: name })
            : format(texts.chooseOf, { package: name })
        }
        {...mark('buttonLabel')}
      >
        {one.buttonLabel || texts.choose}
      </a>
    </article>
  );
}
