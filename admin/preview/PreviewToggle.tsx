import Button from '@mui/material/Button';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useT } from '../texts/useT';
import { choosePreview, usePreviewChoice } from './previewChoice';

/** Id of the panel that the button opens. */
export const PREVIEW_PANEL = 'site-preview';

/** Opens and closes the panel with the preview; the browser remembers which. */
export function PreviewToggle() {
  const t = useT();
  const { open } = usePreviewChoice();
  return (
    <Button
      variant={open ? 'contained' : 'outlined'}
      startIcon={<VisibilityIcon />}
      aria-expanded={open}
      aria-controls={open ? PREVIEW_PANEL : undefined}
      onClick={() => choosePreview({ open: !open })}
    >
      {t('Preview')}
    </Button>
  );
}
