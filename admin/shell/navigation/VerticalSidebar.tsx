import Box from '@mui/material/Box';
import { Fragment, memo } from 'react';
import { useT } from '../../texts/useT';
import { Brand } from './Brand';
import { groupIcons } from '../../navigation/groupIcons';
import type { NavigationBranch } from '../../navigation/navigationTree';
import { Disclosure, listStyle, SectionLines } from './parts';
import { type Navigation, useNavigation } from './useNavigation';

/** The full-width navigation: headings, collapsible groups, and nested collapsible sections. */
export function VerticalSidebar({ brand = true }: { brand?: boolean }) {
  const t = useT();
  return (
    <Box component="nav" aria-label={t('Console')} sx={{ paddingBlockEnd: 3 }}>
      {brand && <Brand />}
      <Groups {...useNavigation()} />
    </Box>
  );
}

const ELSEWHERE: readonly string[] = [];

/**
 * Memoized: re-renders only when the current page enters or leaves it. @param place empty when the page is elsewhere
 */
const Group = memo(function Group({ branch, place }: { branch: NavigationBranch; place: readonly string[] }) {
  return (
    <Disclosure label={branch.label} icon={groupIcons[branch.group]} holdsCurrent={place.length > 0}>
      <SectionLines section={branch} place={place.slice(1)} />
    </Disclosure>
  );
});

/** Memoized: re-renders when `place` changes, not for every navigation. */
const Groups = memo(function Groups({ branches, place }: Navigation) {
  return (
    <Box component="ul" sx={{ ...listStyle, paddingInline: 1 }}>
      {branches.map((branch, index) => (
        <Fragment key={branch.group}>
          {branch.heading !== branches[index - 1]?.heading && (
            <Box
              component="li"
              sx={{ paddingInline: 1.5, paddingBlock: 1, fontSize: '0.75rem', fontWeight: 600, opacity: 0.85 }}
            >
              {branch.heading}
            </Box>
          )}
          <Group branch={branch} place={place[0] === branch.group ? place : ELSEWHERE} />
        </Fragment>
      ))}
    </Box>
  );
});
