import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSiteZone } from '../../session/useSiteZone';
import type { NamesOf } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import type { PreviewLink } from '../operations';
import { momentInZone } from './times';
import { OpenInNewIcon } from '../../ui/icons/record';

interface PreviewDialogProps {
  readonly link: PreviewLink;
  /** What the link shows to whom, until when. */
  readonly words?: NamesOf<'when' | 'zone'>;
  readonly onClose: () => void;
}

/** A link to the page of a record, to open or to share. */
export default function PreviewDialog({
  link: { url, expiresAt },
  words = 'publishing.anyoneWithThisLinkCan',
  onClose,
}: PreviewDialogProps) {
  const t = useT();
  const zone = useSiteZone();
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toastSuccess('events.copied'),
      () => toastError('lists.theLinkCouldNotBe'),
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogHead id={id} onClose={onClose}>
        {t('publishing.preview')}
      </DialogHead>
      <DialogContent>
        <Typography sx={{ marginBlockEnd: 2.5 }}>
          {t(words, {
            when: momentInZone(zone, expiresAt),
            zone,
          })}
        </Typography>
        <TextField
          label={t('labels.link')}
          value={url}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          onFocus={({ target }) => target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{t('publishing.copyTheLink')}</Button>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          startIcon={<OpenInNewIcon />}
          autoFocus
        >
          {t('publishing.openThePreview')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
