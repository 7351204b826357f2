import { isMessage } from '@polyphony/domain/messages/messages.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { deviceWords } from './deviceWords.js';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each<[string | null, string]>([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`, 'Chrome 126 on Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`,
    'Edge 126 on Windows',
  ],
  [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/125.0 Safari/537.36 OPR/111.0`, 'Opera 111 on Linux'],
  [`${MOZILLA} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox 127 on Linux'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 14_5) ${WEBKIT} Version/17.5 Safari/605.1.15`, 'Safari 17 on macOS'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari 17 on iPhone',
  ],
  [`${MOZILLA} (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/126.0 Mobile Safari/537.36`, 'Chrome 126 on Android'],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0 Safari/537.36`, 'Chrome 126 on ChromeOS'],
  [`${MOZILLA} (X11; Linux x86_64) SomethingNew`, 'Linux'],
  [MOZILLA, 'Unknown device'],
  ['curl/8.5.0', 'curl'],
  ['node', 'node'],
  [`${'x'.repeat(300)}/1`, 'x'.repeat(60)],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, words) => {
  const found = deviceWords(userAgent);
  expect(isMessage(found) ? renderMessage(found, 'en') : found).toBe(words);
});
