import { randomInt } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * OWASP's first choice, argon2id with 19 MiB and two passes: about 0.1 s of one core. argon2id is the library's
 * default; it cannot be named here, because the library's enum exists at compile time only.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Normalizes, so that the same characters typed on different keyboards are the same password. */
const normalized = (password: string) => password.normalize('NFKC');

/**
 * A diagnostics channel that publishes the cost ({ memoryCost, timeCost, parallelism }) of each hash computed by this
 * process, to store or to compare. Hashing dominates the time of a sign-in.
 */
export const passwordHashes = channel('polyphony.passwordHash');

export function hashPassword(password: string): Promise<string> {
  passwordHashes.publish(COST);
  return hash(normalized(password), COST);
}

/** The hash of a discarded random value, of the same cost. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$LLdAUPBxxjPnmoXRsokl/Q$jDGCU9dMxfqTEkDzgJF0RoQNgkwmLl9Rk7gR8ETedaA';

/**
 * Whether the password matches the hash. Without a hash (unknown e-mail) it does the same work and returns false, so
 * that the response time does not reveal which e-mails are known.
 */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  const compared = passwordHash ?? DECOY;
  if (passwordHashes.hasSubscribers) passwordHashes.publish(parseOptions(compared));
  const matches = await verify(compared, normalized(password));
  return matches && passwordHash !== null;
}

/** Without characters that are easily confused when copied from a screen (0 O, 1 I l). */
const GROUPS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '@$!%*?&'] as const;
const ALPHABET = GROUPS.join('');
const GENERATED_LENGTH = 20;

/** 20 random characters (over 115 bits), at least one of each group that the rules for staff passwords require. */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    if (GROUPS.every((group) => [...group].some((character) => password.includes(character)))) return password;
  }
}
