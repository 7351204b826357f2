import { randomBytes } from 'node:crypto';
import type { RunningServer } from '../server/runningServer.js';
import { TestClient } from './testClient.js';

let networks = 0;

/**
 * Headers of a request from a new network, for servers that trust one proxy: limits by address then start from zero.
 */
export function fromElsewhere(): Record<string, string> {
  networks += 1;
  return { 'x-forwarded-for': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` };
}

export const newEmail = (name = 'pema'): string => `${name}-${randomBytes(5).toString('hex')}@test.example`;

export const PASSWORD = 'Snow-lion-7';

/** The input of a registration, with a new e-mail. */
export const registration = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Pema',
  lastName: 'Lhamo',
  email: newEmail(),
  phone: '+975 17123456',
  nationality: 'BHUTANESE',
  country: 'Bhutan',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...changes,
});

export const REGISTER =
  'mutation ($input: RegistrationInput!) { register(input: $input) { success message errors { field message code } } }';

/** The code in the next mail to an address. */
export async function mailedCode(api: RunningServer, to: string): Promise<string> {
  const { text = '' } = await api.mails.next(to);
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}

/** The minimum of seconds left of a minute that began after `since`. */
export const leftOfMinute = (since: number): number => 60 - Math.ceil((Date.now() - since) / 1000);

/** A visitor with a verified account, logged in. */
export async function visitorAccount(api: RunningServer, changes: Record<string, unknown> = {}) {
  const input = registration(changes);
  const email = input.email;
  const request = (query: string, variables: object) => api.visitor.graphql(query, variables, fromElsewhere());
  await request(REGISTER, { input });
  const code = await mailedCode(api, email);
  await request('mutation ($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) { success } }', {
    email,
    code,
  });
  const { data } = await request(
    'mutation ($email: String!, $password: String!) { logIn(identifier: $email, password: $password) { token } }',
    { email, password: input.password },
  );
  const { token } = data?.['logIn'] as unknown as { token: string };
  return { email, password: input.password, client: new TestClient(api.url, token) };
}
