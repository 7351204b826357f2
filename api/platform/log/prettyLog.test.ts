import { createLogger } from './logger.js';
import { prettyLog } from './prettyLog.js';

test('log entries are formatted as readable lines for a terminal, with secrets blanked', () => {
  const lines: string[] = [];
  const log = createLogger(
    'info',
    prettyLog((text) => void lines.push(text)),
  );
  log.info({ path: '/event', status: 404, password: 'tiger' }, 'request');
  log.error({ err: new Error('Broken') }, 'page failed');
  expect(lines[0]).toMatch(/^ {2}\d\d:\d\d:\d\d info {2}request path=\/event status=404 password=\[Redacted\]\n$/);
  expect(lines[1]).toContain('page failed\n    Error: Broken\n');
});
