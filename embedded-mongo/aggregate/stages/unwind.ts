import { Long } from 'bson';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { tick } from '../../deadline.js';
import { location } from '../../errors.js';
import { fieldPath } from '../../query/field-path.js';
import { type Path, plainValue } from '../../query/paths.js';
import { typeName } from '../../query/types.js';
import type { StageCompiler } from '../context.js';
import { withField, withNested } from './shape.js';

interface Unwind {
  readonly path: Path;
  readonly index: Path | undefined;
  readonly preserveEmpty: boolean;
}

function readOptions(operand: Value): Doc {
  if (typeof operand === 'string') return operand === '' ? {} : { path: operand };
  if (!isDoc(operand))
    throw location(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeName(operand)}`,
    );
  const known = ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'];
  const unknown = Object.keys(operand).find((option) => !known.includes(option));
  if (unknown !== undefined) throw location(28811, `unrecognized option to $unwind stage: ${unknown}`);
  return operand;
}

function read(operand: Value): Unwind {
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: preserveEmpty = false } = readOptions(operand);
  if (path !== undefined && typeof path !== 'string')
    throw location(28808, `expected a string as the path for $unwind stage, got ${typeName(path)}`);
  if (typeof preserveEmpty !== 'boolean')
    throw location(
      28809,
      `expected a boolean for preserveNullAndEmptyArrays in $unwind stage, got ${typeName(preserveEmpty)}`,
    );
  if (index !== undefined && (typeof index !== 'string' || index === ''))
    throw location(
      28810,
      `expected a non-empty string for the includeArrayIndex option to $unwind stage, got ${typeName(index)}`,
    );
  if (index?.startsWith('$') === true)
    throw location(28822, `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${index}`);
  if (path === undefined || path === '') throw location(28812, 'no path specified to $unwind stage');
  if (!path.startsWith('$'))
    throw location(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  return { path: fieldPath(path.slice(1)), index: index === undefined ? undefined : fieldPath(index), preserveEmpty };
}

/** One document per element of an array; a value that is not an array is kept. */
export const unwind: StageCompiler = (operand) => {
  const { path, index, preserveEmpty } = read(operand);
  const indexed = (doc: Doc, place: Long | null): Doc => (index ? withNested(doc, index, place) : doc);
  return (docs) =>
    docs.flatMap((doc) => {
      tick();
      const value = plainValue(doc, path);
      if (!Array.isArray(value)) {
        if (value !== undefined && value !== null) return [indexed(doc, null)];
        return preserveEmpty ? [indexed(doc, null)] : [];
      }
      if (value.length === 0) return preserveEmpty ? [indexed(withField(doc, path, 0, undefined) as Doc, null)] : [];
      return value.map((element: Value, place) => {
        tick();
        return indexed(withField(doc, path, 0, element) as Doc, Long.fromNumber(place));
      });
    });
};
