import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import { EnquiryModel } from '../../modules/contact/enquiries/enquiry.js';
import { MailModel } from '../../platform/mail/queuedMail.js';
import { SUBMIT, type Submission } from '../../testing/records/enquiries.js';
import { eventually } from '../../testing/runs/eventually.js';
import { isOverBudget, proofRun, printResult } from '../../testing/runs/proofRun.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Enquiries of each flood; `npm run prove:enquiries -w @polyphony/api` sends 10,000. */
const ENQUIRIES = Number(process.env['PROOF_ENQUIRIES'] ?? 200);
/** Requests under way at once. */
const CLIENTS = 16;
const STAFF = 'hello@site.example';
const { enquiryByAddress, enquiryByContent, enquiryMails } = RATE_LIMITS;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ TRUST_PROXY: '1', ENQUIRIES_EMAIL: STAFF });
});
afterEach(() => api.close());

/** The address of a network, by its number. */
const network = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

interface Flood {
  /** The number of networks that the requests come from. */
  readonly networks: number;
  /** Text of the enquiry of a number. */
  readonly words: (number: number) => string;
}

/** Outcome for the enquiries of a flood. */
interface Outcome {
  readonly sent: number;
  /** E-mail addresses of those whose visitors were thanked. */
  readonly thanked: ReadonlySet<string>;
  readonly limited: number;
  readonly failed: readonly unknown[];
}

/** Sends them as fast as the server responds, which is far less than an hour: no limit is reset meanwhile. */
async function flood({ networks, words }: Flood): Promise<Outcome> {
  const thanked = new Set<string>();
  const failed: unknown[] = [];
  let [next, limited] = [0, 0];
  const client = async () => {
    while (next < ENQUIRIES && !isOverBudget()) {
      const number = next;
      next += 1;
      const email = `visitor-${number}@flood.example`;
      const input = { firstName: 'Ana', mobileNumber: '+975 17123456', email, problemDescription: words(number) };
      const from = { 'x-forwarded-for': network(number % networks) };
      const { data, errors } = await api.visitor.graphql(SUBMIT, { input }, from);
      const payload = data?.['submitEnquiry'] as Submission | undefined;
      if (payload?.success) thanked.add(email);
      else if (errors[0]?.extensions['code'] === 'RATE_LIMITED') limited += 1;
      else failed.push(payload ?? errors);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { sent: next, thanked, limited, failed };
}

/** Everybody who was thanked is stored, and nobody else; nothing failed. */
async function expectNothingLost({ sent, thanked, limited, failed }: Outcome): Promise<void> {
  expect(failed).toEqual([]);
  expect(thanked.size + limited).toBe(sent);
  const stored = await EnquiryModel.distinct('email');
  expect(stored.length).toBe(await EnquiryModel.countDocuments());
  expect(stored.filter((email) => !thanked.has(email))).toEqual([]);
  expect(stored.length).toBe(thanked.size);
}

/** Waits until no mail is waiting, and counts those that were sent. */
async function mailsSent(): Promise<number> {
  await eventually(async () => (await MailModel.countDocuments({ state: { $ne: 'sent' } })) === 0);
  return MailModel.countDocuments({ state: 'sent', to: STAFF });
}

async function report(flooded: string, outcome: Outcome): Promise<void> {
  const mails = await mailsSent();
  expect(mails).toBe(Math.min(outcome.thanked.size, enquiryMails.points));
  const { sent, thanked, limited } = outcome;
  printResult(
    `${flooded}: ${sent} of ${ENQUIRIES} enquiries sent; ${thanked.size} stored, ${limited} rejected; ${mails} mails sent, ${thanked.size - mails} in the console alone`,
  );
}

const other = (number: number) => `Is there a course on day ${number}?`;

test(
  'of enquiries from one network within an hour, those up to its limit are stored and the rest rejected',
  async () => {
    const outcome = await flood({ networks: 1, words: other });
    await expectNothingLost(outcome);
    expect(outcome.thanked.size).toBe(enquiryByAddress.points);
    await report('one network', outcome);
  },
  proofRun.timeoutMs,
);

test(
  'of the same words from many networks, those up to the limit of content are stored and the rest rejected',
  async () => {
    const outcome = await flood({ networks: ENQUIRIES / 2, words: () => 'Buy our watches' });
    await expectNothingLost(outcome);
    expect(outcome.thanked.size).toBe(enquiryByContent.points);
    await report('many networks and the same words', outcome);
  },
  proofRun.timeoutMs,
);

test(
  'of other words from many networks, all are stored, mails stop at their limit, and nothing that was thanked for is lost',
  async () => {
    const outcome = await flood({ networks: ENQUIRIES / 2, words: other });
    await expectNothingLost(outcome);
    expect(outcome.limited).toBe(0);
    await report('many networks', outcome);
  },
  proofRun.timeoutMs,
);
