import { Pager } from '../../components/Pager.js';
import { OwnBookingsDocument, type OwnBookingsQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../../texts/texts.js';
import { pageOf } from '../../visit/visit.js';
import { BookingList } from './BookingList.js';
import { BOOKINGS_PATH } from './bookingPaths.js';

const PAGE_SIZE = 10;

/** The way to the visitor's bookings. */
export const bookingCrumbs = ({ account, bookings: words }: Texts) => [
  { name: account.title, path: '/account' },
  { name: words.title, path: BOOKINGS_PATH },
];

export const bookings = queriedRoute({
  path: BOOKINGS_PATH,
  personal: true,
  query: OwnBookingsDocument,
  variables: (visit) => ({ lang: visit.language.code, page: pageOf(visit), pageSize: PAGE_SIZE }),
  notFound: ({ data, visit }) => pageOf(visit) > Math.max(1, data.ownOrderHistory.pageInfo.totalPages),
  head: ({ visit: { texts } }) => ({
    title: texts.bookings.title,
    lead: texts.bookings.lead,
    crumbs: bookingCrumbs(texts),
  }),
  Page: Bookings,
});

function Bookings({ data: { ownOrderHistory }, visit }: PageProps<OwnBookingsQuery>) {
  const { texts } = visit;
  const { rows, pageInfo } = ownOrderHistory;
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1>{texts.bookings.title}</h1>
        <p>{texts.bookings.lead}</p>
      </header>
      {rows.length > 0 ? (
        <>
          <p className="bookings__count">{format(texts.bookings.count, { count: pageInfo.totalItemsCount })}</p>
          <BookingList bookings={rows} visit={visit} heading="h2" />
          <Pager
            path={BOOKINGS_PATH}
            page={pageInfo.currentPage}
            pages={pageInfo.totalPages}
            parameters={{}}
            texts={texts.pager}
          />
        </>
      ) : (
        <div className="empty">
          <p>{texts.bookings.none}</p>
          <p>
            <a href="/event">{texts.bookings.explore}</a>
          </p>
        </div>
      )}
    </div>
  );
}
