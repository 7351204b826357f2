/** Path at which the console has a page of the site drawn with what is typed into a form and not saved. */
export const TYPED_PREVIEW_PATH = '/preview/typed';

/** Input that is typed into a form in one language: its values, as a save of the form sends them. */
export interface TypedForm {
  readonly lang: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Content of a request for such a page. */
export interface TypedPreviewRequest {
  /** Kind that the forms belong to: its name. */
  readonly kind: string;
  /** Record of that kind. */
  readonly id: string;
  /** Code of the language that the page is drawn in. */
  readonly lang: string;
  /** The forms with something that is not saved; English first. */
  readonly forms: readonly TypedForm[];
  /** Whether numbers, days and times name their fields, too: it takes a page more for each of them. */
  readonly values?: boolean;
}

/** The page; or why a save of the forms would be refused, in the language of the request. */
export type TypedPreview =
  { readonly success: true; readonly html: string } | { readonly success: false; readonly message: string };
