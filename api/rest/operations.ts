import { messages } from '@polyphony/domain/messages/messages.js';
import type { ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { refuseForbiddenMutation } from '../access/forbiddenFields.js';
import type { Context } from '../context.js';
import { entriesIn, fieldsIn, textIn } from '../platform/values.js';
import { Refusal, refusalOf, type Errors } from '../records/rest/envelope.js';
import type { Route } from './routes.js';
import type { Call, Values } from '../records/rest/row.js';
import type { Variables } from './request/variables.js';

/** graphql-js's `execute`, or one that caches or compiles in front of it. */
export type Execute = (
  args: ExecutionArgs & { readonly contextValue: Context },
) => ExecutionResult | Promise<ExecutionResult>;

interface Failure {
  readonly message: string | null;
  readonly errors: readonly { readonly field: string; readonly message: string; readonly code: unknown }[];
}

/** What an unsuccessful payload says; null for anything else. */
function failureIn(result: unknown): Failure | null {
  const { success, message, errors } = fieldsIn(result);
  if (success !== false) return null;
  return {
    message: textIn(message),
    errors: entriesIn(errors).map((error) => ({
      field: textIn(error.field) ?? '',
      message: textIn(error.message) ?? '',
      code: error.code,
    })),
  };
}

/** The name a client knows a refused field by: `field` is an input's field, or an argument, of one of these variables. */
function legacyField(field: string, variables: readonly string[], { nameOf }: Pick<Variables, 'nameOf'>): string {
  const nameAt = (path: string) =>
    [path, ...variables.map((variable) => `${variable}.${path}`), path.replace(/^(translation\.)?/, 'input.')]
      .map((at) => nameOf.get(at))
      .find(Boolean);
  const [head = field, ...rest] = field.split('.');
  const [lang = '', ...within] = rest;
  // A text of a language that was sent among those of all: 'title.ar'.
  if (head === 'translations' && within.length > 0 && !nameAt(field))
    return [legacyField(within.join('.'), variables, { nameOf }), lang].join('.');
  return nameAt(field) ?? [nameAt(head) ?? head, ...rest].join('.');
}

/**
 * The refusal for an unsuccessful payload: 422 for invalid fields, 409 for duplicate values or a state that forbids the
 * operation.
 */
function refusedBy(
  { message: reason, errors: fields }: Failure,
  route: Route,
  { variables, lang }: { readonly variables: readonly string[]; readonly lang: unknown },
  sent: Variables,
): Refusal {
  /** The field of a text that was sent among those of all languages, where the operation takes it as its one translation. */
  const inItsLanguage = (field: string) => {
    const text = field.startsWith('translation.') ? field.slice(field.indexOf('.') + 1) : field;
    const isTranslation = text !== field || !variables.includes('input');
    return isTranslation ? sent.nameOf.get(`translations.${String(lang)}.${text}`) : undefined;
  };
  const errors: Errors = Object.fromEntries(
    fields.map(({ field, message }) => [inItsLanguage(field) ?? legacyField(field, variables, sent), { message }]),
  );
  const blamesFields = fields.some(({ code }) => code !== 'DUPLICATE');
  const status = fields.length === 0 ? (route.refusedStatus ?? 409) : blamesFields ? 422 : 409;
  return new Refusal(status, reason || messages.somethingWrong, errors);
}

export interface Runner {
  readonly schema: GraphQLSchema;
  readonly execute: Execute;
}

/** Function that executes a row's operations for one request. */
export function operationsOf(
  { schema, execute }: Runner,
  route: Route,
  context: Context,
  sent: Variables,
): Call['run'] {
  const { document } = route;
  return async (operationName, provided) => {
    const variables = route.variablesOf.get(operationName) ?? [];
    const variableValues: Values = Object.fromEntries(
      variables.filter((name) => provided[name] !== undefined).map((name) => [name, provided[name]]),
    );
    const denied = refuseForbiddenMutation(schema, document, operationName, context, variableValues);
    const result: ExecutionResult =
      denied.length > 0
        ? { errors: denied }
        : await execute({ schema, document, operationName, contextValue: context, variableValues });
    const [error] = result.errors ?? [];
    if (error) throw refusalOf(error) ?? error;
    const { result: outcome } = fieldsIn(result.data);
    const failure = failureIn(outcome);
    const { lang } = provided;
    if (failure) throw refusedBy(failure, route, { variables, lang }, sent);
    return outcome;
  };
}
