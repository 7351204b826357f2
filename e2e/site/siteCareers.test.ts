import { OPTIONS } from '../screens/looking.js';
import { careerLooks } from '../screens/siteLooks.js';
import { expectAccessible, speak } from '../support/accessibility.js';
import { test } from '../support/fixtures.js';
import { languagesOf } from '../screens/lookVisits.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { chooseLook } from './chooseLook.js';

test.use({ serverEnv: { DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' } });

for (const language of languagesOf(turn, 0, inAllWays))
  test(`the pages of vacancies, and what people say on the home page, meet WCAG 2.2 AA (${language}, TURN=${turn})`, async ({
    server,
    visitor,
  }) => {
    const { page, context } = await visitor(OPTIONS);
    await speak(context, server.url, language);
    await chooseLook(server);
    await expectAccessible(page, careerLooks, 0, server);
  });
