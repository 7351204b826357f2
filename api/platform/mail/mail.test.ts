import { readdir, stat } from 'node:fs/promises';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { queueMail } from './queueMail.js';
import { renderMail } from './render.js';
import { mailLanguages, nameInMail } from './template.js';
import { mailTemplates, type MailData, type MailTemplateName } from './templates.js';

const time = new Date('2026-03-04T05:06:00Z');
const data: { readonly [Name in MailTemplateName]: MailData<Name> } = {
  verificationCode: { name: 'Sonam', code: '012345' },
  passwordResetCode: { name: 'Sonam', code: '012345' },
  welcome: { name: 'Sonam', url: 'https://site.example/account?a=1&b=2' },
  passwordChanged: { name: 'Sonam', time },
  addressInUse: { name: 'Sonam' },
  newDevice: { name: 'Sonam', time, device: 'Firefox <on> Linux' },
};
const names = Object.keys(mailTemplates) as MailTemplateName[];
const render = <Name extends MailTemplateName>(name: Name, asked: string, fallback = 'en') =>
  renderMail<Name>(name, data[name], { asked, default: fallback });

describe.each(names)('%s', (name) => {
  test.each(Object.entries(mailLanguages))('reads right in %s', (lang, { dir }) => {
    const mail = render(name, lang);
    expect(mail.lang).toBe(lang);
    expect(mail.html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(mail.subject).toBeTruthy();
    // Nothing that a mail program would have to fetch, and nothing that a reader's text could add.
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|undefined|<on>/);
    for (const part of [mail.text, mail.html]) expect(part).toContain('Sonam');
    if (lang === 'ar') for (const part of [mail.subject, mail.text]) expect(part).toMatch(/\p{Script=Arabic}/u);
  });

  test('says in plain text all that its HTML says', () => {
    const { subject, text, html } = render(name, 'en');
    const shown = html
      .slice(html.indexOf('<body'))
      .replace(/<div style="display: none.*?<\/div>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
    const words = (part: string) => new Set(part.split(/[^\p{L}\p{N}<>]+/u).filter(Boolean));
    const said = words(`Polyphony ${subject} ${text}`);
    expect([...words(shown)].filter((word) => !said.has(word))).toEqual([]);
  });
});

test('a mail in a language it does not speak is in the default one, then in English', () => {
  expect(render('welcome', 'fr', 'ar').lang).toBe('ar');
  expect(render('welcome', 'fr', 'dz').lang).toBe('en');
  expect(render('welcome', '__proto__', 'constructor').lang).toBe('en');
});

test.each([
  ['Sonam Wangmo', 'Sonam Wangmo'],
  ['سونام', 'سونام'],
  ["O'Neill", "O'Neill"],
  ['Sonam\r\nBcc: x@example.org', ''],
  ['You won! www.evil.example', ''],
  ['visit evil.com', ''],
  ['https://evil', ''],
  ['x'.repeat(61), ''],
])('a name stands in a mail only when it can be no message: %j', (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});

describe('without SMTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  test('a mail becomes a file in the outbox, which only its owner can read', async () => {
    const to = 'reader@example.org';
    await queueMail({
      to,
      template: 'passwordResetCode',
      lang: { asked: 'ar', default: 'en' },
      data: data.passwordResetCode,
    });
    const mail = await api.mails.next(to);
    expect(mail.text).toContain('012345');
    expect(mail.subject).toMatch(/\p{Script=Arabic}/u);
    expect(await api.mails.all(to)).toHaveLength(1);
    const { folder } = api.mails;
    const modes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(`${folder}/${name}`)).mode),
    );
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o600]);
  });
});
