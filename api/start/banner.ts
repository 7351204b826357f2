import { DEMO_PASSWORD } from '../identity/users/demoAccounts.js';
import type { Settings } from '../platform/settings.js';
import type { App } from './app.js';

/** Facts that the banner states about a server. */
export type Started = Pick<App, 'firstStart' | 'mails' | 'demoAccounts'> & Pick<Settings, 'production' | 'reachedBy'>;

/** The text printed when the server has started. */
export function bannerOf(started: Started, url: string): string {
  const {
    firstStart: { created },
    mails,
  } = started;
  const lines = [
    '',
    `  Polyphony is running at ${url}`,
    '',
    `    ${url}/          public site`,
    `    ${url}/admin     console`,
    `    ${url}/graphql   GraphQL API`,
    `    ${url}/api/docs  REST API`,
    '',
    ...modeOf(started),
    `  Mails: ${mails.startsWith('/dev/') ? `${url}${mails}` : mails}`,
    signIn(created, `${url}/admin`),
    '',
    '  Stop with Ctrl-C.',
  ];
  return lines.join('\n');
}

function modeOf({ production, reachedBy, demoAccounts }: Started): readonly string[] {
  if (reachedBy) return [`  As in production, because of ${reachedBy}: others than this machine may reach it.`];
  if (production) return [];
  const mode = '  This is development: for this machine alone. NODE_ENV=production is for others.';
  if (demoAccounts.length === 0) return [mode];
  return [mode, `  Demo accounts, password ${DEMO_PASSWORD}: ${demoAccounts.join(', ')}`];
}

function signIn(created: App['firstStart']['created'], address: string): string {
  if (!created) return `  Sign in at ${address} with the account of the first start.`;
  const { email, password } = created;
  return `  Sign in at ${address} as ${email}, with the password ${password === null ? 'from ADMIN_PASSWORD' : 'shown above'}.`;
}

/** The text printed as soon as the first Super Admin exists with a password that was made up. */
export const firstAdminOf = ({ email, password }: NonNullable<App['firstStart']['created']>): string =>
  [
    '',
    `  The first Super Admin is ${email}, with the password ${password}`,
    '  Keep the password: it is shown only this once. To choose one yourself, set ADMIN_PASSWORD before the first start.',
    '',
  ].join('\n');
