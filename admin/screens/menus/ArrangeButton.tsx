import Button from '@mui/material/Button';
import { PageLink } from '../../navigation/PageLink';
import { useMay } from '../../session/rights/useMay';
import { useT } from '../../texts/useT';

/** A link from the list of menus to their arrangement, for users who may change them. */
export function ArrangeButton() {
  const t = useT();
  if (!useMay()('Mutation', 'arrangeMenus')) return null;
  return (
    <Button component={PageLink} to="../arrange" relative="path" variant="outlined">
      {t('menus.changeOrder')}
    </Button>
  );
}
