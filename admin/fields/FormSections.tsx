import type { TextName } from '../texts/translate';
import { useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useShortcut } from '../shortcuts/useShortcut';
import { useT } from '../texts/useT';
import { useFieldScope } from './binding/FieldScope';
import { OtherErrors } from './sections/OtherErrors';
import { SectionMark, wordsOf } from './sections/SectionMark';
import { useFieldsInPalette } from './sections/useFieldsInPalette';
import { useSections } from './sections/useSections';

export interface FormSection {
  /** The value of the address's `tab` parameter. */
  readonly id: string;
  readonly label: TextName;
  /** The fields whose errors mark the section. */
  readonly fields: readonly string[];
  readonly content: ReactNode;
}

/**
 * A long form in sections: one is visible, and all stay mounted. Tabs mark sections that are complete and those with errors;
 * a refused form opens the first of these, and a key leads from error to error. The palette finds the fields of all of them.
 */
export function FormSections({ sections }: { sections: readonly FormSection[] }) {
  const t = useT();
  const { lang } = useFieldScope();
  const form = useRef<HTMLDivElement>(null);
  const { listedSections, selected, select, states, faulty, elsewhere, hasErrors, show, showNextError } = useSections(
    sections,
    form,
  );
  const isVisible = () => form.current?.checkVisibility() === true;
  useShortcut('nextError', hasErrors ? () => (isVisible() ? showNextError() : false) : null);
  useFieldsInPalette(listedSections, show, isVisible);
  const isFaulty = (id: string) => faulty.some((section) => section.id === id);
  const stateAt = (index: number) => states[index] ?? 'empty';
  const labelWithState = (label: TextName, words: TextName | null) =>
    words === null ? t(label) : `${t(label)} (${t(words)})`;

  return (
    <Box ref={form} sx={{ gridColumn: '1 / -1' }}>
      <TextField
        select
        id={`sections-${lang}`}
        label={t('records.section')}
        value={selected?.id ?? ''}
        onChange={({ target }) => select(target.value)}
        fullWidth
        sx={{ display: { sm: 'none' }, marginBlockEnd: 2.5 }}
      >
        {listedSections.map(({ id, label }, index) => (
          <MenuItem key={id} value={id}>
            {labelWithState(label, wordsOf(isFaulty(id), stateAt(index)))}
          </MenuItem>
        ))}
      </TextField>
      <Tabs
        value={selected?.id ?? false}
        onChange={(_, id: string) => select(id)}
        aria-label={t('records.sections')}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{
          display: { xs: 'none', sm: 'flex' },
          marginBlockEnd: 2.5,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        {listedSections.map(({ id, label }, index) => (
          <Tab
            key={id}
            value={id}
            id={`${id}-tab-${lang}`}
            aria-controls={`${id}-panel-${lang}`}
            label={t(label)}
            icon={<SectionMark faulty={isFaulty(id)} state={stateAt(index)} />}
            iconPosition="end"
            sx={{ minBlockSize: 48 }}
          />
        ))}
      </Tabs>
      <OtherErrors
        count={elsewhere}
        sections={faulty.filter(({ id }) => id !== selected?.id).map(({ label }) => t(label))}
        onNext={showNextError}
      />
      {listedSections.map(({ id, content }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`${id}-panel-${lang}`}
          aria-labelledby={`${id}-tab-${lang}`}
          hidden={id !== selected?.id}
        >
          <Box sx={columns}>{content}</Box>
        </Box>
      ))}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
