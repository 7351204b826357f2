import { useSystemBrand, windowTitle } from './systemBrand';

/** The title of the document, and of the browser's tab. */
export function WindowTitle({ page }: { readonly page: string }) {
  return <title>{windowTitle(page, useSystemBrand())}</title>;
}
