import { lazy, Suspense, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { messages } from '@polyphony/domain/messages/messages.js';
import { useSiteZone } from '../../session/useSiteZone';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { titleOf, type FormValues } from '../formValues';
import type { RecordDetails, Write, SwitchedRecord } from '../operations';
import type { FormScreen } from '../screen';
import { useToggles } from '../toggles';
import { useRecordWrite } from '../useRecordWrite';
import { StateChip } from './StateChip';
import { stateOfRow } from './states';
import { momentInZone } from './times';

const ScheduleDialog = lazy(() => import('./ScheduleDialog'));

interface PublishingPanelProps {
  readonly screen: FormScreen;
  readonly record: RecordDetails;
  /** Called with the record's version after its state was changed here. */
  readonly onChanged: (version: number) => void;
}

/** Whether visitors see a record, since when or from when on; those who may publish it do so here. */
export function PublishingPanel({ screen, record, onChanged }: PublishingPanelProps) {
  const t = useT();
  const zone = useSiteZone();
  const headingId = useId();
  const write = useRecordWrite(screen.kind);
  const may = useToggles(screen).includes('active') && record.can?.toggles.includes('ACTIVE') === true;
  const [isScheduling, setScheduling] = useState(false);
  const [busy, setBusy] = useState(false);
  const state = stateOfRow(record);
  if (!state) return null;
  const { toggles, schedule } = screen.operations;

  const run = async <V,>(
    mutation: Write<V, SwitchedRecord> | undefined,
    variables: V & Record<string, unknown>,
    form?: UseFormReturn<FormValues>,
  ) => {
    if (!mutation) throw new Error('The kind has no such operation.');
    setBusy(true);
    const outcome = await write(mutation, variables, { success: messages.statusUpdated, form });
    setBusy(false);
    if (outcome.status === 'saved' && outcome.record) onChanged(outcome.record.version);
    return outcome.status === 'saved';
  };
  const set = (to: boolean) => void run(toggles.active, { id: record.id, to });

  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ padding: 2, marginBlockEnd: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography id={headingId} variant="subtitle2" component="h2">
          {t('Publishing')}
        </Typography>
        <StateChip state={state} />
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }} role="status">
          {wordsOf(record, state, zone, t)}
        </Typography>
        {may && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {state !== 'published' && (
              <Button size="small" variant="contained" disabled={busy} onClick={() => set(true)}>
                {t('Publish now')}
              </Button>
            )}
            {state !== 'published' && (
              <Button size="small" variant="outlined" disabled={busy} onClick={() => setScheduling(true)}>
                {state === 'scheduled' ? t('Change the time…') : t('Schedule…')}
              </Button>
            )}
            {state === 'scheduled' && (
              <Button size="small" disabled={busy} onClick={() => set(false)}>
                {t('Cancel the schedule')}
              </Button>
            )}
            {state === 'published' && (
              <Button size="small" variant="outlined" disabled={busy} onClick={() => set(false)}>
                {t('Withdraw')}
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
            onSchedule={(at, form) => run(schedule, { id: record.id, at }, form)}
            onClose={() => setScheduling(false)}
          />
        </Suspense>
      )}
    </Paper>
  );
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function wordsOf(record: RecordDetails, state: NonNullable<ReturnType<typeof stateOfRow>>, zone: string, t: Translate) {
  const moment = (value: unknown) => momentInZone(zone, textOf(value));
  const since = moment(record.firstPublishedAt);
  switch (state) {
    case 'draft':
      return t('Not visible to visitors yet.');
    case 'scheduled': {
      const [when, name] = [moment(record.publishAt), textOf(record.scheduledBy)];
      return name
        ? t('Scheduled by {name} for {when} ({zone}).', { name, when, zone })
        : t('Scheduled for {when} ({zone}).', { when, zone });
    }
    case 'published':
      return t('Published since {when} ({zone}).', { when: since, zone });
    case 'withdrawn':
      return t('No longer visible to visitors. First published on {when} ({zone}).', { when: since, zone });
  }
}
