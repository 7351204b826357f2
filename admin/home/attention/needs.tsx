import Box from '@mui/material/Box';
import { Fragment, lazy, Suspense } from 'react';
import type { NeedsAttentionQuery } from '../../graphql/generated/typed/graphql';
import { useLanguages } from '../../language/LanguageProvider';
import { useListScreen } from '../../navigation/recordLink';
import { wholeNumber } from '../../texts/numbers';
import { useT } from '../../texts/useT';
import { BookingIcon, EnquiryIcon, FailedMailIcon } from '../../ui/icons/home';
import { CommentIcon } from '../../ui/icons/record';
import { PeopleIcon } from '../../ui/icons/sidebar';
import { DraftIcon, TranslationIcon } from '../../ui/icons/views';
import { CountLine, rowList } from '../Part';
import { FillingList, useBookingsOf } from './FillingList';
import type { Need } from './NeedRow';
import { TranslationTable } from './TranslationTable';

const ReviewList = lazy(() => import('./ReviewList'));

type Figures = NeedsAttentionQuery;
type Translations = NonNullable<Figures['untranslatedRecords']>;
type Drafts = NonNullable<Figures['draftRecords']>;

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** What waits for the user, the most urgent first; what nobody waits for is left out. */
export function useNeeds(): (figures: Figures) => readonly Need[] {
  const one = useSingleNeeds();
  const translations = useTranslationNeed();
  const drafts = useDraftNeed();
  const reviews = useReviewNeeds();
  return (figures) =>
    [
      ...reviews(figures.myReviews),
      ...one(figures),
      translations(figures.untranslatedRecords ?? []),
      drafts(figures.draftRecords ?? []),
    ].filter(({ count }) => count > 0);
}

/** Those that are one number and one list. */
function useSingleNeeds(): (figures: Figures) => readonly Need[] {
  const t = useT();
  const listOf = useListScreen();
  const filling = useFillingNeed();
  const listWith = (kind: string, search: string) => {
    const list = listOf(kind);
    return list && `/${list.path}?${search}`;
  };
  return ({ eventBookingFigures, fillingEvents, enquiries, failedMailCount }) => [
    {
      name: 'bookings',
      Icon: BookingIcon,
      tone: 'warning',
      title: t('home.bookingsToConfirm'),
      detail: t('home.visitorsGetTheirTicketsOnce'),
      count: eventBookingFigures?.toConfirm ?? 0,
      to: listWith('eventBooking', 'status=PENDING'),
    },
    {
      name: 'enquiries',
      Icon: EnquiryIcon,
      tone: 'info',
      title: t('home.enquiriesToAnswer'),
      detail: t('home.visitorsWaitForAnAnswer'),
      count: enquiries?.pageInfo.totalItemsCount ?? 0,
      to: listWith('enquiry', 'answered=no'),
    },
    {
      name: 'mails',
      Icon: FailedMailIcon,
      tone: 'error',
      title: t('home.mailsNotDelivered'),
      detail: t('home.givenUpInTheLastWeek'),
      count: failedMailCount ?? 0,
    },
    filling(fillingEvents ?? { count: 0, next: [] }),
  ];
}

/** What the user is to review, and what was sent back to them. */
function useReviewNeeds(): (counts: Figures['myReviews']) => readonly Need[] {
  const t = useT();
  const listOf = (of: 'waiting' | 'sentBack') => (
    <Suspense>
      <ReviewList of={of} />
    </Suspense>
  );
  return (counts) => [
    {
      name: 'reviews',
      Icon: CommentIcon,
      tone: 'warning',
      title: t('home.textsToReview'),
      detail: t('home.visitorsSeeThemOnceYouApprove'),
      count: counts?.waitingCount ?? 0,
      parts: listOf('waiting'),
    },
    {
      name: 'sentBack',
      Icon: CommentIcon,
      tone: 'error',
      title: t('home.textsSentBack'),
      detail: t('home.changeThemAndAskAgain'),
      count: counts?.sentBackCount ?? 0,
      parts: listOf('sentBack'),
    },
  ];
}

function useFillingNeed(): (filling: NonNullable<Figures['fillingEvents']>) => Need {
  const t = useT();
  const bookingsOf = useBookingsOf();
  return ({ count, next }) => {
    const [first] = next;
    const left = first ? Math.max(0, first.capacity - first.placesTaken) : 0;
    const name = first?.name ?? '';
    return {
      name: 'filling',
      Icon: PeopleIcon,
      tone: 'neutral',
      title: t('home.eventsNearlyFull'),
      detail: left === 0 ? t('home.nameIsFull', { name }) : t('home.nameHasCountPlacesLeft', { name, count: left }),
      count,
      ...(count === 1 && first ? { to: bookingsOf(first.id) } : { parts: <FillingList events={next} /> }),
    };
  };
}

function useTranslationNeed(): (counts: Translations) => Need {
  const t = useT();
  const listOf = useListScreen();
  const { languages } = useLanguages();
  return (all) => {
    const counts = all.filter(({ kind }) => listOf(kind) !== null);
    const sums = languages
      .map(({ code, name }) => ({ name, count: sumOf(counts.filter(({ lang }) => lang === code)) }))
      .filter(({ count }) => count > 0);
    return {
      name: 'translations',
      Icon: TranslationIcon,
      tone: 'neutral',
      title: t('home.missingTranslations'),
      detail: <Sums sums={sums} />,
      count: sumOf(counts),
      parts: <TranslationTable counts={counts} />,
    };
  };
}

function useDraftNeed(): (counts: Drafts) => Need {
  const t = useT();
  const listOf = useListScreen();
  return (all) => {
    const counts = all.flatMap(({ kind, count }) => {
      const list = listOf(kind);
      return list ? [{ name: t(list.title), to: `/${list.path}?status=draft`, count }] : [];
    });
    const [only, ...others] = counts;
    return {
      name: 'drafts',
      Icon: DraftIcon,
      tone: 'neutral',
      title: t('home.draftsNotYetPublished'),
      detail: <Sums sums={counts} />,
      count: sumOf(counts),
      ...(only && others.length === 0
        ? { to: only.to }
        : {
            parts: (
              <Box component="ul" sx={rowList}>
                {counts.map(({ name, to, count }) => (
                  <CountLine key={to} to={to} label={name} count={count} />
                ))}
              </Box>
            ),
          }),
    };
  };
}

/** What a number is made of: 'Arabic 43 · Spanish 61', in the direction of the console whatever the names are in. */
const Sums = ({ sums }: { readonly sums: readonly { readonly name: string; readonly count: number }[] }) => (
  <Box component="span" sx={{ unicodeBidi: 'isolate' }}>
    {sums.map(({ name, count }, index) => (
      <Fragment key={name}>
        {index > 0 && ' · '}
        <bdi>{name}</bdi> {wholeNumber(count)}
      </Fragment>
    ))}
  </Box>
);
