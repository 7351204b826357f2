import { gql } from '../../testing/generated/gql.js';
import { createEvent } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

const STEPS = gql(`query FirstStepsOfTest { firstSteps { state tasks { name done } } }`);
const UPDATE = gql(`
  mutation UpdateFirstStepsInTest($to: FirstStepsState!) {
    updateFirstSteps(to: $to) { success firstSteps { state tasks { name } } }
  }
`);

let api: TestApi;
afterEach(() => api.close());

const doneOf = async () => {
  const { tasks } = await api.admin.request(STEPS);
  return Object.fromEntries(tasks.map(({ name, done }) => [name, done]));
};

test('a new site says what it still needs, from what it has; the state is that of the installation', async () => {
  api = await startTestApi({ FIRST_STEPS: '1' });
  expect(await api.admin.request(STEPS)).toMatchObject({ state: 'NEW' });
  expect(await doneOf()).toEqual({
    NAME: false,
    LOGO: false,
    LANGUAGE: false,
    PAGE: false,
    EVENT: false,
    STAFF: false,
  });
  await api.admin.graphql('mutation { updateWebsiteSettings(values: { system_name: "Tres Voces" }) { success } }');
  await createEvent(api.admin);
  expect(await doneOf()).toMatchObject({ NAME: true, EVENT: true, STAFF: false });
  await api.staff();
  expect(await doneOf()).toMatchObject({ STAFF: true });

  expect(await api.admin.request(UPDATE, { to: 'DISMISSED' })).toEqual({
    success: true,
    firstSteps: { state: 'DISMISSED', tasks: [] },
  });
  const staff = await api.signIn.as('Staff without permissions');
  expect((await staff.graphql('{ firstSteps { state } }')).errors?.[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('demo content is nobody’s own: its name, its home page, its events and its staff do not count', async () => {
  api = await startTestApi({ FIRST_STEPS: '1', DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' });
  const expected = { NAME: false, LOGO: false, PAGE: false, EVENT: false, STAFF: false, DEMO: false };
  expect(await doneOf()).toMatchObject(expected);
  await api.admin.graphql('mutation { removeDemoContent { success } }');
  const { DEMO: _, ...others } = expected;
  expect(await doneOf()).toEqual({ ...others, LANGUAGE: false });
});
