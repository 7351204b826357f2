import type { Input } from './inputs.js';
import { snakeCase } from './names.js';
import type { Call } from './row.js';

/** The input of the status that the client sees. @param flag what the record calls its switch */
export const seenStatus = (name: string, flag?: string): Input => ({
  name,
  aliases: [...new Set([snakeCase(name), 'status', ...(flag ? [flag] : [])])].filter((alias) => alias !== name),
  to: 'to',
  description: 'The status as the client sees it.',
});

/** Sets a switch to the opposite of the status that was sent; without one, the stored value flips. */
export const setOpposite = ({ variables: { to, ...variables }, run }: Call): Promise<unknown> =>
  run('toggle', { ...variables, ...(typeof to === 'boolean' && { to: !to }) });
