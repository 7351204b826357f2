import type { LanguageMark } from './languageMark.js';
import { richHtml } from './richHtml.js';

interface RichTextProps {
  /** Sanitized HTML from the API. */
  readonly html: string | null | undefined;
  readonly publicUrl: string;
  /** The level of its topmost headings: one below the heading that it is under. */
  readonly topLevel: number;
  /** Its language, where that is not the page's. */
  readonly mark?: LanguageMark;
}

/** A rich text; nothing if it is empty. Each paragraph has its own text direction. */
export const RichText = ({ html, publicUrl, topLevel, mark }: RichTextProps) =>
  html ? (
    <div {...mark} className="rich" dangerouslySetInnerHTML={{ __html: richHtml(html, publicUrl, topLevel) }} />
  ) : null;
