import { readdirSync } from 'node:fs';
import { inRoot } from '../project.mjs';

/**
 * Maps a changed path to the journeys (files of e2e/, without `.test.ts`) that it is most likely to break. Journeys use
 * the product by its screens, so their imports say little. The first matching line counts.
 */
const TABLE = [
  [/^admin\/files\/|^api\/(files|storage)\/|^admin\/screens\/files\//, 'files/files files/uploads'],
  [/rich-?text/i, 'forms/richText forms/richTextSafety'],
  [
    /^admin\/(session|graphql)\//,
    'people/signIn people/signOut people/sessionEnd people/permissions console/connection',
  ],
  [/^admin\/navigation\/palette\//, 'console/palette'],
  [/^admin\/(shell\/)?shortcuts\//, 'console/shortcuts console/keyboard'],
  [
    /^admin\/(shell|routes|navigation|ui|main)/,
    'console/shell console/topBar screens/screens console/keyboard console/errorScreen',
  ],
  [/^admin\/theme\//, 'console/themes screens/screens'],
  [/^admin\/home\/|^api\/modules\/overview\//, 'console/home'],
  [/^admin\/live\/|^api\/live\//, 'lists/live'],
  [/^admin\/records\/bulk\//, 'lists/bulk'],
  [/^admin\/records\/form\/merge\//, 'forms/conflict'],
  [/^admin\/records\/viewSettings\//, 'lists/listViews'],
  [/^admin\/records\/form\//, 'forms/categoryForm forms/formKit forms/eventForm forms/translation'],
  [
    /^admin\/records\//,
    'lists/list forms/categoryForm forms/translation lists/tree lists/toggles lists/export lists/calendar',
  ],
  [/^admin\/fields\//, 'forms/formKit forms/categoryForm forms/eventForm'],
  [/^admin\/(texts|platform|language)\//, 'console/languages console/shell'],
  [/^admin\/screens\/dashboards\//, 'console/dashboards'],
  [
    /^admin\/screens\/(people|account)\/|^api\/modules\/people\/|^api\/(access|identity)\//,
    'people/people people/profile people/permissions people/signIn site/visitorAccount',
  ],
  [/^admin\/screens\/audit\/|^api\/(modules\/)?audit\//, 'people/oversight'],
  [/^admin\/screens\/languages\/|^api\/modules\/languages\//, 'console/languages forms/translation'],
  [/^public-site\/enquiry\/|\/contact\//, 'site/enquiry site/accessibilitySite'],
  [/\/events\/bookings\/|\/bookings\b/i, 'bookings/bookings bookings/checkIn site/siteBooking'],
  [/^(admin\/screens|api\/modules)\/events\//, 'forms/eventForm forms/formKit site/siteEvents lists/calendar'],
  [/^admin\/screens\//, 'lists/list forms/categoryForm screens/screens'],
  [/^admin\/(vite|index\.html|public)/, 'server/sizes server/contentSecurityPolicy console/shell'],
  [/^public-site\//, 'site/site site/siteEvents site/siteBooking site/visitorAccount site/accessibilitySite'],
  [/^api\/(http|site|graphql)\//, 'server/contentSecurityPolicy forms/serverSilence site/site people/signIn'],
  [/^(api|domain)\//, 'people/signIn lists/list forms/categoryForm site/siteEvents'],
];

/** Every journey, as a path below e2e/ without `.test.ts`. */
export const journeyNames = () =>
  readdirSync(inRoot('e2e'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => file.slice(0, -'.test.ts'.length));

/**
 * The journeys that a change of `files` (paths from the checkout) is most likely to break.
 * @param {string[]} files
 * @param {string[]} importing test files that import what changed below e2e/: journeys among them come first
 */
export function journeysOf(files, importing = []) {
  const own = importing.flatMap((file) => /^e2e\/(.+)\.test\.ts$/.exec(file)?.[1] ?? []);
  const tests = /\.test\.|\/testing\//;
  const others = files
    .filter((file) => !tests.test(file))
    .flatMap((file) => TABLE.find(([pattern]) => pattern.test(file))?.[1].split(' ') ?? []);
  return [...new Set([...own, ...others])];
}

/** The names that the table mentions, for its test. */
export const namesInTable = () => TABLE.flatMap(([, names]) => names.split(' '));
