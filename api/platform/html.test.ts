import { html, Html } from './html.js';

test('values of a template are escaped, and Html within it is not escaped again', () => {
  const value = `<script>alert("a" & 'b')</script>`;
  const escaped = '&lt;script&gt;alert(&quot;a&quot; &amp; &#39;b&#39;)&lt;/script&gt;';
  expect(html`<p title="${value}">${value}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
  // Aliased, so that no formatter rewrites the template.
  const write = html;
  const items = [write`<li>${'<'}</li>`, new Html('<hr>')];
  expect(write`<ul>${items}</ul>`.text).toBe('<ul><li>&lt;</li><hr></ul>');
});

test('nothing is written for what is missing or false', () => {
  expect(html`${null}${undefined}${false}${0}${''}`.text).toBe('0');
});
