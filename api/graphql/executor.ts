import {
  execute,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { refuseForbiddenMutation } from '../access/forbiddenFields.js';
import type { Context } from '../context.js';
import { badUserInput } from '../platform/errors.js';
import { errorOf } from '../platform/values.js';
import { formatError, reportFault } from './formatError.js';
import { executionOptions, limitRules } from '../platform/limits/graphqlLimits.js';

export interface Operation {
  readonly query: DocumentNode | string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

/** Runs an operation in this process on the same schema, gates and limits as one that came by HTTP. Never rejects. */
export type Execute = (operation: Operation, context: Context) => Promise<ExecutionResult>;

/** Cache of parsed and validated documents; internal callers use a fixed set of them. */
const CACHED_DOCUMENTS = 500;

export function createExecutor(schema: GraphQLSchema): Execute {
  const texts = new LRUCache<string, DocumentNode>({ max: CACHED_DOCUMENTS });
  const valid = new WeakSet<DocumentNode>();

  const prepared = (query: DocumentNode | string): DocumentNode => {
    const document = typeof query === 'string' ? (texts.get(query) ?? parse(query)) : query;
    if (!valid.has(document)) {
      const [error] = validate(schema, document, [...specifiedRules, ...limitRules]);
      if (error) throw badUserInput(error.message);
      valid.add(document);
      if (typeof query === 'string') texts.set(query, document);
    }
    return document;
  };

  return async ({ query, variables = {}, operationName }, context) => {
    const withFormattedErrors = (result: ExecutionResult): ExecutionResult =>
      result.errors
        ? {
            ...result,
            errors: result.errors.map((error) => {
              const formatted = formatError(error.toJSON(), error, context.messageLanguage, (fault) =>
                reportFault(fault, context.log),
              );
              return Object.assign(error, { message: formatted.message, extensions: formatted.extensions });
            }),
          }
        : result;
    try {
      const document = prepared(query);
      const refusals = refuseForbiddenMutation(schema, document, operationName, context, variables);
      if (refusals.length > 0) return withFormattedErrors({ errors: refusals });
      return withFormattedErrors(
        await execute({
          schema,
          document,
          variableValues: variables,
          contextValue: context,
          options: executionOptions,
          ...(operationName && { operationName }),
        }),
      );
    } catch (error) {
      const refusal =
        error instanceof GraphQLError ? error : new GraphQLError(String(error), { originalError: errorOf(error) });
      return withFormattedErrors({ errors: [refusal] });
    }
  };
}
