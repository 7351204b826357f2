import { expectAccessible, speak } from '../support/accessibility.js';
import { adminLooks, type LookGroup, signInLooks, viewOnlyLooks } from '../screens/consoleLooks.js';
import { test } from '../support/fixtures.js';
import { languagesOf } from '../screens/lookVisits.js';
import { consoleWords } from '../support/words.js';
import { addContent } from '../screens/content.js';
import { OPTIONS } from '../screens/looking.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { openAs, type User } from '../support/users.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const groups: readonly { readonly user: User; readonly looks: LookGroup }[] = [
  { user: 'visitor', looks: signInLooks },
  { user: ['VIEW_ALL_EVENT_DIFFICULTIES'], looks: viewOnlyLooks },
  ...adminLooks.map((looks) => ({ user: 'Super Admin', looks }) as const),
];

for (const [index, { user, looks }] of groups.entries())
  for (const language of languagesOf(turn, index, inAllWays))
    test(`the console meets WCAG 2.2 AA with ${looks.map(({ name }) => name).join(', ')} (${language}, TURN=${turn})`, async ({
      server,
      signedIn,
      visitor,
    }) => {
      await addContent(server);
      const { page, context } = await openAs(user, { server, signedIn, visitor }, OPTIONS);
      await speak(context, server.url, language);
      const t = consoleWords(language);
      await expectAccessible(
        page,
        looks.map((look) => ({ ...look, open: () => look.open(page, t, server) })),
        index,
        server,
      );
    });
