import { access, constants, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  BIN_RETENTION_DAYS,
  ENQUIRY_RETENTION_DAYS,
  HISTORY_RETENTION_DAYS,
  HISTORY_MAX_REVISIONS,
  RATE_LIMITS,
  UPLOAD_MAX_MB,
} from '@polyphony/domain/limits.js';
import { nameOfLanguage } from '@polyphony/domain/languageNames.js';
import { isTimeZone } from '@polyphony/domain/timeZone.js';
import { boolean, number, object, string, ValidationError, type InferType } from 'yup';
import { fileCodeOf } from './fileErrors.js';
import { persistentSecret, SECRET_MIN_LENGTH } from './persistentSecret.js';
import { isLoopback } from './http/thisMachine.js';
import { GRAPHQL_LIMITS } from './limits/graphqlLimits.js';
import { isPlainAddress } from './mail/address.js';
import { senderOf } from './mail/outgoing.js';
import { StartError } from './process/startError.js';

const MODES = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const blankIsAbsent = (value: unknown, original: unknown) => (original === '' ? undefined : value);

const optional = () => string().trim().transform(blankIsAbsent);
const url = (protocols: string[]) =>
  optional().test('url', `must be an address beginning with ${protocols.join(' or ')}`, (value) => {
    if (value === undefined) return true;
    return (
      protocols.some((protocol) => value.startsWith(protocol)) &&
      (protocols[0]?.startsWith('mongodb') || URL.canParse(value))
    );
  });
