import { bookableEvent, booked, cancelBooking, step } from '../../api/testing/records/bookings.js';
import {
  fromElsewhere,
  mailedCode,
  PASSWORD,
  REGISTER,
  registration,
} from '../../api/testing/clients/visitorAccounts.js';
import { TestClient } from '../../api/testing/clients/testClient.js';
import { isPseudo, LANGUAGES } from '../screens/combinations.js';
import { expect, test } from '../support/fixtures.js';
import { addPseudoLanguages, foreignLines } from '../support/pseudoLanguage.js';
import type { TestServer } from '../support/testServer.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

/** A visitor who has used everything that sends mail to them, in a language. Returns their address. */
async function visitorWithMails(server: TestServer, language: string): Promise<string> {
  const headers = { ...fromElsewhere(), cookie: `language=${language}` };
  const visitor = server.visitor.with(headers);
  const input = registration();
  const { email } = input;
  await visitor.graphql(REGISTER, { input });
  const code = await mailedCode(server, email);
  await visitor.request(
    'mutation ($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) { success } }',
    { email, code },
  );
  await visitor.graphql(REGISTER, { input });
  const { token } = await visitor.request<{ token: string }>(
    'mutation ($email: String!, $password: String!) { logIn(identifier: $email, password: $password) { token } }',
    { email, password: PASSWORD },
  );
  const client = new TestClient(server.url, token, headers);
  const { id } = await booked(client, await bookableEvent(server));
  await step(server.admin, 'confirm', { id });
  const other = await booked(client, await bookableEvent(server));
  await cancelBooking(client, other.id);
  await visitor.request('mutation ($email: String!) { forgotPassword(email: $email) { success } }', { email });
  return email;
}

/** The lines of a calendar that people read. */
const readLines = (calendar: string): string[] =>
  calendar
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => /^(?:SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME)[^:]*:(.*)$/.exec(line)?.[1] ?? [])
    .flatMap((line) => line.replaceAll(/\\([,;\\])/g, '$1').split('\\n'));

if (isPseudo)
  for (const language of LANGUAGES) {
    test(`mails, tickets in them and calendars say nothing outside of the catalogues in ${language}`, async ({
      server,
    }) => {
      await addPseudoLanguages(server);
      const email = await visitorWithMails(server, language);
      await expect.poll(async () => (await server.mails.all(email)).length).toBeGreaterThanOrEqual(6);
      const mails = await server.mails.all(email);
      const lines = mails.flatMap(({ subject, text, attachments }) => [
        subject ?? '',
        ...(text ?? '').split('\n'),
        ...attachments
          .filter(({ contentType }) => contentType.startsWith('text/calendar'))
          .flatMap(({ content }) => readLines(content.toString('utf8'))),
      ]);
      expect(await foreignLines(lines, server)).toEqual([]);

      const calendar = await fetch(new URL(`/events.ics?lang=${language}`, server.url), {
        headers: { cookie: `language=${language}` },
      });
      expect(await foreignLines(readLines(await calendar.text()), server)).toEqual([]);
    });
  }
