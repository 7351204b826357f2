import type { FieldMarks } from '@polyphony/domain/publishing/fieldMarks.js';
import { Types } from 'mongoose';
import { isValues, type Values } from '../../platform/values.js';
import type { StoredRecord } from '../schema/record.js';
import type { PreviewOverrides } from './preview.js';

/** Receives the texts and pictures of a record. */
export type Marker = Pick<FieldMarks, 'text' | 'picture'>;

/** Code of a language, as texts are stored by. */
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Whether a value is a text by language: those alone are read by people and by nothing else. */
const isTexts = (value: Values): value is Readonly<Record<string, string>> => {
  const entries = Object.entries(value);
  // An entry of a list has an id; of texts, 'id' is Indonesian.
  const isEntry = OBJECT_ID.test(String(value['id']));
  return (
    !isEntry &&
    entries.length > 0 &&
    entries.every(([key, text]) => LANGUAGE.test(key) && (text === null || typeof text === 'string'))
  );
};

function markValue(value: unknown, field: string, marks: Marker): unknown {
  if (value instanceof Types.ObjectId || (typeof value === 'string' && OBJECT_ID.test(value))) {
    marks.picture(String(value), field);
    return value;
  }
  if (Array.isArray(value)) return value.map((entry, at) => markValue(entry, `${field}.${at}`, marks));
  if (!isValues(value) || value instanceof Date) return value;
  if (isTexts(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([lang, text]) => [lang, typeof text === 'string' ? marks.text(text, field) : text]),
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, markValue(inner, `${field}.${key}`, marks)]),
  );
}

/** Fields of every record, which no form has. */
const NOT_TYPED = new Set(['_id', 'createdBy', 'updatedBy', 'scheduledBy']);

/**
 * A record whose texts are marked, and its pictures noted, by the fields that they are in.
 * @param of what the name of each field begins with
 * @param isMarked the fields that are marked
 */
export function markRecord(
  record: StoredRecord,
  marks: Marker,
  of = '',
  isMarked: (field: string) => boolean = () => true,
): StoredRecord {
  const marked = Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      NOT_TYPED.has(field) || !isMarked(field) ? [] : [[field, markValue(value, of + field, marks)]],
    ),
  );
  return { ...record, ...marked };
}

/** What is drawn in place of what is stored, marked. */
export const markedOverrides = ({ preview, panels }: PreviewOverrides, marks: FieldMarks): PreviewOverrides => ({
  ...(preview && { preview: { ...preview, record: markRecord(preview.record, marks) } }),
  ...(panels && {
    panels: new Map([...panels].map(([name, record]) => [name, markRecord(record, marks, `${name}/`)])),
  }),
});
