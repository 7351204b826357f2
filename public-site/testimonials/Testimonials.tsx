import { Picture } from '../components/Picture.js';
import { languageMark } from '../components/languageMark.js';
import { SectionHead, type IntroValues } from '../content/Words.js';
import type { PictureFileFragment, TestimonialsFragment } from '../generated/graphql.js';
import type { Visit } from '../visit/visit.js';
import { Stars } from './Stars.js';

type Row = TestimonialsFragment['publishedTestimonials']['rows'][number];

const PORTRAIT_SIZES = '3.5rem';
const PORTRAIT_MAX = 160;

interface TestimonialsProps {
  readonly data: TestimonialsFragment;
  /** Content of the page about them, where it has a section for that. */
  readonly section?: IntroValues & { readonly image: PictureFileFragment | null };
  readonly visit: Visit;
}

const NOTHING = { title: null, heading: null, 'sub-heading': null, image: null };

/** Words of people who have been here, as a section of any page that queries `...Testimonials`; nothing without any. */
export function Testimonials({ data, section = NOTHING, visit }: TestimonialsProps) {
  const { rows } = data.publishedTestimonials;
  if (rows.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="testimonials">
      <SectionHead section={section} id="testimonials" usual={visit.texts.testimonials} />
      <ul className="cards testimonials">
        {rows.map((row) => (
          <li key={row.id}>
            <Testimonial row={row} visit={visit} />
          </li>
        ))}
      </ul>
      {section.image && (
        <Picture
          file={section.image}
          sizes="(width < 80rem) 94vw, 74rem"
          maxWidth={1600}
          className="wide-picture picture--filled"
        />
      )}
    </section>
  );
}

function Testimonial({ row, visit }: { readonly row: Row; readonly visit: Visit }) {
  const { name, designation, message, rating, imageFile } = row;
  return (
    <figure className="testimonial">
      {typeof rating === 'number' && <Stars rating={rating} visit={visit} />}
      <blockquote {...languageMark(row, 'message', visit)}>
        <p>
          <bdi>{message}</bdi>
        </p>
      </blockquote>
      <figcaption>
        {imageFile ? (
          <Picture
            file={imageFile}
            sizes={PORTRAIT_SIZES}
            maxWidth={PORTRAIT_MAX}
            className="testimonial__portrait picture--filled"
          />
        ) : (
          <span className="testimonial__portrait testimonial__initial" aria-hidden="true">
            {[...name][0]}
          </span>
        )}
        <span>
          <bdi className="testimonial__name" {...languageMark(row, 'name', visit)}>
            {name}
          </bdi>
          {designation && (
            <bdi className="testimonial__designation" {...languageMark(row, 'designation', visit)}>
              {designation}
            </bdi>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
