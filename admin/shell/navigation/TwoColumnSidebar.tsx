import Box from '@mui/material/Box';
import { useState } from 'react';
import { HEADER_PX, TWO_COLUMN_PX } from '../../theme/theme';
import { useT } from '../../texts/useT';
import { Hint } from '../../ui/hint/Hint';
import { Brand } from './Brand';
import { groupIcons } from '../../navigation/groupIcons';
import { SectionLines } from './parts';
import { useNavigation } from './useNavigation';

/** The navigation in two columns: groups as icons, and the content of the selected one. */
export default function TwoColumnSidebar() {
  const t = useT();
  const { branches, place } = useNavigation();
  const [group, ...sections] = place;
  const [selected, setSelected] = useState(group);
  const [at, setAt] = useState(group);
  if (at !== group) {
    setAt(group);
    if (group) setSelected(group);
  }
  const branch = branches.find((one) => one.group === selected) ?? branches[0];
  return (
    <Box component="nav" aria-label={t('shell.console')} sx={{ display: 'flex', minBlockSize: '100%' }}>
      <Box
        sx={{
          inlineSize: TWO_COLUMN_PX.icons,
          flexShrink: 0,
          backgroundColor: 'color-mix(in srgb, currentColor 4%, transparent)',
        }}
      >
        <Brand small />
        <Box component="ul" className="navigation-list" sx={{ display: 'grid', gap: 0.5, paddingInline: 1 }}>
          {branches.map(({ group: name, label }) => {
            const Icon = groupIcons[name];
            return (
              <li key={name}>
                <Hint title={label} placement="right">
                  <Box
                    component="button"
                    type="button"
                    className="navigation-line"
                    aria-label={label}
                    aria-pressed={name === branch?.group}
                    onClick={() => setSelected(name)}
                    sx={{ justifyContent: 'center', minBlockSize: 44 }}
                  >
                    <Icon fontSize="small" />
                  </Box>
                </Hint>
              </li>
            );
          })}
        </Box>
      </Box>
      <Box sx={{ flexGrow: 1, minInlineSize: 0, paddingInline: 1 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            blockSize: HEADER_PX,
            paddingInline: 1.5,
            fontSize: '0.875rem',
            fontWeight: 600,
          }}
        >
          {branch?.label}
        </Box>
        {branch && (
          <ul key={branch.group} className="navigation-list">
            <SectionLines section={branch} place={group === branch.group ? sections : []} />
          </ul>
        )}
      </Box>
    </Box>
  );
}
