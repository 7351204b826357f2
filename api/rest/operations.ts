import { messages } from '@polyphony/domain/messages/messages.js';
import type { ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { refuseForbiddenMutation } from '../access/forbiddenFields.js';
import type { Context } from '../context.js';
import { Refusal, refusalOf, type Errors } from '../records/rest/envelope.js';
import type { Route } from './routes.js';
import type { Call, Values } from '../records/rest/row.js';
import type { Variables } from './request/variables.js';

/** graphql-js's `execute`, or one that caches or compiles in front of it. */
export type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;

interface Outcome {
  readonly success: boolean;
  readonly message?: string | null;
  readonly errors?: readonly { readonly field: string; readonly message: string; readonly code?: string }[];
}

const isOutcome = (result: unknown): result is Outcome =>
  typeof result === 'object' && result !== null && typeof (result as Partial<Outcome>).success === 'boolean';

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
  outcome: Outcome,
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
    (outcome.errors ?? []).map(({ field, message }) => [
      inItsLanguage(field) ?? legacyField(field, variables, sent),
      { message },
    ]),
  );
  const fields = outcome.errors ?? [];
  const blamesFields = fields.some(({ code }) => code !== 'DUPLICATE');
  const status = fields.length === 0 ? (route.refusedStatus ?? 409) : blamesFields ? 422 : 409;
  return new Refusal(status, outcome.message || messages.somethingWrong, errors);
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
    const outcome: unknown = result.data?.['result'];
    if (isOutcome(outcome) && !outcome.success)
      throw refusedBy(outcome, route, { variables, lang: provided['lang'] }, sent);
    return outcome;
  };
}
