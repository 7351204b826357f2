import Box from '@mui/material/Box';
import { Fragment, memo } from 'react';
import { useT } from '../../texts/useT';
import { Brand } from './Brand';
import { groupIcons } from '../../navigation/groupIcons';
import type { NavigationBranch } from '../../navigation/navigationTree';
import { Disclosure, listStyle, SectionLines } from './parts';
import { type Navigation, useNavigation } from './useNavigation';

/** The navigation at its full width: headings, groups that open, sections that open below them. */
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

/** Drawn anew when one comes into it or leaves it, not for every page. @param place empty when the page is elsewhere */
const Group = memo(function Group({ branch, place }: { branch: NavigationBranch; place: readonly string[] }) {
  return (
    <Disclosure label={branch.label} icon={groupIcons[branch.group]} holdsCurrent={place.length > 0}>
      <SectionLines section={branch} place={place.slice(1)} />
    </Disclosure>
  );
});

/** Drawn anew for another place in it, not for every change of the address. */
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
