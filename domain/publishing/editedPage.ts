/** Path at which the console has a page of the site drawn to edit it in place. */
export const EDITED_PAGE_PATH = '/preview/site';

/** Content of a request for such a page. */
export interface EditedPageRequest {
  /** Path and query of the page. */
  readonly address: string;
  /** Code of the language that it is drawn in. */
  readonly lang: string;
}

/** A draft that the page shows in place of what visitors see. */
export interface EditedDraft {
  /** The record: the name of its kind, and its id. */
  readonly kind: string;
  readonly id: string;
  /** Name of the draft's form: that of the kind, or of a part of it ('cmsPage/home/section-1'). */
  readonly form: string;
  /** Title of the record, in the language of the page. */
  readonly title: string;
  /** Codes of its languages that the caller may write. */
  readonly languages: readonly string[];
  readonly revision: string;
  /** Version of the record that the page was drawn of. */
  readonly version: number;
}

/** The page with the drafts of what it shows, its parts named by `partName`; or why there is none. */
export type EditedPage =
  | {
      readonly success: true;
      readonly html: string;
      /** Address that the request led to. */
      readonly address: string;
      readonly drafts: readonly EditedDraft[];
      /** Whether it has texts that the caller may not edit. */
      readonly locked: boolean;
    }
  | { readonly success: false; readonly message: string };

/** A field of a record, as a part of a page names it. */
export interface EditedPart {
  readonly kind: string;
  /** Id of the record; of a panel of settings, its name. */
  readonly id: string;
  /** Name of the input: 'title', 'faqs.0.question'. */
  readonly field: string;
}

/** Name of a part of a page without its field, which comes after it. */
export const partName = ({ kind, id }: Omit<EditedPart, 'field'>): string => `${kind}/${id}/`;

/** The part that a name is of; null for another name. */
export function partIn(name: string): EditedPart | null {
  const [, kind, id, field] = /^([^/]+)\/([^/]+)\/([^/]+)$/.exec(name) ?? [];
  return kind && id && field ? { kind, id, field } : null;
}
