import { isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, location, MongoError, typeMismatch, unsupported } from '../errors.js';
import { describe } from '../update/describe.js';
import { typeName } from './types.js';

/** A collation with every option, as MongoDB 7.0 fills it in and shows it. */
export interface CollationOptions {
  readonly locale: string;
  readonly caseLevel: boolean;
  readonly caseFirst: 'upper' | 'lower' | 'off';
  readonly strength: 1 | 2 | 3;
  readonly numericOrdering: boolean;
  readonly alternate: string;
  readonly maxVariable: string;
  readonly normalization: boolean;
  readonly backwards: boolean;
  readonly version: string;
}

/** That of the ICU in MongoDB 7.0. */
const VERSION = '57.1';
const STRENGTHS = [1, 2, 3] as const;
const SENSITIVITIES = ['base', 'accent', 'variant'] as const;
const CASE_FIRST = ['upper', 'lower', 'off'] as const;
const FLAGS = ['caseLevel', 'numericOrdering', 'normalization', 'backwards'] as const;
const KNOWN = new Set<string>([...FLAGS, 'locale', 'strength', 'caseFirst', 'alternate', 'maxVariable', 'version']);

const wrongType = (spec: Doc, field: string, expected: string): MongoError =>
  typeMismatch(
    `BSON field 'collation.${field}' is the wrong type '${typeName(spec[field])}', expected type '${expected}'`,
  );
const noSuchValue = (spec: Doc, field: string): MongoError =>
  badValue(`Enumeration value '${String(spec[field])}' for field 'collation.${field}' is not a valid value.`);

/** The collation a command or an index states; undefined for none and for "simple". Throws MongoDB's errors. */
export function readCollationOptions(spec: Value): CollationOptions | undefined {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw typeMismatch('Expected field collation to be of type object');
  if (Object.keys(spec).length === 0) return undefined;
  for (const option of Object.keys(spec))
    if (!KNOWN.has(option)) throw location(40415, `BSON field 'collation.${option}' is an unknown field.`);
  const locale = readLocale(spec);
  if (locale === 'simple') return undefined;
  for (const flag of FLAGS)
    if (spec[flag] !== undefined && typeof spec[flag] !== 'boolean') throw wrongType(spec, flag, 'bool');
  const { caseLevel, caseFirst = 'off', numericOrdering, alternate = 'non-ignorable', maxVariable = 'punct' } = spec;
  const first = CASE_FIRST.find((one) => one === caseFirst);
  if (!first) throw noSuchValue(spec, 'caseFirst');
  if (alternate !== 'non-ignorable') throw unsupported('collation option alternate');
  for (const flag of ['normalization', 'backwards'])
    if (spec[flag] === true) throw unsupported(`collation option ${flag}`);
  const strength = readStrength(spec);
  if (first !== 'off' && strength < 3 && caseLevel !== true)
    throw badValue("'caseFirst' is invalid unless 'caseLevel' is on or 'strength' is greater than 2");
  if (spec.version !== undefined && spec.version !== VERSION)
    throw new MongoError(
      161,
      'IncompatibleCollationVersion',
      `Requested collation version ${describe(spec.version)} but the only available collator version was ${VERSION}.`,
    );
  return {
    locale,
    caseLevel: caseLevel === true,
    caseFirst: first,
    strength,
    numericOrdering: numericOrdering === true,
    alternate,
    maxVariable: String(maxVariable),
    normalization: false,
    backwards: false,
    version: VERSION,
  };
}

function readLocale(spec: Doc): string {
  const { locale } = spec;
  if (locale === undefined) throw location(40414, "BSON field 'collation.locale' is missing but a required field");
  if (typeof locale !== 'string') throw wrongType(spec, 'locale', 'string');
  if (locale === '') throw badValue("Field 'locale' cannot be the empty string");
  if (locale !== 'simple' && !isLocale(locale)) throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
  return locale;
}

function isLocale(locale: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(locale.replaceAll('_', '-')).length > 0;
  } catch {
    // Intl throws a RangeError at what has not the form of a language tag.
    return false;
  }
}

function readStrength(spec: Doc): 1 | 2 | 3 {
  const { strength = 3 } = spec;
  if (!isNumber(strength)) throw wrongType(spec, 'strength', '[long, int, decimal, double]');
  const value = Math.trunc(Number(strength));
  if (value > 5) throw location(51024, `BSON field 'strength' value must be <= 5, actual value '${Number(strength)}'`);
  if (value < 1) throw noSuchValue(spec, 'strength');
  const supported = STRENGTHS.find((one) => one === value);
  if (!supported) throw unsupported(`collation strength ${value}`);
  return supported;
}

/** The collator's part that is like MongoDB's strength. */
export function sensitivityOf({ strength, caseLevel }: CollationOptions): 'base' | 'accent' | 'variant' | 'case' {
  return strength === 1 && caseLevel ? 'case' : (SENSITIVITIES[strength - 1] as (typeof SENSITIVITIES)[number]);
}
