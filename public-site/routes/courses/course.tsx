import { Picture } from '../../components/Picture.js';
import { languageMark } from '../../components/languageMark.js';
import { Waves } from '../../components/Waves.js';
import { metaTextsOf } from '../../document/metaTexts.js';
import { sharedPicture } from '../../document/sharedPicture.js';
import { CourseDocument, type CourseQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { CONTACT_PATH } from '../../visit/sitePaths.js';
import type { Visit } from '../../visit/visit.js';
import { COURSES_PATH, coursePath } from './coursePaths.js';
import { courseSchema } from './courseSchema.js';
import { Cards, Conditions, Fees, Questions, Training } from './CourseSections.js';
import { Gallery } from './Gallery.js';
import { Packages } from './Packages.js';
import { FromPrice } from './Price.js';

/** A course as its page shows it. */
export type ShownCourse = NonNullable<CourseQuery['publishedCourse']>;

/** The course of a page that is only drawn when there is one. */
function shownOf({ publishedCourse: course }: CourseQuery): ShownCourse {
  if (!course) throw new Error('A page is drawn for a course that is not there.');
  return course;
}

export const course = queriedRoute({
  path: `${COURSES_PATH}/:slug`,
  of: 'course',
  query: CourseDocument,
  variables: ({ params, language }) => ({ slug: params['slug'] ?? '', lang: language.code }),
  notFound: ({ data }) => !data.publishedCourse,
  head: ({ data, visit }) => {
    const shown = shownOf(data);
    const meta = metaTextsOf(shown, 'title');
    const picture = sharedPicture([shown.metaImageFile, shown.imageFile], visit);
    return {
      title: meta.title || shown.title,
      description: meta.description || shown.shortDescription || shown.subTitle,
      keywords: meta.keywords,
      titleLanguages: shown.titleLanguages,
      crumbs: [
        { name: visit.texts.site.courses, path: COURSES_PATH },
        { name: shown.title, path: coursePath(shown), mark: languageMark(shown, 'title', visit) },
      ],
      picture,
      subject: courseSchema(shown, visit, picture),
    };
  },
  Page: Course,
});

function Course({ data, visit }: PageProps<CourseQuery>) {
  const shown = shownOf(data);
  return (
    <article className="event course">
      <Banner course={shown} visit={visit} />
      <div className="course__body wrap">
        {shown.description && (
          <p className="course__description" {...languageMark(shown, 'description', visit)}>
            <bdi>{shown.description}</bdi>
          </p>
        )}
        <Training course={shown} visit={visit} />
        <Packages course={shown} visit={visit} />
        <Fees course={shown} visit={visit} />
        <Cards course={shown} of="option" visit={visit} />
        <Conditions course={shown} visit={visit} />
        <Cards course={shown} of="registration" visit={visit} />
        <Gallery course={shown} visit={visit} />
        <Questions course={shown} visit={visit} />
      </div>
    </article>
  );
}

function Banner({ course: shown, visit }: { course: ShownCourse; visit: Visit }) {
  const { course: texts, courses } = visit.texts;
  const hasPackages = shown.packages.length > 0;
  return (
    <header className="hero hero--event">
      {shown.imageFile ? (
        <Picture file={shown.imageFile} sizes="100vw" maxWidth={1920} first className="hero__picture picture--filled" />
      ) : (
        <Waves />
      )}
      <div className="hero__text wrap">
        {shown.featured && (
          <div className="hero__above">
            <p className="badge">{courses.featured}</p>
          </div>
        )}
        <h1 {...languageMark(shown, 'title', visit)}>
          <bdi>{shown.title}</bdi>
        </h1>
        <p className="hero__title" {...languageMark(shown, 'subTitle', visit)}>
          <bdi>{shown.subTitle}</bdi>
        </p>
        {shown.shortDescription && (
          <p className="hero__lead" {...languageMark(shown, 'shortDescription', visit)}>
            <bdi>{shown.shortDescription}</bdi>
          </p>
        )}
        <p className="hero__action">
          <a
            className="button button--bright"
            href={hasPackages ? '#packages' : CONTACT_PATH}
            {...(hasPackages && languageMark(shown, 'buttonLabel', visit))}
          >
            {hasPackages ? shown.buttonLabel || texts.packagesLink : texts.contact}
          </a>
          <FromPrice packages={shown.packages} visit={visit} />
        </p>
      </div>
    </header>
  );
}
