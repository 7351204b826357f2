import { richHtml } from './components/richHtml.js';

const origin = 'https://site.example';

test.each([
  [
    'pictures are loaded when they come into sight',
    '<img src="/a.png" alt="">',
    '<img loading="lazy" decoding="async" src="/a.png" alt="">',
  ],
  [
    'links to others say so',
    '<a href="https://ok.example/?a=1&amp;b">x</a>',
    '<a href="https://ok.example/?a=1&amp;b" rel="noopener nofollow">x</a>',
  ],
  ['links of the site stay as they are', '<a href="/event">x</a>', '<a href="/event">x</a>'],
  [
    'its full address is its own too',
    '<a href="https://site.example/x">x</a>',
    '<a href="https://site.example/x">x</a>',
  ],
  ['addresses of mail are no pages', '<a href="mailto:a@ok.example">x</a>', '<a href="mailto:a@ok.example">x</a>'],
  [
    'headings begin one below that of the text, without gaps',
    '<h2>a</h2><h4>b</h4><h2>c</h2>',
    '<h3>a</h3><h4>b</h4><h3>c</h3>',
  ],
  [
    'code is written from left to right',
    '<pre><code>a</code></pre>',
    '<pre dir="ltr" tabindex="0"><code>a</code></pre>',
  ],
  [
    'a wide table scrolls in a frame',
    '<table><tbody></tbody></table>',
    '<div class="rich__table" tabindex="0"><table><tbody></tbody></table></div>',
  ],
  [
    'a video is a link to its service',
    '<figure data-video="vimeo:76979871"><a href="https://vimeo.com/76979871">A &lt;"film"</a></figure>',
    '<figure class="video"><a href="https://vimeo.com/76979871" rel="noopener nofollow">' +
      '<bdi class="video__title">A &lt;"film"</bdi> <span>Vimeo</span></a>' +
      '<template><iframe src="https://player.vimeo.com/video/76979871?dnt=1&amp;autoplay=1" title="A &lt;&quot;film&quot;" ' +
      'allow="autoplay; fullscreen; picture-in-picture"></iframe></template></figure>',
  ],
  ['aligned headings stay aligned', '<h2 data-align="end">a</h2>', '<h3 data-align="end">a</h3>'],
])('%s', (_, html, rendered) => expect(richHtml(html, origin, 3)).toBe(rendered));
