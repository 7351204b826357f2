import { Picture } from '../../components/Picture.js';
import { languageMark } from '../../components/languageMark.js';
import type { CareerItemFragment } from '../../generated/graphql.js';
import type { Visit } from '../../visit/visit.js';
import { CareerFacts } from './CareerFacts.js';
import { beginningOf } from './beginning.js';
import { careerPath } from './careerPaths.js';

/** From edge to edge on a narrow screen, beside the text otherwise. */
const SIZES = '(width < 44rem) 94vw, 15rem';
const MAX = 960;

/** A card that leads to a vacancy. */
export function CareerCard(props: {
  career: CareerItemFragment;
  visit: Visit;
  /** Seen without scrolling: its picture is loaded at once. */
  first?: boolean;
}) {
  const { career, visit, first = false } = props;
  return (
    <article className="card job">
      <Picture
        file={career.imageFile}
        sizes={SIZES}
        maxWidth={MAX}
        first={first}
        className="job__picture picture--filled"
        placeholder={{ hue: career.slug, motif: career.id }}
      />
      <div className="job__text">
        <h2 className="card__title" {...languageMark(career, 'jobName', visit)}>
          <a href={careerPath(career)}>
            <bdi>{career.jobName}</bdi>
          </a>
        </h2>
        <p className="card__text" {...languageMark(career, 'jobDescription', visit)}>
          <bdi>{beginningOf(career.jobDescription)}</bdi>
        </p>
        <CareerFacts career={career} visit={visit} />
        {career.featured && <p className="badge">{visit.texts.careers.featured}</p>}
      </div>
    </article>
  );
}
