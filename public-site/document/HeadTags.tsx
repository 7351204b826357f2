import { SHARED_DEFAULT } from '@polyphony/domain/brand/shared.js';
import { lookNamed, LOOKS } from '@polyphony/domain/settings/looks.js';
import { themeOf } from '../settings/theme.js';
import { fullAddress } from '../visit/address.js';
import { defaultLanguage } from '../visit/language.js';
import type { Visit } from '../visit/visit.js';
import type { Assets } from './assets.js';
import { addressOfPage, languageOfPage, languagesOfPage } from './pageLanguages.js';
import { sharedLocale } from './sharedLocale.js';
import type { OpenedPage } from '../routing/route.js';
import type { Head, SharedArticle, SharedPicture } from './head.js';
import { cardOf, sharedPicture } from './sharedPicture.js';
import { JsonScript } from './JsonScript.js';

export function HeadTags(props: { page: OpenedPage; visit: Visit; assets: Assets; nonce: string }) {
  const { page, visit, assets, nonce } = props;
  const { head } = page;
  const { settings, texts } = visit;
  const { site } = texts;
  const plain = () => settings.text('meta_title') || `${site.name} · ${site.tagline}`;
  const title = head.title ? `${head.title} · ${site.name}` : plain();
  const description = head.description || settings.text('meta_description') || head.lead || site.tagline;
  const keywords = head.keywords || settings.text('meta_keywords');
  const lookName = lookNamed(settings.text('site_look'));
  const look = assets.looks[lookName];
  const theme = themeOf(settings);
  const language = languageOfPage(head, visit, visit.language);
  const canonical = addressOfPage(head, visit);
  const picture = head.picture ?? sharedPicture([settings.picture('meta_image')], visit) ?? defaultPicture(visit);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={settings.text('primary_color') || LOOKS[lookName].primary} />
      <Icons visit={visit} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {look.fonts[visit.language.rtl ? 'arabic' : 'latin'].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {[...assets.styles, ...look.styles].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {theme && !visit.typed && <link rel="stylesheet" href={theme.path} />}
      {theme && visit.typed && <style nonce={nonce}>{theme.css}</style>}
      {assets.script && <script type="module" src={assets.script} nonce={nonce} />}
      {head.feeds?.map(({ title: name, type, path }) => (
        <link key={path} rel="alternate" type={type} title={name} href={path} />
      ))}
      {page.personal || head.unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Listing canonical={canonical} head={head} visit={visit} />
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      <meta property="og:title" content={head.title ?? (settings.text('meta_title') || site.name)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={sharedLocale(language.code)} />
      <Shared picture={picture} />
      {head.article && <Article article={head.article} />}
      <meta name="twitter:card" content={cardOf(picture)} />
    </head>
  );
}

/** The icon of the settings, or the site's own in both of its forms. */
function Icons({ visit: { settings } }: { visit: Visit }) {
  const own = settings.picture('site_icon_image');
  if (own) return <link rel="icon" href={own.url} type={own.fileType} />;
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}

/** The Open Graph image of pages without an image of their own. */
const defaultPicture = ({ publicUrl }: Visit): SharedPicture => ({
  url: publicUrl + SHARED_DEFAULT.path,
  alt: null,
  width: SHARED_DEFAULT.width,
  height: SHARED_DEFAULT.height,
});

function Shared({ picture: { url, alt, width, height } }: { picture: SharedPicture }) {
  return (
    <>
      <meta property="og:image" content={url} />
      {width && height && (
        <>
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
        </>
      )}
      {alt && <meta property="og:image:alt" content={alt} />}
    </>
  );
}

function Article({ article: { published, modified, section, tags } }: { article: SharedArticle }) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={modified} />
      {section && <meta property="article:section" content={section} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

/** Addresses at which search engines find this page in each language, and the way that leads to it. */
function Listing({ canonical, head, visit }: { canonical: string; head: Head; visit: Visit }) {
  const { texts, publicUrl } = visit;
  const languages = languagesOfPage(head, visit);
  const first = languageOfPage(head, visit, defaultLanguage(visit.languages));
  const steps = head.crumbs && [{ name: texts.site.home, path: '/' }, ...head.crumbs];
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languages.length > 1 && (
        <>
          {languages.map((language) => (
            <link
              key={language.code}
              rel="alternate"
              hrefLang={language.code}
              href={fullAddress(visit, language, head.parameters)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={fullAddress(visit, first, head.parameters)} />
        </>
      )}
      {head.subject && <JsonScript type="application/ld+json" value={head.subject} />}
      {steps && (
        <JsonScript
          type="application/ld+json"
          value={{
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: steps.map(({ name, path }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              item: publicUrl + path,
            })),
          }}
        />
      )}
    </>
  );
}
