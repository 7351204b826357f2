import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useT } from '../../texts/useT';
import type { BulkAction } from './actions';

const ScheduleDialog = lazy(() => import('../publishing/ScheduleDialog'));

interface ScheduleManyProps {
  readonly disabled: boolean;
  readonly onAction: (action: BulkAction) => void;
}

/** Publishes the selected records at a time to come. */
export function ScheduleMany({ disabled, onAction }: ScheduleManyProps) {
  const t = useT();
  const [isScheduling, setScheduling] = useState(false);
  return (
    <>
      <Button size="small" disabled={disabled} onClick={() => setScheduling(true)}>
        {t('publishing.schedule2')}
      </Button>
      {isScheduling && (
        <Suspense>
          <ScheduleDialog
            about={t('publishing.theSelectedRecords')}
            publishAt={null}
            onSchedule={(at) => {
              onAction({ kind: 'schedule', at });
              return Promise.resolve(true);
            }}
            onClose={() => setScheduling(false)}
          />
        </Suspense>
      )}
    </>
  );
}
