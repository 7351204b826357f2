import { renderToStaticMarkup } from 'react-dom/server';
import { assetsIn } from './document/assets.js';
import { Document } from './document/Document.js';
import { LanguagesDocument } from './generated/graphql.js';
import { askIn, type Ask } from './graphql/client.js';
import type { SiteHost, SiteRequest, SiteResponse } from './host.js';
import { cookieHeader, htmlResponse, redirectTo, speculationRules, SPECULATION_RULES_PATH } from './responses.js';
import { failurePage } from './routes/failure.js';
import { routes } from './routes/index.js';
import { notFound } from './routes/notFound.js';
import { matchPath } from './routing/pattern.js';
import type { OpenedPage } from './routing/route.js';
import { textsIn } from './texts/texts.js';
import { chooseLanguage, ENGLISH, LANGUAGE_PARAMETER, type SiteLanguage } from './visit/language.js';
import { isSpeculative, languageCookie, requestIdOf } from './visit/requestHeaders.js';
import { plainPath } from './visit/plainPath.js';
import type { Visit } from './visit/visit.js';

/** Answers one request: finds the language and the page, asks for the page's data, and draws it. */
export async function answer(host: SiteHost, request: SiteRequest): Promise<SiteResponse> {
  const [rawPath = '/', rawSearch = ''] = request.url.split(/\?(.*)/s, 2);
  const path = plainPath(rawPath);
  if (path === SPECULATION_RULES_PATH) return speculationRules();
  if (path !== rawPath) return redirectTo(rawSearch ? `${path}?${rawSearch}` : path);

  const search = new URLSearchParams(rawSearch);
  let visit = visitIn(host, path, search, ENGLISH, [ENGLISH]);
  try {
    const languages = await readLanguages(host);
    const language = chooseLanguage(languages, [search.get(LANGUAGE_PARAMETER), languageCookie(request)]);
    visit = visitIn(host, path, search, language, languages);
    const page = await openPage(visit, askIn(host, language.code));
    return respond(host, request, page, visit);
  } catch (error) {
    const requestId = requestIdOf(request);
    if (host.report) host.report(error, requestId);
    else console.error(`Request ${requestId} failed:`, error);
    return respond(host, request, failurePage(visit, requestId), visit);
  }
}

const visitIn = (
  { publicUrl }: SiteHost,
  path: string,
  search: URLSearchParams,
  language: SiteLanguage,
  languages: readonly SiteLanguage[],
): Visit => ({ path, params: {}, search, language, languages, texts: textsIn(language.code), publicUrl });

async function readLanguages(host: SiteHost): Promise<readonly SiteLanguage[]> {
  return (await askIn(host, ENGLISH.code)(LanguagesDocument, {})).publishedLanguages;
}

/** The page at the visit's address; the not-found page where there is none. */
async function openPage(visit: Visit, ask: Ask): Promise<OpenedPage> {
  for (const route of [...routes, notFound]) {
    const params = matchPath(route.path, visit.path);
    const page = params && (await route.open({ ...visit, params }, ask));
    if (page) return page;
  }
  const missing = await notFound.open(visit, ask);
  if (!missing) throw new Error('The not-found page is missing.');
  return missing;
}

function respond(host: SiteHost, request: SiteRequest, page: OpenedPage, visit: Visit): SiteResponse {
  const assets = assetsIn(host.clientDir);
  const document = <Document page={page} visit={visit} assets={assets} nonce={request.nonce} />;
  const html = `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
  return htmlResponse(request, page.status, html, {
    'content-language': visit.language.code,
    ...(visit.search.get(LANGUAGE_PARAMETER) === visit.language.code && !isSpeculative(request)
      ? cookieHeader(visit.language, host.publicUrl)
      : {}),
  });
}
