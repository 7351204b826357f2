import { aboutUs as page } from '@polyphony/domain/content/pages/aboutUs.js';
import { Picture } from '../../components/Picture.js';
import { BookingBlock } from '../../content/BookingBlock.js';
import { IconCards } from '../../content/IconCards.js';
import { sectionOf } from '../../content/sectionOf.js';
import { sectionWithSettings, settingKeysOf } from '../../content/sectionSettings.js';
import { Split } from '../../content/Split.js';
import { Lines } from '../../content/Words.js';
import { pageHead } from '../../document/pageHead.js';
import {
  AboutUsDocument,
  type AboutUsQuery,
  type PageContentFragment,
  type SectionSettingsFragment,
} from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { Testimonials } from '../../testimonials/Testimonials.js';

/** Sections of the page about the people who run the site. */
export const aboutUs = queriedRoute({
  path: page.path,
  query: AboutUsDocument,
  variables: ({ language }) => ({ lang: language.code, settings: settingKeysOf(page, 'section-2') }),
  notFound: ({ data }) => !data.publishedCmsPage,
  head: ({ data: { publishedCmsPage: content }, visit }) => {
    const { texts } = visit;
    const banner = content && sectionOf(page, 'section-1', content);
    const title = content?.name ?? texts.site.name;
    const own = {
      title,
      lead: banner?.['banner-sub-heading'] ?? banner?.['banner-heading'] ?? texts.home.lead,
      crumbs: [{ name: title, path: page.path }],
    };
    return pageHead(content, own, visit);
  },
  Page: AboutUs,
});

function AboutUs({ data, visit }: PageProps<AboutUsQuery>) {
  const { publishedCmsPage: content } = data;
  if (!content) return null;
  const mission = sectionOf(page, 'section-5', content);
  const values = sectionOf(page, 'section-6', content);
  const steps = sectionOf(page, 'section-7', content);
  return (
    <>
      <Banner content={content} name={content.name} />
      <Promises texts={promisesOf(content, data)} />
      <Statement content={content} />
      <Story content={content} />
      {mission.heading && (
        <Split image={mission.image} labelledBy="mission" imageLast>
          <h2 id="mission" dir="auto">
            {mission.heading}
          </h2>
          <Lines text={mission.description} />
        </Split>
      )}
      {values.heading && (
        <div className="band">
          <Split image={values.image} labelledBy="values" below={<IconCards cards={values.card} />}>
            <h2 id="values" dir="auto">
              {values.heading}
            </h2>
            <Lines text={values['sub-heading']} />
          </Split>
        </div>
      )}
      {steps.heading && (
        <section className="wrap section" aria-labelledby="steps">
          <div className="section__head">
            <h2 id="steps" dir="auto">
              {steps.heading}
            </h2>
          </div>
          <ol className="steps">
            {steps['sub-headings'].map((step) => (
              <li key={step} dir="auto">
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
      <Testimonials data={data} visit={visit} />
      <BookingBlock section={sectionOf(page, 'section-8', content)} />
    </>
  );
}

interface PartProps {
  readonly content: PageContentFragment;
}

function Banner({ content, name }: PartProps & { readonly name: string }) {
  const {
    'banner-image': image,
    'banner-heading': heading,
    'banner-sub-heading': sub,
  } = sectionOf(page, 'section-1', content);
  return (
    <section className={image ? 'hero hero--beside hero--page' : 'hero hero--page'}>
      <div className="hero__text wrap">
        <h1 dir="auto">{heading ?? name}</h1>
        <Lines text={sub} className="hero__lead" />
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

function promisesOf(content: PageContentFragment, settings: SectionSettingsFragment): readonly string[] {
  const section = sectionWithSettings(page, 'section-2', content, settings);
  return ([0, 1, 2] as const).flatMap((at) => section[`widget-card-description-${at}`] ?? []);
}

/** Three short descriptions, side by side. */
function Promises({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="wrap section widgets">
      {texts.map((text) => (
        <li key={text}>
          <Lines text={text} />
        </li>
      ))}
    </ul>
  );
}

/** One sentence above a wide picture. */
function Statement({ content }: PartProps) {
  const { heading, image } = sectionOf(page, 'section-3', content);
  if (!heading) return null;
  return (
    <section className="wrap section statement" aria-labelledby="statement">
      <h2 id="statement" dir="auto">
        {heading}
      </h2>
      {image && (
        <Picture
          file={image}
          sizes="(width < 80rem) 94vw, 74rem"
          maxWidth={1600}
          className="wide-picture picture--filled"
        />
      )}
    </section>
  );
}

function Story({ content }: PartProps) {
  const { heading, image, 'background-image': background, description } = sectionOf(page, 'section-4', content);
  if (!heading) return null;
  return (
    <div className={background ? 'backed' : undefined}>
      {background && (
        <Picture file={background} sizes="100vw" maxWidth={1600} className="backed__picture picture--filled" />
      )}
      <Split image={image} labelledBy="story">
        <h2 id="story" dir="auto">
          {heading}
        </h2>
        <Lines text={description} />
      </Split>
    </div>
  );
}
