/** The password of every demo account, which the README tells. */
export const DEMO_PASSWORD = 'Many-voices-1!';

/** Ending of the addresses of demo accounts. */
export const DEMO_DOMAIN = '@demo.polyphony.example';

/** Whether anybody could sign in like this who has read the README: it works on the developer's own machine alone. */
export const isKnownToAll = ({ email, password }: { readonly email: string; readonly password: string }): boolean =>
  email.endsWith(DEMO_DOMAIN) && password === DEMO_PASSWORD;
