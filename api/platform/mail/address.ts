import { EMAIL_MAX } from '@polyphony/domain/limits.js';

const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;

/** Whether it is one plain address: no list, no display name, no comment, nothing that could end a header line. */
export const isPlainAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= EMAIL_MAX && ADDRESS.test(value);
