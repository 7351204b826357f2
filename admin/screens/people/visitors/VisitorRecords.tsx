import type { TextName } from '../../../texts/translate';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { BOOKING_STATUS_TEXTS } from '@polyphony/domain/events/bookingStatus.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import {
  VisitorBookingsDocument,
  VisitorEnquiriesDocument,
  type VisitorAccountDetailsFragment,
} from '../../../graphql/generated/typed/graphql';
import { PageLink } from '../../../navigation/PageLink';
import { type LinkedRecord, useListScreen, useRecordLink } from '../../../navigation/recordLink';
import { listDate } from '../../../records/format';
import { useMay } from '../../../session/rights/useMay';
import { useT } from '../../../texts/useT';
import { FailureAlert } from '../../../ui/FailureAlert';

interface OfVisitor {
  readonly visitor: VisitorAccountDetailsFragment;
}

/** The latest bookings of a visitor, for those who may see bookings. */
export function VisitorBookings({ visitor: { id, bookings } }: OfVisitor) {
  const t = useT();
  const allowed = useMay()('Query', 'eventBookings');
  const { data, error, refetch } = useQuery(VisitorBookingsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skip: !allowed,
  });
  const records = data?.page.rows.map(({ id: bookingId, transactionId, status, createdAt, event }) => ({
    record: { kind: 'eventBooking', id: bookingId, title: transactionId },
    title: event?.name ?? t(screenTexts.notFoundLabel),
    facts: [t(BOOKING_STATUS_TEXTS[status]), listDate(createdAt)],
  }));
  if (!allowed) return null;
  const all = ['eventBooking', { visitor: id }, bookings] as const;
  return <Section title="words.bookings" all={all} records={records} error={error} retry={() => void refetch()} />;
}

/** The latest enquiries from the address of a visitor, for those who may see enquiries. */
export function VisitorEnquiries({ visitor: { email, enquiries } }: OfVisitor) {
  const t = useT();
  const allowed = useMay()('Query', 'enquiries');
  const { data, error, refetch } = useQuery(VisitorEnquiriesDocument, {
    variables: { email },
    fetchPolicy: 'cache-and-network',
    skip: !allowed,
  });
  const records = data?.page.rows.map(({ id, reference, problemDescription, answered, createdAt }) => ({
    record: { kind: 'enquiry', id, title: reference },
    title: problemDescription,
    facts: [reference, t(answered ? 'contact.answered' : 'contact.notAnswered'), listDate(createdAt)],
  }));
  if (!allowed) return null;
  const all = ['enquiry', { searchName: email }, enquiries] as const;
  return <Section title="contact.enquiries" all={all} records={records} error={error} retry={() => void refetch()} />;
}

interface SectionProps {
  readonly title: TextName;
  /** The list of all of them: of what kind, narrowed by what, and how many there are. */
  readonly all: readonly [kind: string, query: Readonly<Record<string, string>>, count: number];
  /** The latest ones; undefined until they are loaded. */
  readonly records: readonly RecordSummary[] | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

function Section({ title, all: [kind, query, count], records, error, retry }: SectionProps) {
  const t = useT();
  const list = useListScreen()(kind);
  return (
    <Paper component="section" variant="outlined" aria-label={t(title)} sx={{ padding: 2, marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, marginBlockEnd: 1 }}>
        <Typography variant="h2">{t(title)}</Typography>
        {list && count > 0 && (
          <MuiLink component={PageLink} to={`/${list.path}?${new URLSearchParams(query).toString()}`}>
            {t('visitors.allCount', { count })}
          </MuiLink>
        )}
      </Box>
      {error && !records ? <FailureAlert error={error} retry={retry} /> : <Records records={records} />}
    </Paper>
  );
}

interface RecordSummary {
  readonly record: LinkedRecord;
  readonly title: string;
  readonly facts: readonly string[];
}

function Records({ records }: { readonly records: readonly RecordSummary[] | undefined }) {
  const t = useT();
  const linkOf = useRecordLink();
  if (!records) return <Skeleton role="status" aria-label={t('records.loading')} variant="rounded" height={80} />;
  if (records.length === 0) return <Typography color="textSecondary">{t('words.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.25 }}>
      {records.map(({ record, title, facts }) => {
        const link = linkOf(record);
        return (
          <Box component="li" key={record.id} sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
            <Box
              dir="auto"
              sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' }}
            >
              {link ? (
                <MuiLink component={PageLink} to={link}>
                  {title}
                </MuiLink>
              ) : (
                title
              )}
            </Box>
            <Box
              sx={{ color: 'text.secondary', fontSize: '0.8125rem', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
            >
              {facts.map((fact) => (
                <bdi key={fact}>{fact}</bdi>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
