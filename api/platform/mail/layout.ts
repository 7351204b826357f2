import { mailTextsIn } from '@polyphony/domain/catalogues/mailTexts.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { escaped } from '../html.js';
import type { MailContent, MailDetail } from './template.js';

/** The plain text alternative: the content of the HTML, in the same order. */
export function textOf({ greeting, paragraphs, details = [], code, action, note }: MailContent, lang: string): string {
  const { named } = mailTextsIn(lang);
  const facts = details.map(({ label, value }) => format(named, { name: label, value: value ?? '' })).join('\n');
  const link = action && format(named, { name: action.label, value: action.url });
  const parts = [greeting, ...paragraphs, facts, code, link, `--\n${note}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Mail programs with dark mode apply the media query; others show the light colours, which are inline. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #131318 !important } .card { background: #1f1f27 !important; border-color: #34343f !important }
  .text { color: #ececf1 !important } .small { color: #a9a9b8 !important }
  .line { border-color: #34343f !important }
  .code { background: #2a2a35 !important; color: #ffffff !important }
  .button { background: #8ab4f8 !important; color: #10131a !important }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important } .code { font-size: 26px !important; letter-spacing: 4px !important } }
`;

const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', Tahoma, Arial, sans-serif";

const paragraph = (text: string) =>
  `<p class="text" style="margin: 0 0 16px; ${FONT}; font-size: 16px; line-height: 1.6; color: #1d1d24">${escaped(text)}</p>`;

/** `dir="auto"` on the value: it may be in another script than the mail. */
const detailRow = ({ label, value }: MailDetail) =>
  `<tr><th class="small line" scope="row" align="start" style="padding: 8px 0; border-top: 1px solid #e2e4ea; ${FONT}; font-size: 14px; font-weight: 400; line-height: 1.5; text-align: start; vertical-align: baseline; color: #5c5c6a">${escaped(label)}</th>
<td class="text line" style="padding: 8px 0; padding-inline-start: 16px; border-top: 1px solid #e2e4ea; ${FONT}; font-size: 16px; line-height: 1.5; vertical-align: baseline; color: #1d1d24"><span dir="auto">${escaped(value ?? '')}</span></td></tr>`;

const detailTable = (details: readonly MailDetail[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 24px; border-collapse: collapse">
${details.map(detailRow).join('\n')}
</table>`;

/** Digits run left to right in every language. */
const codeBlock = (code: string) =>
  `<p class="code" dir="ltr" style="margin: 8px 0 24px; padding: 16px; border-radius: 8px; background: #eef1f6; color: #12121a; text-align: center; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 32px; font-weight: 700; letter-spacing: 8px">${escaped(code)}</p>`;

const button = ({ label, url }: NonNullable<MailContent['action']>) =>
  `<p style="margin: 8px 0 24px"><a class="button" href="${escaped(url)}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; background: #1a5fb4; color: #ffffff; ${FONT}; font-size: 16px; font-weight: 600; text-decoration: none">${escaped(label)}</a></p>`;

/**
 * Laid out as one column of tables, which all mail programs render alike; no external resources.
 * @param sender the name above the mail
 */
export function htmlOf(content: MailContent, lang: string, dir: 'ltr' | 'rtl', sender: string): string {
  const { subject, preview, greeting, paragraphs, details = [], code, action, note } = content;
  const align = dir === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" dir="${dir}" style="margin: 0; padding: 0; background: #f3f4f7">
<div style="display: none; max-height: 0; overflow: hidden">${escaped(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="background: #f3f4f7">
<tr><td align="center" style="padding: 24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="max-width: 560px">
<tr><td class="text" align="${align}" style="padding: 0 8px 12px; ${FONT}; font-size: 18px; font-weight: 700; color: #1d1d24"><bdi>${escaped(sender)}</bdi></td></tr>
<tr><td class="card" align="${align}" style="padding: 32px; border: 1px solid #e2e4ea; border-radius: 12px; background: #ffffff; text-align: ${align}">
<h1 class="text" style="margin: 0 0 20px; ${FONT}; font-size: 22px; line-height: 1.3; color: #1d1d24">${escaped(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${details.length > 0 ? detailTable(details) : ''}${code === undefined ? '' : codeBlock(code)}${action ? button(action) : ''}
<p class="small" style="margin: 8px 0 0; ${FONT}; font-size: 13px; line-height: 1.5; color: #5c5c6a">${escaped(note)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
