import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { ValidationContext, ValidationRule } from 'graphql';
import { badUserInput } from '../errors.js';

/** Limits of one GraphQL request. */
export const GRAPHQL_LIMITS = {
  /** Bytes of a request body; of visitors, VISITOR_BODY_BYTES. */
  bodyBytes: 1_048_576,
  /** Lexical tokens of a document. */
  tokens: 2_000,
  /** Lines of a document: each place that an error names is counted in lines from the start. */
  lines: 2_000,
  /** Levels of fields within fields. */
  depth: 10,
  aliases: 30,
  directives: 50,
  /** Cost points of the document, and of the operation with its page sizes (`cost.ts`). */
  cost: 6_000,
} as const;

/**
 * Options of validation and execution: they stop soon, for each error repeats what the client sent. After its last error
 * graphql-js adds one that says so.
 * @param hidden leaves the names of the schema out of what validation suggests
 */
export const validationOptions = (hidden: boolean) => ({ maxErrors: 10, hideSuggestions: hidden });
export const executionOptions = { maxCoercionErrors: 1 } as const;

/** Whether a document has more lines than allowed. */
export function hasTooManyLines(query: string): boolean {
  let lines = 0;
  for (const _ of query.matchAll(/\r\n|[\n\r]/g)) {
    lines += 1;
    if (lines > GRAPHQL_LIMITS.lines) return true;
  }
  return false;
}

/** Reported like any other validation error, with our own message, instead of thrown through the server. */
const shared = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(badUserInput(messages.queryTooComplex))],
};

/** Limits checked during a document's validation, so once per document. */
export const limitRules = [
  maxDepthRule({ ...shared, n: GRAPHQL_LIMITS.depth }),
  maxAliasesRule({ ...shared, n: GRAPHQL_LIMITS.aliases }),
  maxDirectivesRule({ ...shared, n: GRAPHQL_LIMITS.directives }),
  costLimitRule({ ...shared, maxCost: GRAPHQL_LIMITS.cost }),
] satisfies ValidationRule[];
