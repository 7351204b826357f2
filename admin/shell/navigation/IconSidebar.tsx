import Box from '@mui/material/Box';
import { useT } from '../../texts/useT';
import { Brand } from './Brand';
import { Flyout } from './Flyout';
import { OpenSection } from './OpenSection';
import { groupIcons } from '../../navigation/groupIcons';
import { useNavigation } from './useNavigation';

/** The navigation as icons, with labels if `showLabels`; the content of a group opens beside it. */
export default function IconSidebar({ showLabels }: { showLabels: boolean }) {
  const t = useT();
  const { branches, place } = useNavigation();
  return (
    <Box component="nav" aria-label={t('shell.console')} sx={{ paddingBlockEnd: 3 }}>
      <Brand small />
      <Box component="ul" className="navigation-list" sx={{ display: 'grid', gap: 0.5, paddingInline: 1 }}>
        {branches.map((branch) => {
          const Icon = groupIcons[branch.group];
          return (
            <Flyout
              key={branch.group}
              label={branch.label}
              placement="right-start"
              holdsCurrent={place[0] === branch.group}
              sx={{
                flexDirection: 'column',
                justifyContent: 'center',
                gap: 0.5,
                minBlockSize: 44,
                paddingInline: 0.5,
                fontSize: '0.6875rem',
                lineHeight: 1.25,
                textAlign: 'center',
              }}
              face={
                <>
                  <Icon fontSize="small" />
                  {showLabels && <span>{branch.label}</span>}
                </>
              }
            >
              <OpenSection section={branch} />
            </Flyout>
          );
        })}
      </Box>
    </Box>
  );
}
