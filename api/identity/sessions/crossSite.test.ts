import type { IncomingHttpHeaders } from 'node:http';
import { cookieAllowed } from './crossSite.js';

const host = 'site.example:4000';
const evil = 'https://evil.example';

const cases: [title: string, headers: IncomingHttpHeaders, allowed: boolean][] = [
  ['a script of the site', { host, 'sec-fetch-site': 'same-origin', origin: `http://${host}` }, true],
  ['an address typed by the person', { host, 'sec-fetch-site': 'none' }, true],
  ['a link or an image on another site', { host, 'sec-fetch-site': 'cross-site' }, false],
  [
    'another site under the same domain',
    { host, 'sec-fetch-site': 'same-site', origin: 'http://blog.site.example' },
    false,
  ],
  ['a form of another site', { host, 'sec-fetch-site': 'cross-site', origin: evil }, false],
  [
    'an origin that claims the host while the browser says otherwise',
    { host, 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
    false,
  ],
  ['an old browser, same host', { host, origin: `http://${host}` }, true],
  ['an old browser, same host in other letters', { host: 'Site.Example:4000', origin: `http://${host}` }, true],
  ['an old browser, another host', { host, origin: evil }, false],
  ['a host that merely begins alike', { host: 'site.example', origin: 'https://site.example.evil.example' }, false],
  ['a host with another port', { host, origin: 'http://site.example:5000' }, false],
  ['a sandboxed frame (origin null)', { host, origin: 'null' }, false],
  ['an empty origin', { host, origin: '' }, false],
  ['nothing told', { host }, false],
  ['nothing told, not even a host', {}, false],
  ["Apollo's header", { host, 'apollo-require-preflight': '1' }, true],
  ["a script's header on a request of unknown origin", { host, 'x-requested-with': 'XMLHttpRequest' }, true],
  ['an empty header', { host, 'x-requested-with': '' }, false],
];

test.each(cases)(
  'a cookie is accepted only on requests that no other site can cause: %s',
  (_title, headers, allowed) => {
    expect(cookieAllowed(headers)).toBe(allowed);
  },
);

test('behind a proxy that changes the host, the public address counts as the own origin', () => {
  const headers = { host: '10.0.0.7:4000', origin: 'https://site.example' };
  expect(cookieAllowed(headers)).toBe(false);
  expect(cookieAllowed(headers, 'https://site.example')).toBe(true);
  expect(cookieAllowed({ ...headers, origin: evil }, 'https://site.example')).toBe(false);
});