const whole = (min: number, max: number) =>
  number()
    .transform(blankIsAbsent)
    .typeError('must be a whole number')
    .integer('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const address = () =>
  optional().test(
    'address',
    'must be one plain email address',
    (value) => value === undefined || isPlainAddress(value),
  );

const isSender = (value: string) => {
  try {
    return Boolean(senderOf(value));
  } catch {
    return false;
  }
};

/** Every setting the environment (or .env) may give; all have a default that works for `npm start`. */
const environment = object({
  NODE_ENV: optional().oneOf([...MODES], `must be one of ${MODES.join(', ')}, or nothing`),
  PORT: whole(0, 65535).default(4000),
  // In an address IPv6 is in brackets; to listen on, it is not.
  HOST: optional()
    .transform((value?: string) => value?.replace(/^\[(.*)\]$/, '$1'))
    .default('localhost'),
  PUBLIC_URL: url(['http://', 'https://']),
  SITE_TIME_ZONE: optional().test(
    'zone',
    'must be the IANA name of a time zone, for example Asia/Thimphu',
    (value) => value === undefined || isTimeZone(value),
  ),
  BASE_LANGUAGE: optional().test(
    'language',
    'must be the code of a language, for example es',
    (value) => value === undefined || nameOfLanguage(value) !== null,
  ),
  DATA_DIR: optional().default('.data'),
  DEMO_CONTENT: boolean().transform(blankIsAbsent).typeError('must be 1 or 0').default(true),
  DEMO_SHOWCASE: boolean().transform(blankIsAbsent).typeError('must be 1 or 0').default(true),
  FIRST_STEPS: boolean().transform(blankIsAbsent).typeError('must be 1 or 0').default(true),
  ADMIN_EMAIL: optional().email('must be an email address').default('admin@polyphony.example'),
  ADMIN_PASSWORD: optional().min(8, 'must have at least 8 characters'),
  MONGODB_URI: url(['mongodb://', 'mongodb+srv://']),
  REDIS_URL: url(['redis://', 'rediss://']),
  JWT_SECRET: optional().min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`),
  SMTP_URL: url(['smtp://', 'smtps://']),
  MAIL_FROM: optional()
    .default('no-reply@polyphony.example')
    .test('sender', 'must be an e-mail address, or a name and the address in angle brackets', isSender),
  BOOKINGS_EMAIL: address(),
  ENQUIRIES_EMAIL: address(),
  ENQUIRIES_KEPT_DAYS: whole(1, 36_500).default(ENQUIRY_RETENTION_DAYS),
  BIN_KEPT_DAYS: whole(1, 36_500).default(BIN_RETENTION_DAYS),
  HISTORY_KEPT_DAYS: whole(1, 36_500).default(HISTORY_RETENTION_DAYS),
  HISTORY_KEPT_REVISIONS: whole(1, 100_000).default(HISTORY_MAX_REVISIONS),
  S3_BUCKET: optional(),
  S3_REGION: optional().default('us-east-1'),
  S3_ENDPOINT: url(['http://', 'https://']),
  S3_PUBLIC_ENDPOINT: url(['http://', 'https://']),
  S3_ACCESS_KEY_ID: optional(),
  S3_SECRET_ACCESS_KEY: optional(),
  S3_FOLDER: optional().matches(/^[A-Za-z0-9][A-Za-z0-9_-]*(\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/, {
    message: 'must be folders of letters, digits, hyphens and underscores',
    excludeEmptyString: true,
  }),
  UPLOAD_MAX_MB: whole(1, 5000).default(UPLOAD_MAX_MB),
  FILES_BASE_URL: url(['http://', 'https://']),
  TRUST_PROXY: whole(0, 10).default(0),
  GRAPHQL_COST_PER_MINUTE: whole(GRAPHQL_LIMITS.cost, 2_147_483_647).default(RATE_LIMITS.graphqlCost.points),
  INTROSPECTION: boolean().transform(blankIsAbsent).typeError('must be 1 or 0'),
  LOG_LEVEL: optional()
    .oneOf([...LOG_LEVELS], `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info'),
});

export interface Settings extends Omit<InferType<typeof environment>, 'JWT_SECRET' | 'DATA_DIR' | 'PUBLIC_URL'> {
  /**
   * Whether others than this machine reach the server, or are to: nothing of development is there then. NODE_ENV may say
   * so, and otherwise HOST, PUBLIC_URL or TRUST_PROXY do (ADR-0124).
   */
  readonly production: boolean;
  /** The setting that makes it production where NODE_ENV does not; null in development and by NODE_ENV. */
  readonly reachedBy: 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY' | null;
  /** Absolute path of the data folder; it exists and can be written. */
  readonly DATA_DIR: string;
  readonly JWT_SECRET: string;
  /** Address at which visitors reach the site, without a trailing slash. */
  readonly PUBLIC_URL: string;
  /** Whether to send Strict-Transport-Security (HSTS): a public server behind TLS. */
  readonly httpsOnly: boolean;
}

async function writableFolder(path: string): Promise<string> {
  const folder = resolve(path);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${folder} cannot be written (${fileCodeOf(error)}).`);
  }
}

/** The setting by which others than this machine reach the server; null when none says so. */
function reachedBy(host: string, publicUrl: string, trustProxy: number): Settings['reachedBy'] {
  if (!isLoopback(host)) return 'HOST';
  if (!isLoopback(new URL(publicUrl).hostname)) return 'PUBLIC_URL';
  return trustProxy > 0 ? 'TRUST_PROXY' : null;
}

/** The address of a server, with an IPv6 address in brackets. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Reads and checks the settings.
 * @throws StartError with one line that names the setting and what is wrong with it
 */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const provided = Object.fromEntries(Object.keys(environment.fields).map((name) => [name, env[name]]));
  const values = await environment.validate(provided).catch((error: unknown) => {
    if (error instanceof ValidationError) throw new StartError(`${error.path ?? ''}: ${error.message}.`);
    throw error;
  });
  const PUBLIC_URL = (values.PUBLIC_URL ?? addressOf(values.HOST, values.PORT)).replace(/\/+$/, '');
  const reached = values.NODE_ENV === 'production' ? null : reachedBy(values.HOST, PUBLIC_URL, values.TRUST_PROXY);
  const production = values.NODE_ENV === 'production' || reached !== null;
  if (production && values.MONGODB_URI && !values.JWT_SECRET) {
    throw new StartError('JWT_SECRET: is required in production, the same for every process.');
  }
  const DATA_DIR = await writableFolder(values.DATA_DIR);
  return {
    ...values,
    production,
    reachedBy: reached,
    httpsOnly: production && PUBLIC_URL.startsWith('https:'),
    DATA_DIR,
    JWT_SECRET: values.JWT_SECRET ?? (await persistentSecret(DATA_DIR)),
    PUBLIC_URL,
  };
}
