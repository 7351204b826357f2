import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { PageLink } from '../../navigation/PageLink';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { useT } from '../../texts/useT';
import { DialogHead } from '../../ui/dialogs/DialogHead';

interface SettingNoticeProps {
  readonly panel: SettingsPanel;
  readonly onClose: () => void;
}

/** Says of a text that it is one of the settings, which take effect on all pages, and leads to their form. */
export function SettingNotice({ panel, onClose }: SettingNoticeProps) {
  const t = useT();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogHead id={id} onClose={onClose}>
        {t(panel.heading)}
      </DialogHead>
      <DialogContent>{t('inPlace.thisIsASetting')}</DialogContent>
      <DialogActions>
        <Button component={PageLink} to={`/configurations/${panel.screen}`} variant="contained">
          {t('inPlace.openTheForm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
