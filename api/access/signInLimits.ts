import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors.js';

/** Attempts in a quarter of an hour: of one address whatever the account, and on one account whatever the address. */
export const SIGN_IN_LIMITS = { perAddress: 30, perAccount: 10, seconds: 15 * 60 } as const;

/** Whoever has an IPv6 address has the 2^64 of its network, so those count as one. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? ip;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...groups(tail ?? '')];
  return (
    all
      .slice(0, 4)
      .map((group) => Number.parseInt(group, 16).toString(16))
      .join(':') + '::/64'
  );
}

/** Counts sign-in attempts in this process. */
export class SignInLimits {
  readonly #addresses: RateLimiterMemory;
  readonly #accounts: RateLimiterMemory;

  constructor(limits: { perAddress: number; perAccount: number; seconds: number } = SIGN_IN_LIMITS) {
    this.#addresses = new RateLimiterMemory({ points: limits.perAddress, duration: limits.seconds });
    this.#accounts = new RateLimiterMemory({ points: limits.perAccount, duration: limits.seconds });
  }

  /**
   * Counts an attempt before its password is looked at, so that attempts sent all at once count as well.
   * @throws RATE_LIMITED with the seconds to wait
   */
  async count(ip: string, account: string): Promise<void> {
    try {
      await this.#addresses.consume(networkOf(ip));
      await this.#accounts.consume(account);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw rateLimited(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw error;
    }
  }

  /** A right password: it counts against nobody, and the account's earlier attempts are forgotten. */
  async succeeded(ip: string, account: string): Promise<void> {
    await Promise.all([this.#addresses.reward(networkOf(ip)), this.#accounts.delete(account)]);
  }
}
