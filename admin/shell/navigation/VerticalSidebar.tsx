import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useT } from '../../texts/useT';
import { Brand } from './Brand';
import { groupIcons } from './groupIcons';
import { Disclosure, listStyle, SectionLines } from './parts';
import { useNavigation } from './useNavigation';

/** The navigation at its full width: headings, groups that open, sections that open below them. */
export function VerticalSidebar({ brand = true }: { brand?: boolean }) {
  const t = useT();
  const { branches, place } = useNavigation();
  const [group, ...sections] = place;
  return (
    <Box component="nav" aria-label={t('Console')} sx={{ paddingBlockEnd: 3 }}>
      {brand && <Brand />}
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
            <Disclosure label={branch.label} icon={groupIcons[branch.group]} holdsCurrent={group === branch.group}>
              <SectionLines section={branch} place={group === branch.group ? sections : []} />
            </Disclosure>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
