import { lazy, Suspense, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSiteZone } from '../../session/useSiteZone';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { titleOf } from '../formValues';
import type { RecordDetails } from '../operations';
import type { FormScreen } from '../screen';
import { DraftRelease } from './release/DraftRelease';
import { draftedFormOf } from './release/noun';
import { StateMark } from './StateMark';
import { momentInZone } from './times';
import type { Publication } from './usePublication';

const ScheduleDialog = lazy(() => import('./ScheduleDialog'));

interface PublishingPanelProps {
  readonly screen: FormScreen;
  readonly record: RecordDetails;
  readonly publication: Publication;
}

/** Whether visitors see a record, since when or from when on; those who may publish it do so here. */
export function PublishingPanel({ screen, record, publication }: PublishingPanelProps) {
  const t = useT();
  const zone = useSiteZone();
  const headingId = useId();
  const [isScheduling, setScheduling] = useState(false);
  const { state, may, busy, set, schedule } = publication;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ padding: 2, marginBlockEnd: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography id={headingId} variant="subtitle2" component="h2">
          {t('publishing.publishing')}
        </Typography>
        <StateMark state={state} />
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }} role="status">
          {describeState(record, publication, zone, t)}
        </Typography>
        {may && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {state !== 'published' && (
              <Button size="small" variant="contained" disabled={busy} onClick={() => void set(true)}>
                {t('publishing.publishNow')}
              </Button>
            )}
            {state !== 'published' && (
              <Button size="small" variant="outlined" disabled={busy} onClick={() => setScheduling(true)}>
                {state === 'scheduled' ? t('publishing.changeTheTime') : t('publishing.schedule2')}
              </Button>
            )}
            {screen.kind.drafts && (state === 'draft' || state === 'withdrawn') && (
              <DraftRelease
                form={draftedFormOf(screen.kind)}
                id={record.id}
                version={record.version}
                about={titleOf(screen.kind, record)}
                disabled={busy}
              />
            )}
            {state === 'scheduled' && (
              <Button size="small" disabled={busy} onClick={() => void set(false)}>
                {t('publishing.cancelTheSchedule')}
              </Button>
            )}
            {state === 'published' && (
              <Button size="small" variant="outlined" disabled={busy} onClick={() => void set(false)}>
                {t('publishing.withdraw')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {isScheduling && (
        <Suspense>
          <ScheduleDialog
            about={titleOf(screen.kind, record)}
            publishAt={textOf(record.publishAt)}
            onSchedule={schedule}
            onClose={() => setScheduling(false)}
          />
        </Suspense>
      )}
    </Paper>
  );
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What visitors see now, in a sentence. */
function describeState(record: RecordDetails, { state, isHidden }: Publication, zone: string, t: Translate): string {
  const moment = (value: unknown) => momentInZone(zone, textOf(value));
  const since = moment(record.firstPublishedAt);
  switch (state) {
    case 'draft':
      return t('publishing.notVisibleToVisitorsYet');
    case 'scheduled': {
      const [when, name] = [moment(record.publishAt), textOf(record.scheduledBy)];
      return name
        ? t('publishing.scheduledByNameForWhen', { name, when, zone })
        : t('publishing.scheduledForWhenZone', { when, zone });
    }
    case 'published':
      return isHidden
        ? t('publishing.publishedButInactiveVisitorsDo')
        : t('publishing.publishedSinceWhenZone', { when: since, zone });
    case 'withdrawn':
      return t('publishing.noLongerVisibleToVisitors', { when: since, zone });
  }
}
