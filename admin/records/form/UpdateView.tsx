import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { isVisible } from '../publishing/states';
import { livePageOf } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { failureOf } from '../../platform/failure';
import { useRecordId } from '../../navigation/recordPaths';
import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { PageHeader } from '../../navigation/PageHeader';
import { useMay } from '../../session/rights/useMay';
import { HistoryButton } from '../history/HistoryButton';
import { useRestored } from '../history/useRestored';
import { PreviewToggle, SiteLinks } from '../../preview/PreviewToggle';
import { PreviewButton } from '../publishing/PreviewButton';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { titleOf } from '../formValues';
import type { RecordDetails } from '../operations';
import { UpdateForm } from './RecordForm';
import type { FormScreen } from '../screen';

export function View({ screen }: { screen: FormScreen }) {
  const id = useRecordId();
  if (!id) return <NotFoundScreen description={messages.notFound(screen.kind.label)} />;
  return <Update key={id} id={id} screen={screen} />;
}

function Update({ id, screen }: { id: string; screen: FormScreen }) {
  const may = useMay();
  const mayPreview = screen.operations.preview !== undefined && may('Mutation', screen.kind.names.preview);
  const { data, error, refetch } = useQuery(screen.operations.details, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { restored, onDirty, onRestored } = useRestored(refetch);
  if (error && failureOf(error).code === 'NOT_FOUND') return <NotFoundScreen description={failureOf(error).message} />;
  const { kind } = screen;
  const { update, translate } = kind.names;
  const history = data && !kind.deletedForGood && (
    <HistoryButton
      kind={kind}
      id={id}
      title={titleOf(kind, data.record)}
      mayRestore={may('Mutation', update) || (kind.translatable.length > 0 && may('Mutation', translate))}
      onRestored={onRestored}
    />
  );
  return (
    <>
      <PageHeader {...(data && headOf(screen, data.record, mayPreview, history))} />
      {data ? <UpdateForm key={restored} screen={screen} opened={data.record} onDirty={onDirty} /> : null}
      {!data && error ? <FailureAlert error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <FormSkeleton /> : null}
    </>
  );
}

/** The page header: the record's name, a link to its page on the site if visitors can see it, and else to a preview. */
function headOf(
  screen: FormScreen,
  record: RecordDetails,
  mayPreview: boolean,
  history: ReactNode,
): React.ComponentProps<typeof PageHeader> {
  const title = titleOf(screen.kind, record);
  const path = isVisible(screen.kind, record) && screen.sitePath?.(record);
  const { preview } = screen.operations;
  const action = path ? (
    <SiteLinks path={path} />
  ) : preview && mayPreview ? (
    <PreviewButton operation={preview} id={record.id} />
  ) : null;
  const isLive = livePageOf(screen.kind) !== null;
  const actions = (
    <>
      {history}
      {isLive && <PreviewToggle of="records" />}
      {action}
    </>
  );
  return { ...(title && { title }), ...((history || action || isLive) && { actions }) };
}

function FormSkeleton() {
  const t = useT();
  return (
    <Paper variant="outlined" aria-busy aria-label={t('records.loading')} role="status">
      <Stack spacing={2.5} sx={{ padding: 3 }}>
        {[56, 56, 110].map((height, index) => (
          <Skeleton key={index} variant="rounded" height={height} />
        ))}
      </Stack>
    </Paper>
  );
}
