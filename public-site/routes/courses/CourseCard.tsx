import { Picture } from '../../components/Picture.js';
import { languageMark } from '../../components/languageMark.js';
import type { CourseItemFragment } from '../../generated/graphql.js';
import type { Visit } from '../../visit/visit.js';
import { coursePath } from './coursePaths.js';
import { FromPrice } from './Price.js';

/** The widest a card gets: one column on a narrow screen, its picture from edge to edge; three or four of them otherwise. */
const CARD_SIZES = '(width < 44rem) 94vw, 24rem';
const CARD_MAX = 960;

/** A card that leads to a course: what it is, and from which price on. */
export function CourseCard(props: { course: CourseItemFragment; visit: Visit; first?: boolean }) {
  const { course, visit, first = false } = props;
  const summary = course.shortDescription ? 'shortDescription' : 'subTitle';
  return (
    <article className="card course-card">
      <Picture
        file={course.imageFile}
        sizes={CARD_SIZES}
        maxWidth={CARD_MAX}
        first={first}
        className="card__picture picture--filled"
        placeholder={{ hue: course.slug, motif: course.slug }}
      />
      {course.featured && <p className="badge">{visit.texts.courses.featured}</p>}
      <h2 className="card__title" {...languageMark(course, 'title', visit)}>
        <a href={coursePath(course)}>
          <bdi>{course.title}</bdi>
        </a>
      </h2>
      <p className="card__text" {...languageMark(course, summary, visit)}>
        <bdi>{course[summary]}</bdi>
      </p>
      <p className="event-card__foot">
        <FromPrice packages={course.packages} visit={visit} />
      </p>
    </article>
  );
}
