import type { Message } from '@polyphony/domain/messages/messages.js';
import type { ResponseSpec } from './responses.js';
import type { Input } from './inputs.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Values = Readonly<Record<string, unknown>>;

/** The origin of a path: a requirement of the specification, or a decision. */
export type Source = `REST-${string}` | `SPEC-D${number}` | `ADR-${number}`;

/** A value under another of the names of its input. */
export interface Other {
  readonly name: string;
  readonly value: unknown;
}

/** Message of a rule about a variable path. */
export interface BrokenRule {
  readonly field: string;
  readonly message: Message;
}

/** The parameter of a row's `run`. */
export interface Call {
  /** The request as GraphQL variables, converted by the row's inputs. */
  readonly variables: Values;
  /** Other values of a variable path: those that were sent under another of the names that responses have it under. */
  readonly others: ReadonlyMap<string, readonly Other[]>;
  /** The client's name for a variable path: 'category_name' of 'input.name'. */
  readonly nameAt: (path: string) => string;
  /** Fields beside a `form` (or `data`, ...) that identify the record, and are not new values. */
  readonly keys: Values;
  /**
   * Executes one operation of the row's document and returns its `result` field.
   * @throws Refusal for GraphQL errors and for a payload that was not successful
   */
  readonly run: (operation: string, variables: Values) => Promise<unknown>;
}

/** One legacy path: its addresses, the GraphQL document it runs, and how names and shapes are converted. */
export interface Row {
  readonly source: Source;
  /** The complete path, with '/api'. */
  readonly path: string;
  /** Other paths of the same operation. */
  readonly aliases?: readonly string[];
  readonly methods: readonly Method[];
  /** Its heading in the reference, and its summary, in one line. */
  readonly group: string;
  /** Describes the paths of the group, if it is a record kind's. */
  readonly about?: string;
  readonly summary: string;
  /** A GraphQL document. Its first operation is executed, unless `run` does otherwise; each has one field, `result`. */
  readonly document: string;
  readonly inputs: readonly Input[];
  /** Whether it accepts a file: its inputs of type Upload, in a multipart body. */
  readonly acceptsFile?: boolean;
  /** Whether unknown fields are refused, where other paths ignore them. */
  readonly exact?: boolean;
  /** Messages of the rules about variables, for the refusal of a request whose shape is wrong. */
  readonly rules?: (variables: Values) => Promise<readonly BrokenRule[]>;
  /** Names that are keys beside a `form`, but values inside it ('slug' of a blog category). */
  readonly keys?: readonly string[];
  readonly response: ResponseSpec;
  /** Status of success; 200 unless the specification says otherwise. */
  readonly status?: 200 | 201;
  /** Status of an unsuccessful payload without field errors: 409 by default. */
  readonly refusedStatus?: 401 | 409;
  readonly run?: (call: Call) => Promise<unknown>;
  /**
   * Other operations of the document that `run` may call instead of the first: permission for any of them admits a
   * caller.
   */
  readonly orElse?: readonly string[];
  /** An example body for the reference. */
  readonly example?: Values;
}

/** Their names do not begin with 'toggle-', and they are toggles all the same (STATE-010, STATE-011). */
const TOGGLES = /^(toggle-.*|payment-status|confirm)$/;
const READS = /^get-|(^|[/-])(view|lists|list|details|content|queries|booked-events|order-history)$/;

/** The methods of a path, derived from its last segment, where the specification states none (SPEC-D97). */
export function methodsOf(path: string): readonly Method[] {
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (/^update(-|$)/.test(last) || path.endsWith('/update/content')) return ['POST', 'PUT', 'PATCH'];
  if (last === 'delete' || last.startsWith('delete-')) return ['POST', 'DELETE'];
  if (TOGGLES.test(last)) return ['POST', 'PATCH'];
  return READS.test(last) ? ['GET', 'POST'] : ['POST'];
}
