import { useEffect, useRef, type ReactNode } from 'react';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useT } from '../texts/useT';
import { useFieldScope } from './binding/FieldScope';

export interface FormSection {
  /** The value of the address's `tab` parameter. */
  readonly id: string;
  readonly label: string;
  /** The fields whose errors mark the section. */
  readonly fields: readonly string[];
  readonly content: ReactNode;
}

/** The address parameter of the visible section. */
export const SECTION_PARAMETER = 'tab';

/**
 * A long form in sections: one is visible, and all stay mounted. Tabs mark sections with errors, and a refused form
 * opens the first of them.
 */
export function FormSections({ sections }: { sections: readonly FormSection[] }) {
  const t = useT();
  const { lang, reference } = useFieldScope();
  const { errors, submitCount } = useFormState();
  const [params, setParams] = useSearchParams();
  const shown = sections.filter(({ fields }) => !reference || fields.some((field) => field in reference));
  const selected = shown.find(({ id }) => id === params.get(SECTION_PARAMETER)) ?? shown[0];
  const select = (id: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), [SECTION_PARAMETER]: id }), { replace: true });

  const faulty = shown.filter(({ fields }) => fields.some((field) => field in errors));
  const answered = useRef(submitCount);
  useEffect(() => {
    if (answered.current === submitCount || faulty.length === 0) return;
    answered.current = submitCount;
    const first = faulty[0];
    if (first && !faulty.some(({ id }) => id === selected?.id)) select(first.id);
  });

  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <TextField
        select
        id={`sections-${lang}`}
        label={t('Section')}
        value={selected?.id ?? ''}
        onChange={({ target }) => select(target.value)}
        fullWidth
        sx={{ display: { sm: 'none' }, marginBlockEnd: 2.5 }}
      >
        {shown.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {faulty.some((section) => section.id === id) ? `${t(label)} (${t('has an error')})` : t(label)}
          </MenuItem>
        ))}
      </TextField>
      <Tabs
        value={selected?.id ?? false}
        onChange={(_, id: string) => select(id)}
        aria-label={t('Sections')}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ display: { xs: 'none', sm: 'flex' }, marginBlockEnd: 2.5, borderBlockEnd: 1, borderColor: 'divider' }}
      >
        {shown.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            id={`${id}-tab-${lang}`}
            aria-controls={`${id}-panel-${lang}`}
            label={t(label)}
            icon={faulty.some((section) => section.id === id) ? <ErrorMark /> : undefined}
            iconPosition="end"
            sx={{ minBlockSize: 48 }}
          />
        ))}
      </Tabs>
      {shown.map(({ id, content }) => (
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

function ErrorMark() {
  const t = useT();
  return <ErrorIcon color="error" fontSize="small" titleAccess={t('has an error')} />;
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
