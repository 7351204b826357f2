import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';
import { rulesOf } from '@polyphony/domain/content/section.js';
import { sectionsOf, sitePages } from '@polyphony/domain/content/pages/index.js';
import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { labelIn } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { object } from 'yup';
import type { Context } from '../../context.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite, memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import type { SlugOrId } from '../../records/read/recordReads.js';
import { modelOf } from '../../records/schema/model.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FieldError } from '../../records/schema/types.js';
import { invalid, type Outcome } from '../../records/write/outcome.js';
import {
  refusalOfDefault,
  type FirstRecords,
  type PartForms,
  type StateRefusals,
} from '../../records/write/kindRules.js';
import { Form } from '../../records/write/form.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { RecordStore } from '../../records/store/recordStore.js';
import { notFound } from '../../platform/errors.js';
import { CmsPage } from './cmsPage.js';
import { contentChanges, formOf, type SentContent } from './contentChanges.js';
import { SectionForm } from './sectionForm.js';

/** The kind with the content of all pages among its fields: what the audit trail records of a page. */
const withContent: AnyKind = {
  ...cmsPage,
  rules: object({
    ...cmsPage.rules.fields,
    ...Object.assign({}, ...sitePages.map(({ fields }) => rulesOf(fields).fields)),
  }),
  translatable: [...cmsPage.translatable, ...sitePages.flatMap(({ translatable }) => translatable)],
};

/** Pages whose records are cached for visitors: those of the site, in any case. */
const CACHED_PAGES = 20;

/** The form of a page itself. The site finds a page of its own by the slug. */
class CmsPageForm extends Form {
  override refuseSave({ slug }: FormValues, current: StoredRecord | null): Promise<FieldError[]> {
    const moved = current && slug !== current.slug && sectionsOf(current.slug);
    return Promise.resolve(moved ? [invalid('slug', messages.pageOfSiteSlug)] : []);
  }
}

class CmsPageStore extends RecordStore {
  override readonly form = new CmsPageForm(this, cmsPage);

  override readonly audited = { kind: withContent };

  override readonly firstRecords = {
    field: 'slug',
    untouched: { slug: { $in: sitePages.map(({ slug }) => slug) }, version: 1 },
    records: () =>
      sitePages.map(({ slug, name }) => {
        // Visitors of a language that is added later read the menu in it.
        const languages = [...Object.keys(CATALOGUES), baseLanguage()];
        return { slug, name: Object.fromEntries(languages.map((code) => [code, labelIn(name, code)])) };
      }),
  } satisfies FirstRecords;

  /** A page of the site shows the content of one record: other pages need not be made anew. */
  override readonly cachedParts = { listedBy: ['active', 'slug', 'name'] };

  /** By the slug of the page and the id of the section. */
  readonly #sections = new Map(
    sitePages.map((page) => [
      page.slug,
      new Map(page.sections.map((section) => [section.id, new SectionForm(this, page, section)])),
    ]),
  );

  override readonly partForms: PartForms = {
    of: ({ slug }) => {
      const page = sectionsOf(slug);
      return page ? [formOf(page, this)] : [];
    },
    drafted: [...this.#sections.values()].flatMap((forms) => [...forms.values()]),
    draftedOf: ({ slug }) => [...(this.#sections.get(String(slug))?.values() ?? [])],
  };

  /** The paths of the site whose pages visitors do not find. */
  readonly hiddenPaths = memoUntilWrite([this.kind.name], async (): Promise<readonly string[]> => {
    const visibleSlugs: readonly unknown[] = await this.model.collection.distinct('slug', { active: true });
    return sitePages.filter(({ slug }) => !visibleSlugs.includes(slug)).map(({ path }) => path);
  });

  readonly #published = memoEachUntilWrite<StoredRecord | null>([this.kind.name], CACHED_PAGES);

  /** Every page of the site that is not cached needs its record, which is read again only after a page was written. */
  override async publishedOne(by: SlugOrId, stamps: ContentStamps): Promise<StoredRecord | null> {
    const read = () => super.publishedOne(by, stamps);
    const found = await ('slug' in by ? this.#published(stamps, by.slug, read) : read());
    return found && { ...found };
  }

  /** The site has pages that their records only fill: without one, it could not be hidden. */
  override readonly refusals: StateRefusals = {
    delete: (record) => (sectionsOf(record.slug) ? messages.pageOfSite : refusalOfDefault(this.kind, record)),
  };

  /**
   * The form of a section of a page.
   * @throws NOT_FOUND
   */
  async sectionForm(id: string, section: string): Promise<Form> {
    const { slug } = await this.get(id);
    const form = this.#sections.get(String(slug))?.get(section);
    if (!form) throw notFound(messages.notFound(this.kind.label));
    return form;
  }

  /** Saves the content of sections in a language; what is not sent stays as it is (CMS-060). */
  saveContent(id: string, sent: SentContent, version: number | null, context: Context): Promise<Outcome> {
    return this.save(id, context, {
      write: { action: 'UPDATE', input: sent.content },
      message: messages.sectionsSaved,
      version,
      changes: (current) => contentChanges(this, sent, current, context),
    });
  }
}

export const cmsPageStore = new CmsPageStore(cmsPage, modelOf(CmsPage));
