import Box from '@mui/material/Box';
import { useT } from '../../texts/useT';
import { Flyout } from './Flyout';
import { OpenSection } from './OpenSection';
import { groupIcons } from '../../navigation/groupIcons';
import type { NavigationBranch } from '../../navigation/navigationTree';
import { useNavigation } from './useNavigation';
import { ChevronDownIcon } from '../../ui/icons/arrows';

/** Number of groups shown as tabs; the others are under 'More'. */
const TABS = 5;

/** The navigation as a bar below the top bar. */
export default function HorizontalBar() {
  const t = useT();
  const { branches, place } = useNavigation();
  const more = branches.slice(TABS);
  return (
    <Box component="nav" aria-label={t('shell.console')} sx={{ paddingInline: 1 }}>
      <Box
        component="ul"
        className="navigation-list"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, paddingBlock: 0.75 }}
      >
        {branches.slice(0, TABS).map((branch) => (
          <Tab key={branch.group} label={branch.label} within={[branch]} current={place[0]} />
        ))}
        {more.length > 0 && <Tab label={t('shell.more')} within={more} current={place[0]} />}
      </Box>
    </Box>
  );
}

interface TabProps {
  readonly label: string;
  /** One group, or those under 'More'. */
  readonly within: readonly NavigationBranch[];
  readonly current: string | undefined;
}

function Tab({ label, within, current }: TabProps) {
  const [only] = within;
  const Icon = within.length === 1 && only && label === only.label ? groupIcons[only.group] : null;
  return (
    <Flyout
      label={label}
      placement="bottom-start"
      holdsCurrent={within.some(({ group }) => group === current)}
      sx={{ inlineSize: 'auto', gap: 0.75, paddingInline: { xs: 1, lg: 1.5 }, fontWeight: 500, whiteSpace: 'nowrap' }}
      face={
        <>
          {Icon && <Icon fontSize="small" sx={{ display: { xs: 'none', lg: 'block' } }} />}
          {label}
          <ChevronDownIcon fontSize="small" />
        </>
      }
    >
      {within.map((branch) => (
        <OpenSection key={branch.group} section={branch} labelled={label !== branch.label} />
      ))}
    </Flyout>
  );
}
