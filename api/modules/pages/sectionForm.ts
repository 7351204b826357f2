import { createHash } from 'node:crypto';
import { isBlankContent } from '@polyphony/domain/content/flat.js';
import type { Section, Sectioned } from '@polyphony/domain/content/section.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { entriesIn } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FieldError } from '../../records/schema/types.js';
import { Form } from '../../records/write/form.js';
import { invalid } from '../../records/write/outcome.js';
import type { FormValues, RecordRules } from '../../records/write/recordRules.js';
import { ownContent } from './content.js';
import { contentSpec } from './contentChanges.js';
import { textsOfCards } from './translatedContent.js';

/** The form of one section of a page, whose drafts are apart from those of the other sections. */
export class SectionForm extends Form {
  /** @param store that of pages */
  constructor(
    store: RecordRules,
    private readonly sections: Sectioned,
    private readonly section: Section,
  ) {
    super(store, contentSpec(`${sections.slug}/${section.id}`, section));
  }

  /** It follows from the page and the section, so that nobody has to look for it. */
  override draftId({ _id }: StoredRecord): Types.ObjectId {
    const name = `${_id.toHexString()} ${this.section.id}`;
    return new Types.ObjectId(createHash('sha256').update(name).digest('hex').slice(0, 24));
  }

  /** The blank cards that a form of another language shows beside the stored ones are not of the draft. */
  override fromDraft(lang: string, values: FormValues, current: StoredRecord): FormValues {
    if (lang === baseLanguage()) return values;
    const base = ownContent(this.sections, current, baseLanguage());
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => {
        const field = this.section.fields[key];
        if (field?.holds !== 'cards') return [key, value];
        return [key, textsOfCards(field, entriesIn(value), entriesIn(base[key]))];
      }),
    );
  }

  /** An empty form is refused (SPEC-D57). */
  override refuseSave(next: FormValues): Promise<FieldError[]> {
    const [first = ''] = Object.keys(this.section.fields);
    return Promise.resolve(isBlankContent(next) ? [invalid(first, messages.sectionsEmpty)] : []);
  }
}
