import Button from '@mui/material/Button';
import { PageLink } from '../navigation/PageLink';
import { useT } from '../texts/useT';
import { choosePreview, usePreviewChoice } from './previewChoice';
import { EditIcon } from '../ui/icons/actions';
import { OpenInNewIcon } from '../ui/icons/record';
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

/** Path of the screen on which pages of the site are edited in place; the path of a page comes after it. */
export const SITE_EDITOR = '/site';

/** Leads to a page of the site that visitors see: as they see it, and to edit it in place. */
export function SiteLinks({ path }: { readonly path: string }) {
  const t = useT();
  return (
    <>
      <Button component={PageLink} to={SITE_EDITOR + path} variant="outlined" startIcon={<EditIcon />}>
        {t('inPlace.editOnTheSite')}
      </Button>
      <Button component="a" href={path} target="_blank" variant="outlined" startIcon={<OpenInNewIcon />}>
        {t('records.viewOnTheSite')}
      </Button>
    </>
  );
}
