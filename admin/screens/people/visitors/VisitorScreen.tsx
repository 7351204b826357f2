import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { messages } from '@polyphony/domain/messages/messages.js';
import { readMostlyFacts } from '../../../graphql/generated/kindFacts';
import { visitorOperations as operations } from '../../../graphql/generated/operations/visitor';
import type { VisitorAccountDetailsFragment } from '../../../graphql/generated/typed/graphql';
import { useLanguages } from '../../../language/LanguageProvider';
import { QUIETLY, useLive } from '../../../live/useLive';
import { PageHeader } from '../../../navigation/PageHeader';
import { useRecordId } from '../../../navigation/recordPaths';
import { failureOf } from '../../../platform/failure';
import { listDate } from '../../../records/format';
import { useT } from '../../../texts/useT';
import { FailureAlert } from '../../../ui/FailureAlert';
import { NotFoundScreen } from '../../../ui/NotFoundScreen';
import { Facts } from './Facts';
import { VisitorActions } from './VisitorActions';
import { VisitorBookings, VisitorEnquiries } from './VisitorRecords';
import { languageName, lastSeen, statusOf } from './visitorWords';

/** One visitor: what is known of them, what they booked and wrote, and what staff can do. */
export function Component() {
  const id = useRecordId();
  if (!id) return <NotFoundScreen description={messages.notFound(readMostlyFacts.visitor.label)} />;
  return <VisitorPage key={id} id={id} />;
}

function VisitorPage({ id }: { readonly id: string }) {
  const t = useT();
  // What is being erased is not requested again: it would not be found.
  const [erasing, setErasing] = useState(false);
  const {
    data: loaded,
    previousData,
    error,
    refetch,
    client,
  } = useQuery(operations.details, { variables: { id }, fetchPolicy: 'cache-and-network', skip: erasing });
  const read = () => client.query({ query: operations.details, variables: { id }, ...QUIETLY });
  useLive(['visitor'], () => (erasing ? Promise.resolve() : read()));
  if (error && failureOf(error).code === 'NOT_FOUND') return <NotFoundScreen description={failureOf(error).message} />;
  const visitor = (loaded ?? (erasing ? previousData : undefined))?.record;
  return (
    <>
      <PageHeader
        {...(visitor && { title: visitor.name, actions: <VisitorActions visitor={visitor} onErasing={setErasing} /> })}
      />
      {!visitor && error && <FailureAlert error={error} retry={() => void refetch()} />}
      {!visitor && !error && (
        <Skeleton role="status" aria-label={t('records.loading')} variant="rounded" height={240} />
      )}
      {visitor && (
        <>
          <Details visitor={visitor} />
          <VisitorBookings visitor={visitor} />
          <VisitorEnquiries visitor={visitor} />
        </>
      )}
    </>
  );
}

function Details({ visitor }: { readonly visitor: VisitorAccountDetailsFragment }) {
  const t = useT();
  const { languages } = useLanguages();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('files.details')}
      sx={{ padding: 2, marginBlockEnd: 2 }}
    >
      <Facts
        facts={[
          ['records.status', t(statusOf(visitor))],
          ['labels.email', visitor.email],
          ['labels.phone', visitor.phone],
          ['labels.country', visitor.country],
          ['events.participantGroup', visitor.nationalityName],
          ['labels.language', languageName(languages, visitor.language)],
          ['visitors.idDocument', t(visitor.hasIdentityFile ? 'visitors.handedIn' : 'words.none')],
          ['visitors.lastSeen', lastSeen(visitor.lastSeenAt)],
          ['visitors.registered', listDate(visitor.createdAt)],
        ]}
      />
    </Paper>
  );
}
