import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import type { TypedForm } from '@polyphony/domain/publishing/typedPreview.js';
import { refusalAt } from '../access/gates.js';
import type { Context } from '../context.js';
import { typedContent } from '../modules/pages/typedContent.js';
import type { Preview } from '../records/preview/preview.js';
import type { Outcome } from '../records/write/outcome.js';

/**
 * Works out what is shown in place of what is stored; or why a save of the forms would be refused.
 * @throws UNAUTHENTICATED, FORBIDDEN for those who may not save the forms; NOT_FOUND
 */
type TypedSource = (id: string, forms: readonly TypedForm[], context: Context) => Promise<Preview | Outcome>;

/** The forms that the site can be drawn with before they are saved, by the name of their kind. */
export const typedSources: ReadonlyMap<string, TypedSource> = new Map([
  [
    cmsPage.name,
    (id, forms, context) => {
      const refusal = refusalAt(['EDIT_PAGE_SECTIONS'], context);
      if (refusal) throw refusal;
      const contents = forms.map(({ lang, values }) => ({ lang, content: values }));
      return typedContent(id, contents, context);
    },
  ],
]);
