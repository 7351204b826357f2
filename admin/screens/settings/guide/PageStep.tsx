import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { home } from '@polyphony/domain/content/pages/home.js';
import { keyOf, rulesOf } from '@polyphony/domain/content/section.js';
import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { RuleInputs } from '../../../fields/RuleInputs';
import type { FieldScope } from '../../../fields/binding/FieldScope';
import {
  GuidedHomePageDocument,
  UpdateGuidedHomePageDocument,
  type GuidedHomePageQuery,
} from '../../../graphql/generated/typed/graphql';
import { useEntryForm } from '../../../records/form/useEntryForm';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { useT } from '../../../texts/useT';
import { FailureAlert } from '../../../ui/FailureAlert';
import { StepForm, StepPlaceholder, type StepProps } from './stepParts';

const SECTION = 'section-1';
/** What a visitor reads first. */
const FIELDS = ['banner-title', 'banner-heading', 'banner-sub-heading'].map((field) =>
  keyOf(home.slug, SECTION, field),
);
const rules = rulesOf(Object.fromEntries(Object.entries(home.fields).filter(([key]) => FIELDS.includes(key))));

/** A text of the content in English, whether it is stored in languages or as it is. */
const englishOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? (new Map<string, unknown>(Object.entries(value)).get(baseLanguage()) ?? '')
    : (value ?? '');

type Page = NonNullable<GuidedHomePageQuery['publishedCmsPage']>;

/** The words at the top of the home page. */
export function PageStep(step: StepProps) {
  const { data, error, refetch } = useQuery(GuidedHomePageDocument, { fetchPolicy: 'network-only' });
  const page = data?.publishedCmsPage;
  if (page) return <Loaded page={page} {...step} />;
  if (error) return <FailureAlert error={error} retry={() => void refetch().catch(() => undefined)} />;
  return <StepPlaceholder lines={FIELDS.length} />;
}

function Loaded({ page, ...step }: StepProps & { readonly page: Page }) {
  const t = useT();
  const write = useRecordWrite(cmsPage);
  const loaded = useMemo(() => {
    const content: Readonly<Record<string, unknown>> = page.content ?? {};
    return {
      values: Object.fromEntries(FIELDS.map((key) => [key, englishOf(content[key])])),
      cause: 'opened' as const,
    };
  }, [page]);
  const entry = useEntryForm({
    rules,
    loaded,
    send: 'changed',
    save: (input, form) =>
      write(UpdateGuidedHomePageDocument, { id: page.id, input }, { form, success: messages.sectionsSaved }),
    onSaved: step.onDone,
  });
  const scope = useMemo(
    (): FieldScope => ({ rules: rules.fields, record: null, lang: baseLanguage(), dir: 'auto', reference: null }),
    [],
  );
  return (
    <StepForm entry={entry} scope={scope} label={t('firstSteps.firstPage')} {...step}>
      <RuleInputs names={FIELDS} />
    </StepForm>
  );
}
