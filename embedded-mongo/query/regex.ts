import { BSONRegExp } from 'bson';
import { badValue, location, messageOf } from '../errors.js';

const KNOWN_OPTIONS = /^[imsxu]*$/;
const INLINE_OPTIONS = /^\(\?([imsx]+)\)/;

/** A PCRE pattern as MongoDB takes it, as a JavaScript RegExp. Throws when JavaScript cannot read it. */
export function toRegExp(pattern: string, options: string): RegExp {
  if (pattern.includes('\0')) throw badValue('Regular expression cannot contain an embedded null byte');
  if (!KNOWN_OPTIONS.test(options)) throw location(51108, `invalid flag in regex options: ${options}`);
  let source = pattern;
  let flags = options.replace('u', '');
  const inline = INLINE_OPTIONS.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1];
  }
  if (flags.includes('x')) source = withoutComments(source);
  const unique = [...new Set(flags.replaceAll('x', ''))].join('');
  try {
    return new RegExp(source, unique + 'u');
  } catch {
    // Patterns such as \- are errors in Unicode mode only.
    try {
      return new RegExp(source, unique);
    } catch (error) {
      throw location(51091, `Regular expression is invalid: ${messageOf(error)}`);
    }
  }
}

function withoutComments(source: string): string {
  return source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\s+|#[^\n]*/g, (part) =>
    part[0] === '\\' || part[0] === '[' ? part : '',
  );
}

export function regexOf(value: unknown, options: unknown): RegExp {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (value instanceof BSONRegExp) {
    if (options !== undefined && value.options !== '') throw location(51075, 'options set in both $regex and $options');
    return toRegExp(value.pattern, options ?? value.options);
  }
  if (typeof value === 'string') return toRegExp(value, options ?? '');
  throw badValue('$regex has to be a string');
}
