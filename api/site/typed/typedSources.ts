import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import type { TypedForm } from '@polyphony/domain/publishing/typedPreview.js';
import { SETTINGS, SETTINGS_PERMISSIONS } from '@polyphony/domain/settings/settingsPanel.js';
import { refusalAt, type Gate } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { typedContent } from '../../modules/pages/typedContent.js';
import { typedPanels, withStored } from '../../modules/settings/typedPanels.js';
import { livePageOf } from '@polyphony/domain/kinds/parts/kind.js';
import type { PreviewOverrides } from '../../records/preview/preview.js';
import { typedRecord } from '../../records/preview/typedRecord.js';
import type { Outcome } from '../../records/write/outcome.js';

/**
 * Works out what is shown in place of what is stored; or why a save of the forms would be refused.
 * @throws UNAUTHENTICATED, FORBIDDEN for those who may not save the forms; NOT_FOUND
 */
type TypedSource = (id: string, forms: readonly TypedForm[], context: Context) => Promise<Typed | Outcome>;

interface Typed extends PreviewOverrides {
  /** The page that is drawn. */
  readonly path: string;
}

function allow(gate: Gate, context: Context): void {
  const refusal = refusalAt(gate, context);
  if (refusal) throw refusal;
}

/** The forms that are no record's, by the name of their kind. */
const sources: ReadonlyMap<string, TypedSource> = new Map<string, TypedSource>([
  [
    cmsPage.name,
    async (id, forms, context) => {
      allow(['EDIT_PAGE_SECTIONS'], context);
      const contents = forms.map(({ lang, values }) => ({ lang, content: values }));
      const preview = await typedContent(id, contents, context);
      return 'success' in preview ? preview : { path: preview.path, preview };
    },
  ],
  [
    SETTINGS,
    // The home page: what the settings say is at the head and the foot of all of them.
    async (_, forms, context) => {
      allow(SETTINGS_PERMISSIONS, context);
      const panels = await typedPanels(forms, context);
      return 'success' in panels ? panels : { path: '/', panels: await withStored(panels, context) };
    },
  ],
]);

/** The forms that the site can be drawn with before they are saved: those of a kind with a page too; null for others. */
export function typedSource(kind: string, { loaders }: Context): TypedSource | null {
  const source = sources.get(kind);
  if (source) return source;
  const store = loaders.stores.all.find((one) => one.kind.name === kind);
  if (!store || livePageOf(store.kind) === null) return null;
  return async (id, forms, context) => {
    const preview = await typedRecord(store, id, forms, context);
    return 'success' in preview ? preview : { path: preview.path, preview };
  };
}
