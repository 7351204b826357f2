import { randomBytes } from 'node:crypto';

/**
 * The settings of a real S3-compatible storage for tests, with a folder of this run's own; null if none is configured.
 */
export function testS3(): Readonly<Record<string, string>> | null {
  const endpoint = process.env['S3_TEST_ENDPOINT'];
  if (!endpoint) return null;
  const readSetting = (name: string, otherwise: string) => process.env[`S3_TEST_${name}`] ?? otherwise;
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: readSetting('REGION', 'us-east-1'),
    S3_BUCKET: readSetting('BUCKET', 'media'),
    S3_ACCESS_KEY_ID: readSetting('ACCESS_KEY_ID', ''),
    S3_SECRET_ACCESS_KEY: readSetting('SECRET_ACCESS_KEY', ''),
    S3_FOLDER: `test-${randomBytes(6).toString('hex')}`,
  };
}

/** Part of the titles of tests that are skipped. */
export const NO_S3 = 'left out: S3_TEST_ENDPOINT names no S3-compatible storage';
