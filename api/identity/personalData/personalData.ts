import type { Types } from 'mongoose';
import type { Services } from '../../services.js';
import type { User } from '../users/user.js';

/** A visitor whose data are collected or erased. */
export type Person = Pick<User, 'name' | 'email' | 'visitor' | 'createdAt' | 'blocked' | 'lastSeenAt'> & {
  readonly _id: Types.ObjectId;
};

/** The fields that a person is read with. */
export const PERSON = { name: 1, email: 1, visitor: 1, createdAt: 1, blocked: 1, lastSeenAt: 1 } as const;

/** Fields by which a person's records are counted. */
export type Counted = Pick<Person, '_id' | 'email'>;

/** For whom data are collected: what staff wrote about a visitor is left out of what the visitor downloads. */
export type Reader = 'self' | 'staff';

/** One place where data of visitors are stored. Each module declares its own; an app has the list of them. */
export interface PersonalRecords {
  /** Name of the place in an export. */
  readonly name: string;
  /** Data stored there of a person, as JSON that a person can read. */
  collect(person: Person, reader: Reader, services: Services): Promise<unknown>;
  /**
   * Removes what names the person. It may be cut off anywhere and is then called again: a second call does what the first one did
   * not, and nothing twice.
   */
  erase(person: Person, services: Services): Promise<void>;
  /** Number of records there of each of these visitors, by user id. */
  count?(people: readonly Counted[]): Promise<ReadonlyMap<string, number>>;
}

/** Everything that is stored of visitors. */
export class PersonalData {
  constructor(readonly records: readonly PersonalRecords[]) {}

  /** Data stored of a person, place by place. */
  async collect(person: Person, reader: Reader, services: Services): Promise<Readonly<Record<string, unknown>>> {
    const parts: [string, unknown][] = [];
    for (const place of this.records) parts.push([place.name, await place.collect(person, reader, services)]);
    return Object.fromEntries(parts);
  }

  /** Number of records of a place that each of these visitors has. */
  async countIn(name: string, people: readonly Counted[]): Promise<ReadonlyMap<string, number>> {
    const place = this.records.find((one) => one.name === name);
    return (await place?.count?.(people)) ?? new Map();
  }
}
