import { Picture } from '../components/Picture.js';
import type { PictureFileFragment } from '../generated/graphql.js';
import { isFilled } from './sectionOf.js';
import { ButtonLink, Lines, type IntroValues } from './Words.js';

export interface BookingValues extends IntroValues {
  readonly description: string | null;
  readonly image: PictureFileFragment | null;
  readonly 'button-label': string | null;
  readonly 'button-link': string | null;
}

/** The block near the end of a page that invites visitors to book. */
export function BookingBlock({ section }: { readonly section: BookingValues }) {
  const { title, heading, 'sub-heading': sub, description, image } = section;
  if (!isFilled(section) || !(heading ?? title)) return null;
  return (
    <section className="wrap section" aria-labelledby="booking">
      <div className="call">
        <div className="call__words">
          {title && heading && (
            <p className="eyebrow" dir="auto">
              {title}
            </p>
          )}
          <h2 id="booking" dir="auto">
            {heading ?? title}
          </h2>
          <Lines text={sub} className="call__lead" />
          <Lines text={description} />
          <ButtonLink button={section} bright />
        </div>
        {image && (
          <Picture
            file={image}
            sizes="(width < 56rem) 94vw, 34rem"
            maxWidth={1100}
            className="call__picture picture--filled"
          />
        )}
      </div>
    </section>
  );
}
