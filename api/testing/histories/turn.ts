import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { TypedDocument } from '../clients/typedDocument.js';
import type { Generator } from '../runs/seed.js';
import { Unanswered, type Known, type Person, type World } from './world.js';

/** One operation of a sequence, about to be performed: by whom, on records of which kind. */
export interface Turn {
  readonly world: World;
  readonly person: Person;
  readonly kind: AnyKind;
  /** Decides all that the operation leaves open. */
  readonly random: Generator;
}

/** Record of a write, as far as the write describes it. */
export interface WrittenRecord {
  readonly id: string;
  readonly version: number;
}
export interface Payload {
  readonly record: WrittenRecord;
}

export const among = <T>(random: Generator, all: readonly T[]): T | null =>
  all[random.between(0, all.length - 1)] ?? null;

/** `count` of all at most, each once. */
export function someOf<T>(random: Generator, all: readonly T[], count: number): T[] {
  const left = [...all];
  const chosen: T[] = [];
  while (left.length > 0 && chosen.length < count) chosen.push(...left.splice(random.between(0, left.length - 1), 1));
  return chosen;
}

/** A record of the kind that there is, or that was deleted; null for none. */
export const knownOf = ({ world, kind, random }: Turn, isDeleted = false): Known | null =>
  among(random, world.of(kind, isDeleted));

/** The version that a client sends: mostly none, else the one that it has last seen. */
export const sentVersion = ({ random }: Turn, { version }: Known): number | null =>
  random.between(1, 3) === 1 ? version : null;

export interface Attempt<T> {
  readonly name: string;
  /** A text is for writes whose record alone is read. */
  readonly document: string | TypedDocument<T>;
  readonly variables: object;
  /** The permissions any of which lets a person do so. */
  readonly gate: readonly (string | null | undefined)[];
  /** The records that it may write. */
  readonly ids: readonly string[];
  /** The marks of the texts that it sends. */
  readonly marks?: readonly string[];
}

/**
 * Sends an operation, and notes what became of it.
 * @returns the payload, or null when nothing was written, or no response came
 * @throws Error when a person did what they may not do, or when the server failed
 */
export async function attempt<T = Payload>(turn: Turn, wish: Attempt<T>): Promise<T | null> {
  const { world, person } = turn;
  const { name, document, variables, gate, ids, marks = [] } = wish;
  const may = person.holds === null || gate.some((permission) => permission && person.holds?.has(permission));
  const note = (outcome: string) =>
    world.ledger.lines.push(`${person.name}: ${name} ${turn.kind.name} ${JSON.stringify(variables)} → ${outcome}`);
  try {
    const { value, refusal } = await world.request(person, document, variables);
    note(refusal ?? 'done');
    if (!may && refusal !== 'FORBIDDEN')
      throw new Error(`${person.name} may not ${name} ${turn.kind.name}: ${refusal}`);
    if (refusal !== null) for (const mark of marks) world.marks.refused.add(mark);
    return value;
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    note('unanswered');
    world.ledger.maybe(ids);
    return null;
  }
}

/** Notes that a record was written; without a new text, it may have been so before. */
export function acknowledge({ world }: Turn, known: Known, { version }: WrittenRecord, marks: readonly string[]): void {
  known.version = Math.max(known.version, version);
  if (marks.length > 0) world.ledger.acknowledge(known.id, version, marks);
  else world.ledger.maybe([known.id]);
}

/** The fields that documents select of a write. @param more others of the record */
export const writeOf = ({ name }: AnyKind, more = '') =>
  `{ success message errors { field message } record: ${name} { id version ${more} } }`;
