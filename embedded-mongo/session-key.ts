import { Binary } from 'bson';
import { isDoc, type Value } from './bson/value.js';
import { badValue } from './errors.js';

/** A client session's id (lsid) as text; undefined when there is none. */
export function sessionKey(lsid: Value): string | undefined {
  if (!isDoc(lsid)) return undefined;
  const { id } = lsid;
  if (!(id instanceof Binary)) throw badValue('lsid.id must be a UUID');
  return Buffer.from(id.value()).toString('hex');
}
