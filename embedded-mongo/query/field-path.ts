import { location } from '../errors.js';
import { type Path, splitPath } from './paths.js';

/** A path of fields as MongoDB's pipelines take one: throws its errors for parts that name no field. */
export function fieldPath(text: string): Path {
  if (text === '') throw location(40352, 'FieldPath cannot be constructed with empty string');
  if (text.endsWith('.')) throw location(40353, "FieldPath must not end with a '.'.");
  const path = splitPath(text);
  path.forEach(assertFieldName);
  return path;
}

/** Throws for what cannot be one field's name. */
export function assertFieldName(name: string): void {
  const instead = 'Consider using $getField or $setField.';
  if (name === '') throw location(15998, 'FieldPath field names may not be empty strings.');
  if (name.startsWith('$')) throw location(16410, `FieldPath field names may not start with '$'. ${instead}`);
  if (name.includes('\0')) throw location(16411, 'FieldPath field names may not contain null bytes.');
  if (name.includes('.')) throw location(16412, `FieldPath field names may not contain '.'. ${instead}`);
}
