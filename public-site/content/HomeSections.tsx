import { home } from '@polyphony/domain/content/pages/home.js';
import { Picture } from '../components/Picture.js';
import { Waves } from '../components/Waves.js';
import type { PageContentFragment } from '../generated/graphql.js';
import type { Visit } from '../visit/visit.js';
import { IconCards } from './IconCards.js';
import { isFilled, sectionOf } from './sectionOf.js';
import { Split } from './Split.js';
import { ButtonLink, Lines, SectionHead } from './Words.js';

interface ContentProps {
  readonly content: PageContentFragment;
}

/** The welcome: what the editors wrote, and in its place what the site says by itself. */
export function HomeBanner({ content, visit: { texts } }: ContentProps & { readonly visit: Visit }) {
  const banner = sectionOf(home, 'section-1', content);
  const { 'banner-title': title, 'banner-heading': heading, 'banner-sub-heading': sub, 'banner-image': image } = banner;
  const own = heading !== null;
  return (
    <section className={image ? 'hero hero--beside' : 'hero'}>
      {!image && <Waves />}
      <div className="hero__text wrap">
        <p className="eyebrow" dir="auto">
          {own ? title : (title ?? texts.home.eyebrow)}
        </p>
        <h1 dir="auto">{heading ?? texts.home.title}</h1>
        <Lines text={own ? sub : (sub ?? texts.home.lead)} className="hero__lead" />
        {banner['button-label'] && banner['button-link'] ? (
          <a className="button button--bright" href={banner['button-link']}>
            <bdi>{banner['button-label']}</bdi>
          </a>
        ) : (
          <a className="button button--bright" href="/event">
            {texts.home.explore}
          </a>
        )}
      </div>
      {image && (
        <Picture
          file={image}
          sizes="(width < 56rem) 100vw, 50vw"
          maxWidth={1600}
          first
          className="hero__beside picture--filled"
        />
      )}
    </section>
  );
}

/** The people who run the site, and their partners. */
export function HomeAbout({ content }: ContentProps) {
  const about = sectionOf(home, 'section-3', content);
  if (!(about.heading ?? about.title)) return null;
  const partners = about.partner.flatMap(({ image }) => image ?? []);
  return (
    <Split
      image={about.image}
      labelledBy="about"
      below={
        partners.length > 0 && (
          <ul className="partners">
            {partners.map((image, at) => (
              <li key={at}>
                <Picture file={image} sizes="9rem" maxWidth={320} />
              </li>
            ))}
          </ul>
        )
      }
    >
      <SectionHead section={about} id="about" />
      <Lines text={about.description} />
      <ButtonLink button={about} />
    </Split>
  );
}

/** The way to the courses. */
export function HomeCourses({ content }: ContentProps) {
  const courses = sectionOf(home, 'section-4', content);
  if (!(courses.heading ?? courses.title)) return null;
  return (
    <div className="tinted">
      <Split image={courses.image} labelledBy="courses" imageLast>
        <SectionHead section={courses} id="courses" />
        <Lines text={courses.description} />
        <ButtonLink button={courses} />
      </Split>
    </div>
  );
}

/** The reasons to choose this site. `hasReasons` says whether the editors wrote any. */
export function HomeReasons({ content }: ContentProps) {
  const reasons = sectionOf(home, 'section-5', content);
  if (!(reasons.heading ?? reasons.title)) return null;
  return (
    <section className="band" aria-labelledby="reasons">
      <div className="wrap section">
        <SectionHead section={reasons} id="reasons" />
        <Lines text={reasons.description} className="section__words" />
        <IconCards cards={reasons.card} />
        {reasons.image && (
          <Picture
            file={reasons.image}
            sizes="(width < 80rem) 94vw, 74rem"
            maxWidth={1600}
            className="wide-picture picture--filled"
          />
        )}
      </div>
    </section>
  );
}

export const hasReasons = (content: PageContentFragment): boolean => {
  const { heading, title } = sectionOf(home, 'section-5', content);
  return (heading ?? title) !== null;
};

/** The widths of tiles in two, three and six columns; of twelve tiles, those at these places take two columns (content.css). */
const TILE_SIZES = '(width < 44rem) 46vw, (width < 64rem) 31vw, 12rem';
const LARGE_SIZES = '(width < 44rem) 46vw, (width < 64rem) 63vw, 25rem';
const LARGE = [0, 7];

/** Pictures of what was. */
export function HomeGallery({ content }: ContentProps) {
  const gallery = sectionOf(home, 'section-8', content);
  const pictures = gallery.card.flatMap(({ image }) => image ?? []);
  if (!isFilled(gallery) || pictures.length === 0 || !(gallery.heading ?? gallery.title)) return null;
  return (
    <section className="wrap section" aria-labelledby="gallery">
      <SectionHead section={gallery} id="gallery" />
      <ul className="mosaic">
        {pictures.map((image, at) => (
          <li key={at}>
            <Picture
              file={image}
              sizes={pictures.length === 12 && LARGE.includes(at) ? LARGE_SIZES : TILE_SIZES}
              maxWidth={1280}
              className="picture--filled"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
