import { richHtml } from './richHtml.js';

interface RichTextProps {
  /** As the API answers it: cleaned. */
  readonly html: string | null | undefined;
  readonly publicUrl: string;
}

/** A text with its formatting; nothing when nobody wrote one. Each paragraph keeps the direction of its own words. */
export const RichText = ({ html, publicUrl }: RichTextProps) =>
  html ? <div className="rich" dangerouslySetInnerHTML={{ __html: richHtml(html, publicUrl) }} /> : null;
