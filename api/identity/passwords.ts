import { randomInt } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * OWASP's first choice, argon2id with 19 MiB and two passes: about 0.1 s of one core. The library's own default for the
 * algorithm is argon2id; its enum cannot be named here, because it exists for the compiler only.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same characters typed on different keyboards are the same password. */
const normalized = (password: string) => password.normalize('NFKC');

/**
 * Publishes the cost ({ memoryCost, timeCost, parallelism }) of each hash that this process computes, whether to store or to
 * compare. Hashing dominates the time of a sign-in, so a subscriber sees where its time goes.
 */
export const passwordHashes = channel('polyphony.passwordHash');

export function hashPassword(password: string): Promise<string> {
  passwordHashes.publish(COST);
  return hash(normalized(password), COST);
}

/** The hash of a random value that nobody kept, made at the same cost. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$LLdAUPBxxjPnmoXRsokl/Q$jDGCU9dMxfqTEkDzgJF0RoQNgkwmLl9Rk7gR8ETedaA';

/**
 * Whether the password is the one behind the hash. Without a hash (nobody has that e-mail) it works just as long and
 * answers no, so that the time an answer takes does not tell which e-mails are known.
 */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  const compared = passwordHash ?? DECOY;
  if (passwordHashes.hasSubscribers) passwordHashes.publish(parseOptions(compared));
  const matches = await verify(compared, normalized(password));
  return matches && passwordHash !== null;
}

/** Without the letters and digits that are mistaken for one another when copied from a screen (0 O, 1 I l). */
const GROUPS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '@$!%*?&'] as const;
const ALPHABET = GROUPS.join('');
const GENERATED_LENGTH = 20;

/** 20 random characters (over 115 bits), at least one of each group that the rules of a staff password ask for. */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    if (GROUPS.every((group) => [...group].some((character) => password.includes(character)))) return password;
  }
}
