import { aboutUs as page } from '@polyphony/domain/content/pages/aboutUs.js';
import { Picture } from '../../components/Picture.js';
import { Arranged } from '../../content/Arranged.js';
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
  const parts = {
    'section-2': <Promises texts={promisesOf(content, data)} />,
    'section-3': <Statement content={content} />,
    'section-4': <Story content={content} />,
    'section-5': <Mission content={content} />,
    'section-6': <Values content={content} />,
    'section-7': <Milestones content={content} />,
    testimonials: <Testimonials data={data} visit={visit} />,
    'section-8': <BookingBlock section={sectionOf(page, 'section-8', content)} />,
  };
  return (
    <>
      <Banner content={content} name={content.name} />
      <Arranged page={page} content={content} parts={parts} />
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

function Mission({ content }: PartProps) {
  const { heading, image, description } = sectionOf(page, 'section-5', content);
  if (!heading) return null;
  return (
    <Split image={image} labelledBy="mission" imageLast>
      <h2 id="mission" dir="auto">
        {heading}
      </h2>
      <Lines text={description} />
    </Split>
  );
}

function Values({ content }: PartProps) {
  const { heading, 'sub-heading': sub, image, card } = sectionOf(page, 'section-6', content);
  if (!heading) return null;
  return (
    <div className="band">
      <Split image={image} labelledBy="values" below={<IconCards cards={card} />}>
        <h2 id="values" dir="auto">
          {heading}
        </h2>
        <Lines text={sub} />
      </Split>
    </div>
  );
}

function Milestones({ content }: PartProps) {
  const { heading, 'sub-headings': steps } = sectionOf(page, 'section-7', content);
  if (!heading) return null;
  return (
    <section className="wrap section" aria-labelledby="steps">
      <div className="section__head">
        <h2 id="steps" dir="auto">
          {heading}
        </h2>
      </div>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step} dir="auto">
            {step}
          </li>
        ))}
      </ol>
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
