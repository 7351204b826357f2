import Button from '@mui/material/Button';
import { useT } from '../texts/useT';
import { choosePreview, usePreviewChoice } from './previewChoice';
import { VisibleIcon } from '../ui/icons/states';

/** Id of the panel that the button opens. */
export const PREVIEW_PANEL = 'site-preview';

/** Opens and closes the panel with the preview; the browser remembers which. */
export function PreviewToggle() {
  const t = useT();
  const { open } = usePreviewChoice();
  return (
    <Button
      variant={open ? 'contained' : 'outlined'}
      startIcon={<VisibleIcon />}
      aria-expanded={open}
      aria-controls={open ? PREVIEW_PANEL : undefined}
      onClick={() => choosePreview({ open: !open })}
    >
      {t('publishing.preview')}
    </Button>
  );
}
