import Box from '@mui/material/Box';
import { useT } from '../../texts/useT';
import { Hint } from '../../ui/hint/Hint';
import { useDeadLink } from './deadLinks';
import { WarningIcon } from '../../ui/icons/states';

/** Warning about a link that leads nowhere. */
const DEAD_LINK = 'menus.thereIsNoPageAt';

/** The link of a menu, with a warning when visitors find no page there. */
export function MenuLink({ link }: { readonly link: string }) {
  const t = useT();
  const dead = useDeadLink(link);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minInlineSize: 0 }}>
      <bdi dir="ltr">{link}</bdi>
      {dead && (
        <Hint title={t(DEAD_LINK)}>
          <WarningIcon role="img" aria-label={t(DEAD_LINK)} color="warning" fontSize="small" />
        </Hint>
      )}
    </Box>
  );
}

/** The warning below the input of a link that leads nowhere. */
export function DeadLinkNote() {
  const t = useT();
  return (
    <Box
      component="span"
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.primary' }}
    >
      <WarningIcon color="warning" fontSize="small" />
      <bdi>{t(DEAD_LINK)}</bdi>
    </Box>
  );
}
