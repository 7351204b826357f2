import { renderToStaticMarkup } from 'react-dom/server';
import { siteLinks, usualLinks, type SiteLinks } from './components/menuTree.js';
import { assetsIn } from './document/assets.js';
import { Document } from './document/Document.js';
import { formProblemPage } from './forms/formProblem.js';
import { HeaderMenusDocument, LanguagesDocument } from './generated/graphql.js';
import { actIn } from './graphql/act.js';
import { queryIn } from './graphql/query.js';
import { NotFoundError } from './graphql/notFoundError.js';
import { Unavailable } from './graphql/run.js';
import type { SentForm, SiteHost, SiteRequest, SiteResponse } from './host.js';
import {
  fileResponse,
  htmlResponse,
  notAllowed,
  redirectTo,
  seeOther,
  speculationRules,
  SPECULATION_RULES_PATH,
} from './responses.js';
import { failurePage } from './routes/failure.js';
import { routes } from './routes/index.js';
import { notFound } from './routes/notFound.js';
import { presentAddress } from './routing/presentAddress.js';
import { matchPath } from './routing/pattern.js';
import type { Opened, OpenedPage } from './routing/route.js';
import { NO_SETTINGS, readSettings, type SiteSettings } from './settings/siteSettings.js';
import { isTheme, themeOf, themeResponse } from './settings/theme.js';
import { PageTexts } from './texts/pageTexts.js';
import { chooseLanguage, ENGLISH, LANGUAGE_PARAMETER, languageCookieFor, type SiteLanguage } from './visit/language.js';
import { lastLanguages, rememberLanguages } from './visit/lastLanguages.js';
import { isSpeculative, languageCookie, requestIdOf } from './visit/requestHeaders.js';
import { pendingOf } from './visit/pending.js';
import { plainPath, spelledPath } from './visit/plainPath.js';
import type { Visit } from './visit/visit.js';

/** Responds to one request: resolves the language and the route, queries the page's data, and renders it. */
export async function respond(host: SiteHost, request: SiteRequest): Promise<SiteResponse> {
  const [rawPath = '/', rawSearch = ''] = request.url.split(/\?(.*)/s, 2);
  const plain = plainPath(rawPath);
  if (plain === SPECULATION_RULES_PATH) return speculationRules();
  if (plain !== rawPath) return redirectTo(rawSearch ? `${plain}?${rawSearch}` : plain);
  const path = spelledPath(plain);

  const search = new URLSearchParams(rawSearch);
  const pending = pendingOf(request);
  const { cameAt } = request;
  const wishes = [search.get(LANGUAGE_PARAMETER), languageCookie(request)];
  const texts = new PageTexts(host.texts);
  let visit = visitIn(host, texts, { path, search, pending, cameAt }, ENGLISH, [ENGLISH], NO_SETTINGS);
  try {
    const languages = await readLanguages(host);
    const language = chooseLanguage(languages, wishes);
    visit = visitIn(host, texts, { path, search, pending, cameAt }, language, languages, NO_SETTINGS);
    const settings = await readSettings(queryIn(host, language.code), language.code);
    if (isTheme(path)) return themeResponse(path, themeOf(settings));
    visit = visitIn(host, texts, { path, search, pending, cameAt }, language, languages, settings);
    const { form } = request;
    const opening = form === undefined ? openPage(visit, host) : submitForm(visit, host, form);
    const [page, links] = await Promise.all([opening, readLinks(host, visit)]);
    if (!page) return notAllowed();
    if ('to' in page) {
      if (page.forGood) return redirectTo(page.to);
      if (page.renamed) return redirectTo(page.to, 'private, no-cache');
      const cookies = [...(page.cookies ?? []), ...languageCookies(host, request, visit)];
      return seeOther({ ...page, cookies });
    }
    const response =
      'text' in page ? fileResponse(request, page, visit.language) : pageResponse(host, request, page, visit, links);
    return { ...response, unusedSettings: settings.unused(), usedTexts: texts.used() };
  } catch (error) {
    const requestId = requestIdOf(request);
    if (error instanceof Unavailable) {
      const known = lastLanguages(host.publicUrl);
      if (known.length > 0)
        visit = visitIn(
          host,
          texts,
          { path, search, pending, cameAt },
          chooseLanguage(known, wishes),
          known,
          visit.settings,
        );
    } else if (host.report) host.report(error, requestId);
    else console.error(`Request ${requestId} failed:`, error);
    return pageResponse(host, request, failurePage(visit, error, requestId), visit, usualLinks(visit.texts));
  }
}

