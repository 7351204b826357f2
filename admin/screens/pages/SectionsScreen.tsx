import { useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Section, Sectioned } from '@polyphony/domain/content/section.js';
import { sectionsOf } from '@polyphony/domain/content/pages/index.js';
import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { useParams, useSearchParams } from 'react-router';
import { fieldOf } from '../../fields/binding/placedErrors';
import { SECTION_PARAMETER } from '../../fields/sections/useSections';
import { CmsPageSectionsOfDocument } from '../../graphql/generated/typed/graphql';
import { useLanguages } from '../../language/LanguageProvider';
import { PageHeader } from '../../navigation/PageHeader';
import { useRecordId } from '../../navigation/recordPaths';
import { failureOf } from '../../platform/failure';
import { usePreviewChoice } from '../../preview/previewChoice';
import { PreviewPanel } from '../../preview/PreviewPanel';
import { PreviewToggle, SiteLinks } from '../../preview/PreviewToggle';
import { TypedForms, TypedFormsProvider } from '../../preview/typedForms';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import { LanguageForms } from '../../records/form/RecordForm';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { blankContent, sectionScreen } from '../../records/form/sections/sectionScreen';
import { SECTION_PANEL, SectionTabs } from './SectionTabs';

/** The sections, and their forms. */
const COLUMNS = 'minmax(170px, max-content) minmax(0, 1fr)';

/** The editor of the sections of one page, which its address names: `home-65…`. */
export function Component() {
  const id = useRecordId();
  const slug = useParams().slugAndId?.replace(/-?[0-9a-f]{24}$/i, '');
  if (!id) return <NotFoundScreen description={messages.notFound('labels.page')} />;
  return <PageSections key={id} id={id} slug={slug ?? ''} />;
}

/** @param slug that of the address, by which the form is known before its content is */
function PageSections({ id, slug }: { readonly id: string; readonly slug: string }) {
  const t = useT();
  const { data, error, loading, refetch } = useQuery(CmsPageSectionsOfDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (error && failureOf(error).code === 'NOT_FOUND') return <NotFoundScreen description={failureOf(error).message} />;
  const page = sectionsOf(data?.record.slug ?? slug);
  const name = data?.record.name;
  return (
    <>
      <PageHeader
        {...(name && { title: name })}
        actions={
          page && (
            <>
              {data && <PreviewToggle />}
              {data?.record.active && <SiteLinks path={page.path} />}
            </>
          )
        }
      />
      {!data && error && <FailureAlert error={error} retry={() => void refetch()} />}
      {loading && !data && <Skeleton role="status" aria-label={t('records.loading')} variant="rounded" height={320} />}
      {!page && data && <Paper sx={{ padding: 3 }}>{t(messages.pageWithoutSections)}</Paper>}
      {page && (data || error) && <Editor key={data ? 'loaded' : 'failed'} page={page} id={id} name={name} />}
    </>
  );
}

interface EditorProps {
  readonly page: Sectioned;
  readonly id: string;
  /** Name of the page; without it, the page could not be loaded, and there is no preview. */
  readonly name: string | undefined;
}

function Editor({ page, id, name }: EditorProps) {
  const [params, setParams] = useSearchParams();
  const [typed] = useState(() => new TypedForms());
  const { open } = usePreviewChoice();
  const [dirty, setDirty] = useState(false);
  const selected = page.sections.find((section) => section.id === params.get(SECTION_PARAMETER)) ?? page.sections[0];
  if (!selected) return null;
  const set = (name: string, value: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true });
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: COLUMNS, ...(open && name !== undefined && { lg: `${COLUMNS} minmax(0, 1.2fr)` }) },
        // Beside the preview there is no room for two inputs in a row.
        ...(open && { '& form > :first-of-type': { gridTemplateColumns: 'minmax(0, 1fr)' } }),
      }}
    >
      <SectionTabs
        sections={page.sections}
        selected={selected.id}
        onSelect={(section) => set(SECTION_PARAMETER, section)}
      />
      <Box id={SECTION_PANEL} role="tabpanel" aria-labelledby={`${SECTION_PANEL}-${selected.id}`}>
        <TypedFormsProvider value={typed}>
          <SectionForm
            key={selected.id}
            section={selected}
            id={id}
            lang={params.get('lang')}
            onLang={(code) => set('lang', code)}
            onDirty={setDirty}
          />
        </TypedFormsProvider>
      </Box>
      {open && name !== undefined && (
        <SectionPreview
          section={selected}
          id={id}
          name={name}
          typed={typed}
          onField={(field) => {
            const section = page.sections.find(({ fields }) => fieldOf(field) in fields);
            if (section && section.id !== selected.id) set(SECTION_PARAMETER, section.id);
          }}
        />
      )}
      <LeaveGuard dirty={dirty} parameter={SECTION_PARAMETER} />
    </Paper>
  );
}

interface SectionPreviewProps {
  readonly section: Section;
  readonly id: string;
  readonly name: string;
  readonly typed: TypedForms;
  readonly onField: (field: string) => void;
}

/** The page in the language whose form is shown. */
function SectionPreview({ section, id, name, typed, onField }: SectionPreviewProps) {
  const [params] = useSearchParams();
  const { languages, base } = useLanguages();
  const requestedLanguage = section.translatable.length > 0 ? params.get('lang') : null;
  const language = languages.find(({ code }) => code === requestedLanguage) ?? base;
  return (
    <PreviewPanel
      typed={typed}
      kind={cmsPage.name}
      id={id}
      lang={language.code}
      page={name}
      language={language.name}
      onField={onField}
    />
  );
}

interface SectionFormProps {
  readonly section: Section;
  readonly id: string;
  readonly lang: string | null;
  readonly onLang: (code: string) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The forms of a section, by language, with what is stored now. */
function SectionForm({ section, id, ...forms }: SectionFormProps) {
  const t = useT();
  const screen = useMemo(() => sectionScreen(section), [section]);
  const { data, loading } = useQuery(CmsPageSectionsOfDocument, { variables: { id }, fetchPolicy: 'network-only' });
  if (loading && !data)
    return <Skeleton role="status" aria-label={t('records.loading')} variant="rectangular" height={320} />;
  // Blank only where nothing was loaded (SPEC-D96): an open form outlives a refetch that fails.
  const opened = data ? data.record : blankContent(id);
  return <LanguageForms key={data ? 'loaded' : 'failed'} screen={screen} opened={opened} {...forms} />;
}
