import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLanguages } from '../../language/LanguageProvider';
import type { Translate } from '../../texts/translate';
import { useShortcut } from '../../shortcuts/useShortcut';
import { useT } from '../../texts/useT';
import type { FormState } from './forms';
import { EditIcon } from '../../ui/icons/actions';
import { ErrorIcon } from '../../ui/icons/states';

interface FormTabsProps {
  /** Prefix of the ids of the tabs, where the screen has several forms. */
  readonly of?: string;
  readonly tabs: readonly { readonly code: string; readonly name: string }[];
  readonly states: Readonly<Record<string, FormState>>;
  readonly selected: string;
  readonly onSelect: (code: string) => void;
}

/** The languages of a record's forms; a tab marks errors and unsaved changes of its form. */
export function FormTabs({ of = '', tabs, states, selected, onSelect }: FormTabsProps) {
  const t = useT();
  const nextTab = tabs[(tabs.findIndex(({ code }) => code === selected) + 1) % tabs.length];
  useShortcut('nextLanguage', nextTab && tabs.length > 1 ? () => onSelect(nextTab.code) : null);
  return (
    <Tabs
      value={selected}
      onChange={(_, code: string) => onSelect(code)}
      aria-label={t('labels.language')}
      variant="scrollable"
      scrollButtons="auto"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', paddingInline: 1 }}
    >
      {tabs.map(({ code, name }) => (
        <Tab
          key={code}
          value={code}
          id={`${of}form-tab-${code}`}
          aria-controls={`${of}form-panel-${code}`}
          label={name}
          icon={iconOf(states[code], t)}
          iconPosition="end"
          sx={{ minBlockSize: 48 }}
        />
      ))}
    </Tabs>
  );
}

function iconOf(state: FormState | undefined, t: Translate) {
  if (state?.invalid) return <ErrorIcon color="error" fontSize="small" titleAccess={t('records.hasAnError')} />;
  if (state?.dirty || state?.aside) return <EditIcon fontSize="small" titleAccess={t('records.notSavedYet')} />;
  return undefined;
}

interface FormTabPanelProps {
  readonly of?: string;
  readonly code: string;
  readonly selected: string;
  /** Whether there are several tabs. */
  readonly tabs: boolean;
  readonly children: ReactNode;
}

/** Forms stay mounted behind other tabs, so that their input is not lost. */
export function FormTabPanel({ of = '', code, selected, tabs, children }: FormTabPanelProps) {
  return (
    <Box
      hidden={code !== selected}
      {...(tabs && { role: 'tabpanel', id: `${of}form-panel-${code}`, 'aria-labelledby': `${of}form-tab-${code}` })}
    >
      {children}
    </Box>
  );
}

/** In place of a form in another language, where nothing is translated. */
export function SharedNote() {
  const t = useT();
  const { base } = useLanguages();
  return (
    <Alert severity="info" sx={{ margin: 2 }}>
      <bdi>{t('records.everythingHereIsTheSame', { language: base.name })}</bdi>
    </Alert>
  );
}
