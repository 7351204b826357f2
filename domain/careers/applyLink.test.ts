import { applyAddress } from './applyLink.js';

test.each([
  ['https://example.com/jobs?id=4#form', 'https://example.com/jobs?id=4#form'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['jobs.example.com/press', 'https://jobs.example.com/press'],
  ['example.com:8080', 'https://example.com:8080'],
  ['jobs@example.com', 'mailto:jobs@example.com'],
  ['mailto:jobs@example.com?subject=Printer', 'mailto:jobs@example.com?subject=Printer'],
  ['tel:+97517123456', 'tel:+97517123456'],
  ['/contact-us', '/contact-us'],
  ['  /contact-us ', '/contact-us'],
])('%s leads to %s', (link, address) => expect(applyAddress(link)).toBe(address));

test.each([
  '',
  'call us',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'ftp://example.com',
  'https://exa mple.com',
])('%j leads nowhere', (link) => expect(applyAddress(link)).toBeNull());
