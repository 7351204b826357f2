import { lazy, type ReactNode, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { livePageOf } from '@polyphony/domain/kinds/parts/kind.js';
import { useLanguages } from '../../../language/LanguageProvider';
import { usePreviewChoice } from '../../../preview/previewChoice';
import { TypedForms, TypedFormsProvider } from '../../../preview/typedForms';
import { useT } from '../../../texts/useT';
import { titleOf } from '../../formValues';
import type { RecordDetails } from '../../operations';
import type { FormScreen } from '../../screen';

/** Loaded when the page is first looked at: most forms are filled without it. */
const PreviewPanel = lazy(async () => ({ default: (await import('../../../preview/PreviewPanel')).PreviewPanel }));

interface LivePageProps {
  readonly screen: FormScreen;
  /** The record that the forms change; null for the form of a new one. */
  readonly record: RecordDetails | null;
  /** The language whose form is shown. */
  readonly lang: string | null;
  /** The forms. */
  readonly children: ReactNode;
}

/** The forms of a record, and beside them the page of the site that shows the record as it is typed. */
export function LivePage({ screen, record, lang, children }: LivePageProps) {
  const t = useT();
  const { kind } = screen;
  const [typed] = useState(() => new TypedForms());
  const choice = usePreviewChoice();
  const { languages, base } = useLanguages();
  const open = choice.records && livePageOf(kind) !== null;
  const language = languages.find(({ code }) => code === lang) ?? base;
  return (
    <Paper variant="outlined" sx={open ? styles.beside : undefined}>
      <Box sx={{ minInlineSize: 0, borderRadius: 'inherit' }}>
        <TypedFormsProvider value={open ? typed : null}>{children}</TypedFormsProvider>
      </Box>
      {open && (
        <Suspense>
          <PreviewPanel
            typed={typed}
            kind={kind.name}
            id={record?.id ?? ''}
            lang={language.code}
            page={(record && titleOf(kind, record)) || t(kind.label)}
            language={language.name}
          />
        </Suspense>
      )}
    </Paper>
  );
}

const styles = {
  beside: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
    // Beside the page there is no room for two inputs in a row.
    '& form > :first-of-type, & form [role=tabpanel] > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
} as const;
