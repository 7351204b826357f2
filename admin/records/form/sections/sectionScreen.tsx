import { rulesOf, type Section } from '@polyphony/domain/content/section.js';
import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { draftNames } from '@polyphony/domain/kinds/parts/kindNames.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { RuleInputs } from '../../../fields/RuleInputs';
import { blankEntry } from '../../../fields/repeater/repeated';
import { cmsPageOperations } from '../../../graphql/generated/operations/cmsPage';
import {
  CmsPageSectionDraftDocument,
  CmsPageSectionsOfDocument,
  DiscardCmsPageSectionDraftDocument,
  PublishCmsPageSectionDraftDocument,
  SaveCmsPageSectionDraftDocument,
  ScheduleCmsPageSectionDraftDocument,
  TranslateCmsPageContentDocument,
  UpdateCmsPageContentDocument,
} from '../../../graphql/generated/typed/graphql';
import type { RecordDetails } from '../../operations';
import type { FormScreen } from '../../screen';

/** The page's operations, with its content in place of its own fields. */
const operations: FormScreen['operations'] = {
  ...cmsPageOperations,
  details: CmsPageSectionsOfDocument,
  update: UpdateCmsPageContentDocument,
  translate: TranslateCmsPageContentDocument,
  draft: CmsPageSectionDraftDocument,
  saveDraft: SaveCmsPageSectionDraftDocument,
  discardDraft: DiscardCmsPageSectionDraftDocument,
  publishDraft: PublishCmsPageSectionDraftDocument,
  scheduleDraft: ScheduleCmsPageSectionDraftDocument,
};

/** Content whose lists of cards have as many as their form shows at least; blank ones are not stored. */
function withBlankCards({ fields }: Section, content: Readonly<Record<string, unknown>>) {
  const lists = Object.entries(fields).flatMap(([key, field]) => {
    if (field.holds !== 'cards') return [];
    const cards = (content[key] ?? []) as readonly unknown[];
    const missing = Math.max(0, field.initialCount - cards.length);
    return [[key, [...cards, ...Array.from({ length: missing }, () => blankEntry(field.rule, key))]] as const];
  });
  return { ...content, ...Object.fromEntries(lists) };
}

/** The form of one section: its fields are those of a kind, so that it has the tabs, the conflicts and the rest of one. */
export function sectionScreen(section: Section): FormScreen {
  const kind: AnyKind = {
    ...cmsPage,
    rules: rulesOf(section.fields),
    translatable: section.translatable,
    references: {},
    drafts: true,
    names: { ...cmsPage.names, ...draftNames('cmsPageSection'), update: 'updateCmsPageContent' },
  };
  return {
    kind,
    operations,
    whole: true,
    alwaysTabs: true,
    byHand: {
      about: section.label,
      idOf: ({ id }) => `${id}/${section.id}`,
      formOf: ({ slug }) => `${cmsPage.name}/${String(slug)}/${section.id}`,
    },
    failure: messages.sectionsNotSaved,
    read: ({ content, ...record }: RecordDetails) => ({
      ...record,
      ...withBlankCards(section, (content ?? {}) as Readonly<Record<string, unknown>>),
    }),
    Fields: () => (
      <>
        <RuleInputs names={Object.keys(section.fields)} />
      </>
    ),
  };
}

/** Content that a form shows when its own could not be loaded: nothing, and it cannot be saved (SPEC-D96). */
export const blankContent = (id: string): RecordDetails => ({
  id,
  version: 0,
  can: { edit: false, editRefusal: null, toggles: [] },
  unloaded: true,
});
