import { draftNames } from '@polyphony/domain/kinds/parts/kindNames.js';
import { typedDocument } from '../clients/typedDocument.js';
import { OUTCOME, type Outcome } from './payloads.js';

/** A draft as its editors read it. */
export interface Draft {
  /** Null: there is none. */
  readonly revision: string | null;
  readonly languages: readonly {
    readonly lang: string;
    readonly from: number;
    readonly values: Readonly<Record<string, unknown>>;
    readonly updatedBy: string | null;
  }[];
  readonly schedule: { readonly at: string; readonly by: string; readonly failure: string | null } | null;
}

/** What a write of a draft responds with. */
export interface DraftOutcome extends Outcome {
  readonly draft: Draft | null;
}

const DRAFT = '{ revision languages { lang from values updatedBy } schedule { at by failure } }';
const WRITTEN = `{ ${OUTCOME} draft ${DRAFT} }`;

/**
 * The operations on drafts of a form as documents.
 * @param form the name of a kind, 'settings' or 'cmsPageSection'
 * @param record what is selected of the record that a published draft changes
 */
export function draftOperationsOf(form: string, record = '') {
  const names = draftNames(form);
  return {
    read: typedDocument<Draft>(`query ($id: ID!) { ${names.draft}(id: $id) ${DRAFT} }`),
    save: typedDocument<DraftOutcome>(
      `mutation ($id: ID!, $lang: String! = "en", $values: DraftValues!, $from: Int! = 1, $revision: ID) {
        ${names.saveDraft}(id: $id, lang: $lang, values: $values, from: $from, revision: $revision) ${WRITTEN} }`,
    ),
    discard: typedDocument<DraftOutcome>(
      `mutation ($id: ID!, $revision: ID!, $lang: String) {
        ${names.discardDraft}(id: $id, revision: $revision, lang: $lang) ${WRITTEN} }`,
    ),
    publish: typedDocument<Outcome>(
      `mutation ($id: ID!, $revision: ID!, $lang: String, $version: Int) {
        ${names.publishDraft}(id: $id, revision: $revision, lang: $lang, version: $version) { ${OUTCOME} ${record} } }`,
    ),
    schedule: typedDocument<DraftOutcome>(
      `mutation ($id: ID!, $revision: ID!, $at: String, $version: Int) {
        ${names.scheduleDraft}(id: $id, revision: $revision, at: $at, version: $version) ${WRITTEN} }`,
    ),
  };
}
