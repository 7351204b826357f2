import type { App } from './app.js';

/** The text printed when the server has started. */
export function bannerOf({ firstStart: { created }, mails }: Pick<App, 'firstStart' | 'mails'>, url: string): string {
  const lines = [
    '',
    `  Polyphony is running at ${url}`,
    '',
    `    ${url}/          public site`,
    `    ${url}/admin     console`,
    `    ${url}/graphql   GraphQL API`,
    `    ${url}/api/docs  REST API`,
    '',
    `  Mails: ${mails.startsWith('/dev/') ? `${url}${mails}` : mails}`,
    signIn(created, `${url}/admin`),
    '',
    '  Stop with Ctrl-C.',
  ];
  return lines.join('\n');
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
