import Button from '@mui/material/Button';
import { sectionsOf } from '@polyphony/domain/content/pages/index.js';
import { PageLink } from '../../navigation/PageLink';
import { useMay } from '../../session/rights/useMay';
import { sectionsPath } from './sectionsPath';
import { useT } from '../../texts/useT';
import { DraftIcon } from '../../ui/icons/views';

/** Leads to the sections of a page, for those who may edit them; nothing for a page without any. */
export function SectionsLink({ slug, linkId }: { readonly slug: string; readonly linkId: string }) {
  const t = useT();
  const may = useMay();
  if (!sectionsOf(slug) || !may('Mutation', 'updateCmsPageContent')) return null;
  return (
    <Button component={PageLink} to={sectionsPath(linkId)} size="small" startIcon={<DraftIcon />}>
      {t('records.sections')}
    </Button>
  );
}
