import { format } from '@polyphony/domain/catalogues/text.js';
import type { OpenedPage } from '../routing/route.js';
import { Breadcrumbs } from '../components/Breadcrumbs.js';
import { Footer } from '../components/Footer.js';
import { Header } from '../components/Header.js';
import { LanguageOffers } from '../components/LanguageOffers.js';
import type { SiteLinks } from '../components/menuTree.js';
import { hasNotices, Notices } from '../settings/Notices.js';
import type { Visit } from '../visit/visit.js';
import type { Assets } from './assets.js';
import { HeadTags } from './HeadTags.js';

/** The whole document: what every page shares, around the page. */
export function Document(props: { page: OpenedPage; visit: Visit; links: SiteLinks; assets: Assets; nonce: string }) {
  const { page, visit, links, assets, nonce } = props;
  const { language, texts } = visit;
  const [island, ...imports] = page.hydrate ? assets.islands[page.hydrate] : [];
  return (
    <html lang={language.code} dir={language.rtl ? 'rtl' : 'ltr'}>
      <HeadTags page={page} visit={visit} assets={assets} nonce={nonce} />
      <body id="top">
        <a className="skip-link" href="#content">
          {texts.site.skipToContent}
        </a>
        {visit.preview && (
          <aside className="preview" aria-label={texts.preview.title}>
            <p className="wrap">
              <strong>
                {visit.release === null ? texts.preview.title : format(texts.preview.release, { title: visit.release })}
              </strong>{' '}
              {visit.release === null ? texts.preview.text : texts.preview.releaseText}
            </p>
          </aside>
        )}
        {visit.settings.isOn('show_toploader_switcher') && <div className="top-loader" aria-hidden="true" hidden />}
        <Header visit={visit} menu={links.menu} />
        <main id="content" tabIndex={-1}>
          {page.head.crumbs && <Breadcrumbs crumbs={page.head.crumbs} texts={texts} />}
          {page.body}
        </main>
        <Footer visit={visit} isVisible={links.isVisible} />
        <LanguageOffers visit={visit} />
        <Notices visit={visit} withPopup={page.personal !== true} />
        {/* Scripts, not preloads, which a browser without scripts reports as blocked; they only define what the island imports. */}
        {imports.map((src) => (
          <script key={src} type="module" src={src} nonce={nonce} />
        ))}
        {assets.notices && hasNotices(visit) && <script type="module" src={assets.notices} nonce={nonce} />}
        {island && <script type="module" src={island} nonce={nonce} />}
      </body>
    </html>
  );
}
