import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { scheduledTime } from '@polyphony/domain/publishing/scheduledTime.js';
import { timeIn } from '@polyphony/domain/timeZone.js';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSiteZone } from '../../session/useSiteZone';
import { useT } from '../../texts/useT';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import type { FormValues } from '../formValues';

interface ScheduleDialogProps {
  /** Name of what will be published, or the number of records. */
  readonly about: string;
  /** The moment that it is scheduled for already, as ISO 8601. */
  readonly publishAt: string | null;
  /**
   * Schedules it. Resolves to whether the dialog is done with.
   * @param at '2027-03-31T09:30'
   * @param form gets what is wrong with its field publishAt
   */
  readonly onSchedule: (at: string, form: UseFormReturn<FormValues>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Error of a time at this moment; null: none. */
const wrongNow = (zone: string, at: string) => scheduledTime(zone, at, new Date()).wrong;

/** Asks when something shall be published, on clocks of the site's time zone. */
export default function ScheduleDialog({ about, publishAt, onSchedule, onClose }: ScheduleDialogProps) {
  const t = useT();
  const zone = useSiteZone();
  const id = useId();
  // Time that clocks show as the dialog opens.
  const [now] = useState(() => timeIn(zone, new Date()));
  const form = useForm<FormValues>({
    defaultValues: { publishAt: publishAt === null ? '' : timeIn(zone, new Date(publishAt)) },
  });
  const { errors, isSubmitting: busy } = form.formState;
  const wrong = errors['publishAt']?.message;
  const submit = form.handleSubmit(async ({ publishAt: typed }) => {
    const at = typeof typed === 'string' ? typed : '';
    const message = wrongNow(zone, at);
    if (message) form.setError('publishAt', { type: 'rule', message: t.words(message) }, { shouldFocus: true });
    else if (await onSchedule(at, form)) onClose();
  });
  const { ref, ...input } = form.register('publishAt');
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogHead id={id} onClose={onClose}>
          {t('publishing.schedule')}
        </DialogHead>
        <DialogContent>
          <Typography sx={{ marginBlockEnd: 2.5, overflowWrap: 'anywhere' }}>
            <bdi>{about}</bdi>
          </Typography>
          <TextField
            {...input}
            inputRef={ref}
            type="datetime-local"
            label={t('publishing.publishAt')}
            autoFocus
            fullWidth
            required
            error={wrong !== undefined}
            helperText={wrong ?? t('publishing.inTheTimeZoneZone', { zone, now: now.replace('T', ' ') })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: now, dir: 'ltr' },
              formHelperText: wrong === undefined ? {} : { role: 'alert' },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? t('records.processing') : t('publishing.schedule')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
