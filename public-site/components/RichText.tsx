import type { LanguageMark } from './spoken.js';
import { richHtml } from './richHtml.js';

interface RichTextProps {
  /** As the API answers it: cleaned. */
  readonly html: string | null | undefined;
  readonly publicUrl: string;
  /** Its language, where that is not the page's. */
  readonly mark?: LanguageMark;
}

/** A text with its formatting; nothing when nobody wrote one. Each paragraph keeps the direction of its own words. */
export const RichText = ({ html, publicUrl, mark }: RichTextProps) =>
  html ? <div {...mark} className="rich" dangerouslySetInnerHTML={{ __html: richHtml(html, publicUrl) }} /> : null;
