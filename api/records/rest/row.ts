import type { Answer } from './answers.js';
import type { Input } from './inputs.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Values = Readonly<Record<string, unknown>>;

/** Where a path comes from: a requirement of the specification, or the decision that added it, theirs or ours. */
export type Source = `REST-${string}` | `SPEC-D${number}` | `ADR-${number}`;

/** What a row with behaviour of its own works with. */
export interface Call {
  /** The request as GraphQL variables, by the rows' inputs. */
  readonly variables: Values;
  /** Fields that stood beside a `form` (or `data`, ...): they identify the record, and are no new values. */
  readonly keys: Values;
  /**
   * Executes one operation of the row's document and answers its `result` field.
   * @throws Refusal for GraphQL errors and for a payload that was not successful
   */
  readonly run: (operation: string, variables: Values) => Promise<unknown>;
}

/** One legacy path: what it is called by, the GraphQL it stands for, and how names and shapes are turned. */
export interface Row {
  readonly source: Source;
  /** The whole path, '/api' included. */
  readonly path: string;
  /** Other paths that answer the same. */
  readonly aliases?: readonly string[];
  readonly methods: readonly Method[];
  /** The heading it stands under in the reference, and what it does, in one line. */
  readonly group: string;
  /** What the paths of its group are for, where the group is a record kind's. */
  readonly about?: string;
  readonly summary: string;
  /** A GraphQL document. Its first operation is the one called, unless `run` says otherwise; each has one field, `result`. */
  readonly document: string;
  readonly inputs: readonly Input[];
  /** Takes a file: its inputs of type Upload, in a multipart body. */
  readonly takesFile?: boolean;
  /** Names that are keys when they stand beside a `form`, though values inside it ('slug' of a blog category). */
  readonly keys?: readonly string[];
  readonly answer: Answer;
  /** Status of success; 200 unless the specification says otherwise. */
  readonly status?: 200 | 201;
  /** Status of a payload that says no without blaming a field: 409, the state forbids it, unless said otherwise. */
  readonly refusedStatus?: 401 | 409;
  readonly run?: (call: Call) => Promise<unknown>;
  /** Other operations of the document that `run` calls in place of the first: who may use one of them may call the path. */
  readonly orElse?: readonly string[];
  /** A body to send, for the reference. */
  readonly example?: Values;
}

const READS = /^get-|(^|[/-])(view|lists|list|details|content|booked-events|order-history)$/;

/** The methods of a path, from its last word, where the specification states none (SPEC-D97). */
export function methodsOf(path: string): readonly Method[] {
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last === 'update') return ['POST', 'PUT', 'PATCH'];
  if (last === 'delete' || last.startsWith('delete-')) return ['POST', 'DELETE'];
  if (last.startsWith('toggle-')) return ['POST', 'PATCH'];
  return READS.test(last) ? ['GET', 'POST'] : ['POST'];
}
