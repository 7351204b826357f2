import { attacks, many } from '../../attacks.js';
import { commandsOf } from '../../measures/commands.js';
import { FunctionCalls } from '../../measures/functionCalls.js';
import { ADMIN, startTestApi, type TestApi } from '../../server/testApi.js';

/**
 * Class: exhaustion by GraphQL. Each attack is refused before it is executed, with little work: some hundred function
 * calls per token of the longest document that is parsed. `npm run prove:timing` measures the time.
 */
const CALLS = 200_000;

let api: TestApi;
let calls: FunctionCalls;
beforeAll(async () => {
  api = await startTestApi();
  calls = await FunctionCalls.start();
});
afterAll(async () => {
  await calls.stop();
  await api.close();
});

test.each(attacks)('%s is refused with little work and without database commands', async (_what, query) => {
  const attempt = async () => {
    const { status, data, errors } = await api.visitor.graphql(query);
    expect([status, data]).toEqual([400, null]);
    expect(errors.length).toBeGreaterThan(0);
    // The error response must not amplify the attack.
    expect(JSON.stringify(errors).length).toBeLessThan(20_000);
  };
  await attempt(); // What is loaded at its first use does not count.
  let work = Infinity;
  const commands = await commandsOf(async () => {
    work = await calls.of(attempt);
  });
  expect(commands).toEqual([]);
  expect(work).toBeLessThan(CALLS);
});

test('a batch of operations is refused, however small', async () => {
  const batch = JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ session { superAdmin } }' })));
  const { status, data } = await api.visitor.graphqlRaw(batch);
  expect([status, data]).toEqual([400, null]);
});

test('aliased sign-ins in one request do not evade the limit of attempts', async () => {
  const attempt = (i: number) => `a${i}: signIn(identifier: "${ADMIN.email}", password: "Guess-${i}") { token }`;
  const responses = await Promise.all(
    Array.from({ length: 3 }, () => api.visitor.graphql(`mutation { ${many(14, attempt)} }`)),
  );
  const refused = responses.filter(({ errors }) =>
    errors.some(({ extensions }) => extensions['code'] === 'RATE_LIMITED'),
  );
  expect(refused.length).toBeGreaterThan(0);
});
