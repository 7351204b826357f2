import { readdirSync } from 'node:fs';
import { inRoot } from './project.mjs';

/**
 * Maps a changed path to the journeys (files of e2e/, without `.test.ts`) that it is most likely to break. Journeys use
 * the product by its screens, so their imports say little. The first matching line counts.
 */
const TABLE = [
  [/^admin\/files\/|^api\/(files|storage)\/|^admin\/screens\/files\//, 'files uploads'],
  [/rich-?text/i, 'richText richTextSafety'],
  [/^admin\/(session|graphql)\//, 'signIn signOut sessionEnd permissions connection'],
  [/^admin\/navigation\/palette\//, 'palette'],
  [/^admin\/(shell\/)?shortcuts\//, 'shortcuts keyboard'],
  [/^admin\/(shell|routes|navigation|ui|main)/, 'shell topBar screens/screens keyboard errorScreen'],
  [/^admin\/theme\//, 'themes screens/screens'],
  [/^admin\/home\/|^api\/modules\/overview\//, 'home'],
  [/^admin\/live\/|^api\/live\//, 'live'],
  [/^admin\/records\/bulk\//, 'bulk'],
  [/^admin\/records\/form\/merge\//, 'conflict'],
  [/^admin\/records\/look\//, 'listViews'],
  [/^admin\/records\/form\//, 'categoryForm formKit eventForm translation'],
  [/^admin\/records\//, 'list categoryForm translation tree toggles export calendar'],
  [/^admin\/fields\//, 'formKit categoryForm eventForm'],
  [/^admin\/(texts|platform|language)\//, 'languages shell'],
  [/^admin\/screens\/dashboards\//, 'dashboards'],
  [
    /^admin\/screens\/(people|account)\/|^api\/modules\/people\/|^api\/(access|identity)\//,
    'people profile permissions signIn visitorAccount',
  ],
  [/^admin\/screens\/audit\/|^api\/(modules\/)?audit\//, 'oversight'],
  [/^admin\/screens\/languages\/|^api\/modules\/languages\//, 'languages translation'],
  [/\/events\/bookings\/|\/bookings\b/i, 'bookings checkIn siteBooking'],
  [/^(admin\/screens|api\/modules)\/events\//, 'eventForm formKit siteEvents calendar'],
  [/^admin\/screens\//, 'list categoryForm screens/screens'],
  [/^admin\/(vite|index\.html|public)/, 'sizes contentSecurityPolicy shell'],
  [/^public-site\//, 'site siteEvents siteBooking visitorAccount accessibilitySite'],
  [/^api\/(http|site|graphql)\//, 'contentSecurityPolicy serverSilence site signIn'],
  [/^(api|domain)\//, 'signIn list categoryForm siteEvents'],
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
