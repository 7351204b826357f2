import { mongo } from 'mongoose';
import { fieldsIn, type Values } from '../values.js';

const DUPLICATE_KEY = 11000;

/** The fields of the unique key that a write conflicted with; null for any other error. */
export function duplicateKeyOf(error: unknown): readonly string[] | null {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return null;
  const { keyPattern }: Values = error;
  return Object.keys(fieldsIn(keyPattern));
}