const visitIn = (
  { publicUrl, visitor, today, eventZone, preview, typed = false, enquiryRetentionDays }: SiteHost,
  pageTexts: PageTexts,
  request: Pick<Visit, 'path' | 'search' | 'pending' | 'cameAt'>,
  language: SiteLanguage,
  languages: readonly SiteLanguage[],
  settings: SiteSettings,
): Visit => ({
  ...request,
  params: {},
  language,
  languages,
  texts: pageTexts.named(language.code, settings),
  pageTexts,
  settings,
  publicUrl,
  today,
  eventZone,
  preview: preview !== null,
  release: preview?.release ?? null,
  typed,
  enquiryRetentionDays,
  visitor,
});

async function readLanguages(host: SiteHost): Promise<readonly SiteLanguage[]> {
  const { publishedLanguages } = await queryIn(host, ENGLISH.code)(LanguagesDocument, {});
  return rememberLanguages(host.publicUrl, publishedLanguages);
}

/** Where the header and the footer lead, in the visit's language. */
async function readLinks(host: SiteHost, { language, texts }: Visit): Promise<SiteLinks> {
  return siteLinks(await queryIn(host, language.code)(HeaderMenusDocument, { lang: language.code }), texts);
}

/** The page at the visit's address; the not-found page where there is none. */
async function openPage(visit: Visit, host: SiteHost): Promise<Opened> {
  const runQuery = queryIn(host, visit.language.code);
  const path = host.preview?.path ?? visit.path;
  for (const route of [...routes, notFound]) {
    const params = matchPath(route.path, path);
    if (!params) continue;
    const page = await unlessMissing(route.open({ ...visit, params }, runQuery));
    const found = page ?? (host.preview ? null : await presentAddress(route, params, visit, runQuery));
    if (found) return found;
  }
  return missingPage(visit, host);
}

/** What is opened; null where it does not exist. */
const unlessMissing = <Page,>(opening: Promise<Page>): Promise<Page | null> =>
  opening.catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });

async function missingPage(visit: Visit, host: SiteHost): Promise<Opened> {
  const missing = await notFound.open(visit, queryIn(host, visit.language.code));
  if (!missing) throw new Error('The not-found page is missing.');
  return missing;
}

/** What comes of a form that was sent to the visit's address; null where no page has one. */
async function submitForm(
  visit: Visit,
  host: SiteHost,
  form: NonNullable<SiteRequest['form']>,
): Promise<Opened | null> {
  if (typeof form === 'string') return formProblemPage(visit, form);
  const operations = { runQuery: queryIn(host, visit.language.code), act: actIn(host, visit.language.code) };
  for (const route of routes) {
    const params = matchPath(route.path, visit.path);
    if (!params) continue;
    if (!route.submit) return null;
    try {
      return await route.submit({ ...visit, params }, form satisfies SentForm, operations);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      return (await presentAddress(route, params, visit, operations.runQuery)) ?? missingPage(visit, host);
    }
  }
  return null;
}

function pageResponse(
  host: SiteHost,
  request: SiteRequest,
  opened: OpenedPage,
  visit: Visit,
  links: SiteLinks,
): SiteResponse {
  // What a link shows to those who have it is for nobody else: no browser keeps it, no search engine lists it.
  const page = visit.preview ? { ...opened, personal: true } : opened;
  const assets = assetsIn(host.clientDir);
  const document = <Document page={page} visit={visit} links={links} assets={assets} nonce={request.nonce} />;
  const html = `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
  return htmlResponse(request, page, html, {
    headers: { 'content-language': visit.language.code },
    cookies: languageCookies(host, request, visit),
  });
}

/** An address that names a language of the site sets the visitor's, also where it leads to another one. */
function languageCookies(host: SiteHost, request: SiteRequest, { language, search }: Visit): readonly string[] {
  const chosen = search.get(LANGUAGE_PARAMETER) === language.code && !isSpeculative(request);
  return chosen ? [languageCookieFor(language, host.publicUrl)] : [];
}
