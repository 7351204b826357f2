import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.js';
import { languageMark, type LanguageMark } from '../../components/languageMark.js';
import type { PictureFileFragment } from '../../generated/graphql.js';
import type { Visit } from '../../visit/visit.js';
import type { PublishedCourse } from './course.js';

interface SectionProps {
  readonly course: PublishedCourse;
  readonly visit: Visit;
}

interface HeadedProps extends SectionProps {
  /** The id of the section's heading. */
  readonly id: string;
  /** The fields of its texts. */
  readonly title?: keyof PublishedCourse;
  readonly heading: keyof PublishedCourse;
  readonly subHeading?: keyof PublishedCourse;
  /** Its heading where the course has none. */
  readonly otherwise: string;
  readonly children: ReactNode;
}

const textOf = (course: PublishedCourse, field: keyof PublishedCourse | undefined): string | null => {
  const text = field && course[field];
  return typeof text === 'string' && text !== '' ? text : null;
};

/** A section of a course's page with its eyebrow, its heading and what is below it. */
export function Headed({ course, visit, id, title, heading, subHeading, otherwise, children }: HeadedProps) {
  const mark = (field: keyof PublishedCourse): LanguageMark => languageMark(course, field, visit);
  const [above, below] = [textOf(course, title), textOf(course, subHeading)];
  return (
    <section className="course__section" aria-labelledby={id}>
      <div className="course__head">
        {title && above && (
          <p className="eyebrow" {...mark(title)}>
            <bdi>{above}</bdi>
          </p>
        )}
        <h2 id={id} {...mark(heading)}>
          {textOf(course, heading) ?? otherwise}
        </h2>
        {subHeading && below && (
          <p className="event__lead" {...mark(subHeading)}>
            {below}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

/** Subjects that a course teaches, step by step. */
export function Training({ course, visit }: SectionProps) {
  const { trainingDetails: details } = course;
  if (details.length === 0) return null;
  return (
    <Headed
      course={course}
      visit={visit}
      id="training"
      heading="trainingHeading"
      otherwise={visit.texts.course.training}
    >
      <ol className="lessons">
        {details.map(({ id, title, description }, at) => (
          <li key={id}>
            <h3 {...languageMark(course, `trainingDetails.${at}.title`, visit)}>{title}</h3>
            {description && (
              <p className="lines" {...languageMark(course, `trainingDetails.${at}.description`, visit)}>
                {description}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Headed>
  );
}

const CARDS = {
  option: {
    list: 'optionCards',
    title: 'optionsTitle',
    heading: 'optionsHeading',
    subHeading: 'optionsSubHeading',
    otherwise: 'options',
  },
  registration: {
    list: 'registrationCards',
    title: 'registrationTitle',
    heading: 'registrationHeading',
    subHeading: undefined,
    otherwise: 'registration',
  },
} as const;

const Icon = ({ file }: { file: PictureFileFragment | null | undefined }) =>
  file ? <Picture file={file} sizes="2.5rem" maxWidth={80} className="course-icon" /> : null;

/** The options of a course, or how one registers for it: a card each. */
export function Cards({ course, of, visit }: SectionProps & { readonly of: keyof typeof CARDS }) {
  const { list, title, heading, subHeading, otherwise } = CARDS[of];
  const cards = course[list];
  if (cards.length === 0) return null;
  return (
    <Headed
      course={course}
      visit={visit}
      id={list}
      title={title}
      heading={heading}
      {...(subHeading && { subHeading })}
      otherwise={visit.texts.course[otherwise]}
    >
      <ul className="benefits">
        {cards.map(({ id, title: name, description, iconFile }, at) => (
          <li key={id}>
            <Icon file={iconFile} />
            <h3 {...languageMark(course, `${list}.${at}.title`, visit)}>{name}</h3>
            {description && (
              <p className="lines" {...languageMark(course, `${list}.${at}.description`, visit)}>
                {description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Headed>
  );
}

/** Audience of a course, and its conditions. */
export function Conditions({ course, visit }: SectionProps) {
  if (!course.categoryConditionDescription) return null;
  return (
    <Headed
      course={course}
      visit={visit}
      id="conditions"
      title="categoryConditionTitle"
      heading="categoryConditionHeading"
      otherwise={visit.texts.course.conditions}
    >
      <p className="lines" {...languageMark(course, 'categoryConditionDescription', visit)}>
        {course.categoryConditionDescription}
      </p>
    </Headed>
  );
}

/** Prices of the services around a course. */
export function Fees({ course, visit }: SectionProps) {
  const { course: texts } = visit.texts;
  if (course.feeStructure.length === 0) return null;
  return (
    <section className="course__section" aria-labelledby="fees">
      <h2 id="fees">{texts.fees}</h2>
      <div className="table-frame">
        <table className="prices">
          <thead>
            <tr>
              <th scope="col">{texts.service}</th>
              <th scope="col" className="prices__amount">
                {texts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {course.feeStructure.map(({ id, service, amount }, at) => (
              <tr key={id}>
                <th scope="row" {...languageMark(course, `feeStructure.${at}.service`, visit)}>
                  <bdi>{service}</bdi>
                </th>
                <td className="prices__amount" {...languageMark(course, `feeStructure.${at}.amount`, visit)}>
                  <bdi>{amount}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Questions, each of which opens its answer, without a script. */
export function Questions({ course, visit }: SectionProps) {
  if (course.questions.length === 0) return null;
  return (
    <Headed
      course={course}
      visit={visit}
      id="questions"
      title="faqTitle"
      heading="faqHeading"
      subHeading="faqSubHeading"
      otherwise={visit.texts.course.questions}
    >
      <div className="questions">
        {course.questions.map(({ id, question, answer }, at) => (
          <details key={id}>
            <summary {...languageMark(course, `questions.${at}.question`, visit)}>
              <h3>{question}</h3>
            </summary>
            <p className="lines" {...languageMark(course, `questions.${at}.answer`, visit)}>
              {answer}
            </p>
          </details>
        ))}
      </div>
    </Headed>
  );
}
