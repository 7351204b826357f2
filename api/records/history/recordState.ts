import { isDeepStrictEqual } from 'node:util';
import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { asReadBy } from '@polyphony/domain/validation/fieldFacts.js';
import { Types } from 'mongoose';
import { valuesIn, type Values } from '../../platform/values.js';
import { storedEntries } from '../schema/storedEntries.js';

/**
 * What a record says, value by value, by path: 'active', 'title.ar', 'questions.<id of the entry>.answer.ar'; 'questions'
 * holds the ids of the entries in their order. Values are JSON; a path without a value says nothing.
 */
export type RecordState = Values;

/** A value before and after a write. With `at`, they are the parts of a long text that differ; `at` is where they begin. */
export interface ValueChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly at?: number;
}

/** Texts from this length on are stored by the part that differs, so that a history grows with what is changed. */
const LONG_TEXT = 200;

/** A stored value as JSON. */
function plain(value: unknown): unknown {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/**
 * The state of a stored record.
 * @param kind with all fields that the history has
 * @param left fields that say nothing of their own
 */
export function stateOf(kind: AnyKind, left: readonly string[], record: Values): RecordState {
  const lists = new Map(entryListsOf(kind.rules).map((list) => [list.name, list]));
  const fields = [...Object.keys(kind.rules.fields), ...kind.toggles, ...(kind.publishing ? ['publishAt'] : [])];
  const state: Record<string, unknown> = {};
  const set = (path: string, value: unknown) => {
    const json = plain(value);
    if (json !== null) state[path] = json;
  };
  const setTexts = (path: string, texts: unknown) => {
    for (const [lang, text] of Object.entries(valuesIn(texts) ?? {})) set(`${path}.${lang}`, text);
  };
  for (const field of new Set(fields)) {
    if (left.includes(field)) continue;
    const list = lists.get(field);
    if (list) {
      const entries = storedEntries(record, list);
      if (entries.length > 0)
        set(
          field,
          entries.map(({ id }) => id),
        );
      for (const entry of entries)
        for (const { name, perLanguage } of list.fields)
          (perLanguage ? setTexts : set)(`${field}.${entry.id}.${name}`, entry[name]);
    } else if (kind.translatable.includes(field)) setTexts(field, record[field]);
    else set(field, asReadBy(kind.rules.fields[field], record[field]));
  }
  return state;
}

/** The values that differ between two states. */
export function stateChanges(before: RecordState, after: RecordState): ValueChange[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].flatMap((path) => {
    const [old = null, now = null] = [before[path], after[path]];
    return isDeepStrictEqual(old, now) ? [] : [changeOf(path, old, now)];
  });
}

function changeOf(path: string, before: unknown, after: unknown): ValueChange {
  if (typeof before !== 'string' || typeof after !== 'string') return { path, before, after };
  const shorter = Math.min(before.length, after.length);
  if (shorter < LONG_TEXT) return { path, before, after };
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  if (isWithinCharacter(before, at) || isWithinCharacter(after, at)) at -= 1;
  let end = 0;
  while (end < shorter - at && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (isWithinCharacter(before, before.length - end) || isWithinCharacter(after, after.length - end)) end -= 1;
  return { path, at, before: before.slice(at, before.length - end), after: after.slice(at, after.length - end) };
}

/** Whether a place in a text is between the two halves of one character; the database stores no half. */
const isWithinCharacter = (text: string, place: number): boolean => {
  const code = text.charCodeAt(place);
  return place > 0 && code >= 0xdc00 && code <= 0xdfff;
};

/** The state before a write that made these changes. */
export function undone(state: RecordState, changes: readonly ValueChange[]): RecordState {
  const next: Record<string, unknown> = { ...state };
  for (const { path, before, after, at } of changes) {
    const value = at === undefined ? before : spliced(next[path], at, String(after), String(before), path);
    if (value === null) delete next[path];
    else next[path] = value;
  }
  return next;
}

/** A text with `found`, which is at a place, replaced. @throws Error when it is not there */
function spliced(text: unknown, at: number, found: string, replacement: string, path: string): string {
  if (typeof text !== 'string' || text.slice(at, at + found.length) !== found)
    throw new Error(`The history does not fit the text at '${path}'.`);
  return text.slice(0, at) + replacement + text.slice(at + found.length);
}
