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
export type PublishedCourse = NonNullable<CourseQuery['publishedCourse']>;

/** The course of a page that is only drawn when there is one. */
function requireCourse({ publishedCourse: course }: CourseQuery): PublishedCourse {
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
    const course = requireCourse(data);
    const meta = metaTextsOf(course, 'title');
    const picture = sharedPicture([course.metaImageFile, course.imageFile], visit);
    return {
      title: meta.title || course.title,
      description: meta.description || course.shortDescription || course.subTitle,
      keywords: meta.keywords,
      titleLanguages: course.titleLanguages,
      crumbs: [
        { name: visit.texts.site.courses, path: COURSES_PATH },
        { name: course.title, path: coursePath(course), mark: languageMark(course, 'title', visit) },
      ],
      picture,
      subject: courseSchema(course, visit, picture),
    };
  },
  Page: Course,
});

function Course({ data, visit }: PageProps<CourseQuery>) {
  const course = requireCourse(data);
  return (
    <article className="event course">
      <Banner course={course} visit={visit} />
      <div className="course__body wrap">
        {course.description && (
          <p className="course__description" {...languageMark(course, 'description', visit)}>
            <bdi>{course.description}</bdi>
          </p>
        )}
        <Training course={course} visit={visit} />
        <Packages course={course} visit={visit} />
        <Fees course={course} visit={visit} />
        <Cards course={course} of="option" visit={visit} />
        <Conditions course={course} visit={visit} />
        <Cards course={course} of="registration" visit={visit} />
        <Gallery course={course} visit={visit} />
        <Questions course={course} visit={visit} />
      </div>
    </article>
  );
}

function Banner({ course, visit }: { course: PublishedCourse; visit: Visit }) {
  const { course: texts, courses } = visit.texts;
  const hasPackages = course.packages.length > 0;
  return (
    <header className="hero hero--event">
      {course.imageFile ? (
        <Picture
          file={course.imageFile}
          sizes="100vw"
          maxWidth={1920}
          first
          className="hero__picture picture--filled"
        />
      ) : (
        <Waves />
      )}
      <div className="hero__text wrap">
        {course.featured && (
          <div className="hero__above">
            <p className="badge">{courses.featured}</p>
          </div>
        )}
        <h1 {...languageMark(course, 'title', visit)}>
          <bdi>{course.title}</bdi>
        </h1>
        <p className="hero__title" {...languageMark(course, 'subTitle', visit)}>
          <bdi>{course.subTitle}</bdi>
        </p>
        {course.shortDescription && (
          <p className="hero__lead" {...languageMark(course, 'shortDescription', visit)}>
            <bdi>{course.shortDescription}</bdi>
          </p>
        )}
        <p className="hero__action">
          <a
            className="button button--bright"
            href={hasPackages ? '#packages' : CONTACT_PATH}
            {...(hasPackages && languageMark(course, 'buttonLabel', visit))}
          >
            {hasPackages ? course.buttonLabel || texts.packagesLink : texts.contact}
          </a>
          <FromPrice packages={course.packages} visit={visit} />
        </p>
      </div>
    </header>
  );
}
