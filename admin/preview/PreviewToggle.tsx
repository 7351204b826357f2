import Button from '@mui/material/Button';
import { useT } from '../texts/useT';
import { choosePreview, usePreviewChoice } from './previewChoice';
import { VisibleIcon } from '../ui/icons/states';

/** Id of the panel that the button opens. */
export const PREVIEW_PANEL = 'site-preview';

/** Opens and closes the panel with the preview; the browser remembers which. */
export function PreviewToggle({ of = 'open' }: { readonly of?: 'open' | 'records' }) {
  const t = useT();
  const { [of]: open } = usePreviewChoice();
  return (
    <Button
      variant={open ? 'contained' : 'outlined'}
      startIcon={<VisibleIcon />}
      aria-expanded={open}
      aria-controls={open ? PREVIEW_PANEL : undefined}
      onClick={() => choosePreview({ [of]: !open })}
    >
      {t(of === 'open' ? 'publishing.preview' : 'publishing.livePage')}
    </Button>
  );
}
