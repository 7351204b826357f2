import Button from '@mui/material/Button';
import { PageLink } from '../navigation/PageLink';
import { useT } from '../texts/useT';
import { EditIcon } from '../ui/icons/actions';
import { OpenInNewIcon } from '../ui/icons/record';
import { SITE_EDITOR } from './siteEditor';

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
