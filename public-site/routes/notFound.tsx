import { SearchForm } from '../components/SearchForm.js';
import { plainRoute, type PageProps } from '../routing/route.js';
import { SEARCH_PATH } from '../visit/sitePaths.js';

/** Shown at its own address and at every address that leads nowhere. */
export const notFound = plainRoute({
  path: '/not-found',
  status: 404,
  head: ({ visit: { texts } }) => ({ title: texts.notFound.title, lead: texts.notFound.lead, unlisted: true }),
  Page: NotFound,
});

function NotFound({ visit: { texts } }: PageProps<null>) {
  return (
    <div className="wrap message">
      <p className="message__code" aria-hidden="true">
        404
      </p>
      <h1>{texts.notFound.title}</h1>
      <p>{texts.notFound.lead}</p>
      <SearchForm path={SEARCH_PATH} id="site-search" name="q" search="" wholeSite texts={texts.search} />
      <a className="button button--quiet" href="/">
        {texts.notFound.home}
      </a>
    </div>
  );
}
