import { useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Section, Sectioned } from '@polyphony/domain/content/section.js';
import { sectionsOf } from '@polyphony/domain/content/pages/index.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { useParams, useSearchParams } from 'react-router';
import { SECTION_PARAMETER } from '../../fields/sections/useSections';
import { CmsPageSectionsOfDocument } from '../../graphql/generated/typed/graphql';
import { PageHeader } from '../../navigation/PageHeader';
import { useRecordId } from '../../navigation/recordPaths';
import { failureOf } from '../../platform/failure';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import { LanguageForms } from '../../records/form/RecordForm';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { blankContent, sectionScreen } from './sectionScreen';
import { SECTION_PANEL, SectionTabs } from './SectionTabs';

/** The editor of the sections of one page, which its address names: `home-65…`. */
export function Component() {
  const id = useRecordId();
  const slug = useParams().slugAndId?.replace(/-?[0-9a-f]{24}$/i, '');
  if (!id) return <NotFoundScreen description={messages.notFound('Page')} />;
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
        {...(page && data?.record.active && { actions: <ViewOnSite path={page.path} /> })}
      />
      {error && <FailureAlert error={error} retry={() => void refetch()} />}
      {loading && !data && <Skeleton role="status" aria-label={t('Loading')} variant="rounded" height={320} />}
      {!page && data && <Paper sx={{ padding: 3 }}>{t(messages.pageWithoutSections)}</Paper>}
      {page && (data || error) && <Editor key={error ? 'failed' : 'loaded'} page={page} id={id} />}
    </>
  );
}

function ViewOnSite({ path }: { readonly path: string }) {
  const t = useT();
  return (
    <Button component="a" href={path} target="_blank" variant="outlined" startIcon={<OpenInNewIcon />}>
      {t('View on the site')}
    </Button>
  );
}

function Editor({ page, id }: { readonly page: Sectioned; readonly id: string }) {
  const [params, setParams] = useSearchParams();
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
        gridTemplateColumns: { md: 'minmax(170px, max-content) minmax(0, 1fr)' },
      }}
    >
      <SectionTabs
        sections={page.sections}
        selected={selected.id}
        onSelect={(section) => set(SECTION_PARAMETER, section)}
      />
      <Box id={SECTION_PANEL} role="tabpanel" aria-labelledby={`${SECTION_PANEL}-${selected.id}`}>
        <SectionForm
          key={selected.id}
          section={selected}
          id={id}
          lang={params.get('lang')}
          onLang={(code) => set('lang', code)}
          onDirty={setDirty}
        />
      </Box>
      <LeaveGuard dirty={dirty} parameter={SECTION_PARAMETER} />
    </Paper>
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
  const { data, error, loading } = useQuery(CmsPageSectionsOfDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (loading && !data) return <Skeleton role="status" aria-label={t('Loading')} variant="rectangular" height={320} />;
  const opened = error || !data ? blankContent(id) : data.record;
  return <LanguageForms key={error ? 'failed' : 'loaded'} screen={screen} opened={opened} {...forms} />;
}
