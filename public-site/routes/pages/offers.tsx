import { offers as page } from '@polyphony/domain/content/pages/offers.js';
import { Picture } from '../../components/Picture.js';
import { sectionOf } from '../../content/sectionOf.js';
import { ButtonLink, Lines } from '../../content/Words.js';
import { pageHead } from '../../document/pageHead.js';
import { OffersDocument, type OffersQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { baseLanguageOf } from '../../visit/language.js';

/** Page of the present offers. Its words are of the base language in every language (SPEC-D80). */
export const offers = queriedRoute({
  path: page.path,
  query: OffersDocument,
  variables: ({ language }) => ({ lang: language.code }),
  notFound: ({ data }) => !data.publishedCmsPage,
  head: ({ data: { publishedCmsPage: content }, visit }) => {
    const { texts } = visit;
    const offer = content && sectionOf(page, 'section-2', content);
    const title = content?.name ?? texts.site.name;
    const own = {
      title,
      lead: offer?.heading ?? offer?.description ?? texts.home.lead,
      crumbs: [{ name: title, path: page.path }],
    };
    return pageHead(content, own, visit);
  },
  Page: Offers,
});

function Offers({
  data: { publishedCmsPage: content },
  visit: { texts, language, languages },
}: PageProps<OffersQuery>) {
  if (!content) return null;
  const banners = sectionOf(page, 'section-1', content);
  const offer = sectionOf(page, 'section-2', content);
  const pictures = [banners['banner-image-1'], banners['banner-image-2']].flatMap((image) => image ?? []);
  const heading = offer.heading ?? offer.title;
  const base = baseLanguageOf(languages);
  const inBase = base.code === language.code ? {} : { lang: base.code, dir: base.rtl ? 'rtl' : 'ltr' };
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1 dir="auto">{content.name}</h1>
        {!heading && pictures.length === 0 && <p>{texts.home.lead}</p>}
      </header>
      {pictures.length > 0 && (
        <ul className="offers">
          {pictures.map((image, at) => (
            <li key={at}>
              <Picture
                file={image}
                sizes="(width < 56rem) 94vw, 36rem"
                maxWidth={1200}
                first={at === 0}
                className="picture--filled"
              />
            </li>
          ))}
        </ul>
      )}
      {heading && (
        <section className="offer-words" aria-labelledby="offer" {...inBase}>
          {offer.title && offer.heading && <p className="kicker">{offer.title}</p>}
          <h2 id="offer">{heading}</h2>
          <Lines text={offer.description} />
          <ButtonLink button={offer} />
        </section>
      )}
    </div>
  );
}
