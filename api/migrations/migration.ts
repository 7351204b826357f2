import type { Connection } from 'mongoose';
import type { Logger } from 'pino';

export type Values = Readonly<Record<string, unknown>>;
export type Database = NonNullable<Connection['db']>;

/** Resources that a step is given to work with. */
export interface StepWork {
  readonly database: Database;
  readonly log: Logger;
  /** Aborts when another process may have taken over: checked between two batches. */
  readonly signal: AbortSignal;
}

interface Step {
  /** From 1 without gaps, in the order in which steps are released. Never changed after a release. */
  readonly number: number;
  /** Description of what it does, for the log: 'drops the index of retired search keys'. */
  readonly name: string;
}

/** A step that changes the database itself: its indexes and collections. */
export interface DatabaseStep extends Step {
  readonly run: (work: StepWork) => Promise<void>;
}

/**
 * A step that changes what records of some kinds hold. Its functions are pure and idempotent: of what they have returned they
 * return the same. From them follow the records of the collection and of the bin, histories, drafts, archives and imports.
 */
export interface RecordStep extends Step {
  /** Names of kinds, as they are stored. All panels of the settings are of one kind. */
  readonly kinds: readonly string[];
  /** A stored record as it is from now on. */
  readonly record: (record: Values) => Values;
  /**
   * Where a value is from now on, by the paths of histories, which are the columns of archives, too: 'slug', 'title.ar'. The form
   * field of a draft is the head of a path.
   */
  readonly path: (path: string) => string;
  /**
   * The JSON of a value at a former path. Of a long text a history has the parts that differ: they are not passed, so a step that
   * changes long texts cannot be expressed.
   */
  readonly value: (path: string, value: unknown) => unknown;
}

export type Migration = DatabaseStep | RecordStep;

export const isRecordStep = (step: Migration): step is RecordStep => 'record' in step;
