import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;

/** The fields of the unique key that a write conflicted with; null for any other error. */
export function duplicateKeyOf(error: unknown): readonly string[] | null {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return null;
  const { keyPattern } = error as { readonly keyPattern?: object };
  return Object.keys(keyPattern ?? {});
}
