import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseFormReturn } from 'react-hook-form';
import { useSiteZone } from '../../../session/useSiteZone';
import { useT } from '../../../texts/useT';
import type { FormValues } from '../../formValues';
import type { DraftSchedule } from '../../operations';
import { momentInZone } from '../../publishing/times';

const ScheduleDialog = lazy(() => import('../../publishing/ScheduleDialog'));

/** Says when a draft takes effect by itself, or why it did not. */
export function ScheduleWords({ schedule: { at, by, failure } }: { readonly schedule: DraftSchedule }) {
  const t = useT();
  const zone = useSiteZone();
  const values = { when: momentInZone(zone, at), zone, name: by };
  return (
    <Box component="p" sx={{ margin: 0, marginBlockStart: 0.5 }}>
      {failure ? (
        <>
          {t('publishing.itWasToTakeEffect', values)} <bdi>{failure}</bdi>
        </>
      ) : (
        t('publishing.takesEffectOnWhenZone', values)
      )}
    </Box>
  );
}

interface ScheduleButtonsProps {
  readonly schedule: DraftSchedule | null;
  /** Name of what is scheduled. */
  readonly about: string;
  readonly disabled: boolean;
  /** Whether the forms have what could be published. */
  readonly isValid: () => Promise<boolean>;
  /** @param at null cancels the schedule. Resolves to whether it is done. */
  readonly onSchedule: (at: string | null, form?: UseFormReturn<FormValues>) => Promise<boolean>;
}

/** Schedule a draft, change its time, or cancel that. */
export function ScheduleButtons({ schedule, about, disabled, isValid, onSchedule }: ScheduleButtonsProps) {
  const t = useT();
  const [isScheduling, setScheduling] = useState(false);
  const openDialog = async () => {
    if (await isValid()) setScheduling(true);
  };
  return (
    <>
      <Button size="small" variant="outlined" disabled={disabled} onClick={() => void openDialog()}>
        {schedule ? t('publishing.changeTheTime') : t('publishing.publishLater')}
      </Button>
      {schedule && (
        <Button size="small" disabled={disabled} onClick={() => void onSchedule(null)}>
          {t('publishing.cancelTheSchedule')}
        </Button>
      )}
      {isScheduling && (
        <Suspense>
          <ScheduleDialog
            about={about}
            publishAt={schedule && !schedule.failure ? schedule.at : null}
            onSchedule={onSchedule}
            onClose={() => setScheduling(false)}
          />
        </Suspense>
      )}
    </>
  );
}
