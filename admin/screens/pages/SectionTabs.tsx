import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ARRANGEMENT } from '@polyphony/domain/content/arrangement.js';
import { sectionName, type Section } from '@polyphony/domain/content/section.js';
import { useT } from '../../texts/useT';

interface SectionTabsProps {
  readonly sections: readonly Section[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

export const SECTION_PANEL = 'page-section';

/** The sections of a page: a list of tabs beside the form, a select above it on small screens. */
export function SectionTabs({ sections, selected, onSelect }: SectionTabsProps) {
  const t = useT();
  // The order of the others is none of them, and has no number.
  const nameOf = (id: string) =>
    id === ARRANGEMENT ? null : t('words.sectionNumber', { number: sectionName(id).replace(/\D/g, '') });
  return (
    <>
      <TextField
        select
        label={t('records.section')}
        value={selected}
        onChange={({ target }) => onSelect(target.value)}
        sx={{ display: { md: 'none' }, margin: 2, marginBlockEnd: 0 }}
      >
        {sections.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {id === ARRANGEMENT ? t(label) : t('lists.placeAndName', { place: nameOf(id) ?? '', name: t(label) })}
          </MenuItem>
        ))}
      </TextField>
      <Tabs
        orientation="vertical"
        value={selected}
        onChange={(_, id: string) => onSelect(id)}
        aria-label={t('records.sections')}
        sx={{ display: { xs: 'none', md: 'flex' }, borderInlineEnd: '1px solid', borderColor: 'divider' }}
      >
        {sections.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            id={`${SECTION_PANEL}-${id}`}
            aria-controls={SECTION_PANEL}
            sx={{ alignItems: 'flex-start', textAlign: 'start', maxInlineSize: 'none' }}
            label={
              <>
                <Box component="span">{nameOf(id) ?? t(label)}</Box>
                {nameOf(id) !== null && (
                  <Typography component="span" variant="caption" color="textSecondary">
                    {t(label)}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </Tabs>
    </>
  );
}
