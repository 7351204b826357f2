import type { Document } from 'mongodb';
import { errorCodes, outcome, textOf } from './compare.js';
import type { Operation } from './operations.js';
import type { Spec } from './values.js';

/**
 * Where the responses of the two servers may differ: each is a line of the README's table of known differences. Nothing
 * else passes; a run ends with how often each occurred.
 */
export interface Meeting {
  readonly operation: Operation;
  readonly indexes: readonly Spec[];
  /** The documents before it. */
  readonly before: readonly Document[];
  readonly embedded: Document;
  readonly real: Document;
  /** Of contents: they differ in the order of fields only. */
  readonly isOrder?: boolean;
  /** Of contents: what is compared. */
  readonly texts?: readonly [embedded: string, real: string];
  /** Sends it to the real server alone. */
  readonly runOnReal: (operation: Operation) => Promise<Document>;
}

export type KnownDifference =
  | "the optimizer's doing"
  | 'distinct over an index'
  | 'answers from an index alone'
  | 'sorted after its projection'
  | 'fields set anew by a pipeline'
  | 'documents never computed'
  | 'changes that change nothing'
  | 'no $all inside a pipeline'
  | 'findAndModify after its change'
  | 'a filter that fails half-way'
  | 'the order of a plan'
  | 'whole numbers as names'
  | 'dates of other eras';

type Rule = (meeting: Meeting) => boolean | Promise<boolean>;

const stagesOf = (operation: Operation): string[] =>
  ((operation.pipeline as Spec[] | undefined) ?? []).flatMap((stage) => Object.keys(stage));
const bothFailed = ({ embedded, real }: Meeting): boolean =>
  [embedded, real].every((reply) => errorCodes(reply).length > 0);
const mentions = (operation: Operation, text: string): boolean => JSON.stringify(operation).includes(text);

/**
 * MongoDB moves a $match ahead of other stages, and runs some $group in another engine, which has codes of
 * its own and looks at operands in another order. That it is this is shown by MongoDB itself, kept from both.
 */
const optimized: Rule = async ({ operation, embedded, runOnReal }) => {
  if (!('aggregate' in operation)) return false;
  const pipeline = (operation.pipeline as Spec[]).flatMap((stage) => [{ $_internalInhibitOptimization: {} }, stage]);
  const other = await runOnReal({ ...operation, pipeline });
  return outcome(operation, embedded, false) === outcome(operation, other, false);
};

/** MongoDB sorts what it has projected where it sees no connection, as between b.0 and a projection of b.x. */
const projectedFirst: Rule = async ({ operation, embedded, runOnReal }) => {
  if (!('find' in operation) || operation.projection === undefined) return false;
  const { projection: _, ...unprojected } = operation;
  if (idsOf(embedded) !== idsOf(await runOnReal(unprojected))) return false;
  const { sort: __, skip: ___, limit: ____, ...all } = operation;
  const realTexts = new Set(documentsOf(await runOnReal(all)).map(textOf));
  return documentsOf(embedded).every((one) => realTexts.has(textOf(one)));
};
const documentsOf = (reply: Document): Document[] =>
  (reply.cursor as { firstBatch: Document[] } | undefined)?.firstBatch ?? [];
const idsOf = (reply: Document): string => textOf(documentsOf(reply).map(({ _id }) => _id as unknown));

/** From an index alone MongoDB returns null for a missing field. */
const coveredNull: Rule = async ({ operation, indexes, embedded, runOnReal }) => {
  if (!('find' in operation || 'aggregate' in operation) || indexes.length === 0) return false;
  const other = await runOnReal({ ...operation, hint: { $natural: 1 } });
  return outcome(operation, embedded, false) === outcome(operation, other, false);
};

/** From an index MongoDB tells null for documents without the field, and elements of arrays in arrays by themselves. */
const distinctIndexed: Rule = async ({ operation, indexes, embedded, runOnReal }) => {
  if (!('distinct' in operation) || indexes.length === 0) return false;
  // With a condition on what the index has not, it reads the documents.
  const query = { $and: [operation.query ?? {}, { _id: { $exists: true } }] };
  return outcome(operation, embedded, false) === outcome(operation, await runOnReal({ ...operation, query }), false);
};

/**
 * A field that a pipeline takes away and sets again keeps its place in MongoDB; here it comes last. With the value that it
 * had before, MongoDB has changed nothing then, and counts nothing: that only the order differs is seen in the contents.
 */
const fieldOrder: Rule = ({ operation, embedded, real }) => {
  const isPipeline = stagesOf(operation).length > 1 || mentionsPipeline(operation);
  if (!isPipeline) return false;
  if (outcome(operation, embedded, false) === outcome(operation, real, false)) return true;
  const [own, other] = [embedded, real].map((reply) => outcome(operation, uncounted(reply), false));
  return own === other && countOf(embedded) > countOf(real);
};

/**
 * MongoDB takes documents through all stages one by one, and no more than a later $match, $limit or the like lets through:
 * here each stage is done with all of them. That it is this is shown by the stages before: without the later ones MongoDB
 * fails in the same way.
 */
const neverComputed: Rule = async ({ operation, embedded, real, runOnReal }) => {
  const [code] = errorCodes(embedded);
  if (!('aggregate' in operation) || code === undefined || errorCodes(real)[0] === code) return false;
  const stages = operation.pipeline as Spec[];
  for (let end = stages.length - 1; end > 0; end--) {
    const pipeline = stages.slice(0, end).flatMap((stage) => [{ $_internalInhibitOptimization: {} }, stage]);
    const [other] = errorCodes(await runOnReal({ ...operation, pipeline }));
    if (other === code) return true;
  }
  return false;
};

/** A change that leaves a document as it was is none here; some of them (by $push) count in MongoDB. */
const emptyChange: Rule = ({ operation, embedded, real }) => {
  const [own, other] = [embedded, real].map((reply) => outcome(operation, uncounted(reply), false));
  return own === other && countOf(embedded) < countOf(real);
};

const uncounted = ({ nModified: _, bulk, ...reply }: Document): Document => ({
  ...reply,
  ...((bulk as Document | undefined) && { bulk: { ...(bulk as Document), modifiedCount: 0 } }),
});
const countOf = ({ nModified, bulk }: Document): number =>
  Number(nModified ?? (bulk as Document | undefined)?.modifiedCount ?? 0);

/** MongoDB 7.0 cannot read again what it makes of { $elemMatch: { $all: [] } } in a pipeline. */
const unreadableMatch: Rule = ({ operation, real }) =>
  'aggregate' in operation && String(real.errmsg).includes('unknown operator: $alwaysFalse');

/** MongoDB has changed the document before it finds that it cannot project it; here nothing is changed then. */
const failedProjection: Rule = ({ operation, embedded, real }) => {
  const [own, other] = [embedded, real].map((reply) => String(errorCodes(reply)));
  return 'findAndModify' in operation && operation.fields !== undefined && own !== '' && own === other;
};

/** MongoDB has changed the documents before the one on which the filter's $expr fails; here nothing is changed then. */
const failedFilter: Rule = (meeting) =>
  bothFailed(meeting) && isOnMany(meeting.operation) && mentions(meeting.operation, '"$expr"');

/** The planner decides which document a plan meets first, and so what a statement on many fails with and leaves. */
const planOrder: Rule = (meeting) =>
  bothFailed(meeting) &&
  isOnMany(meeting.operation) &&
  (meeting.indexes.length > 0 || mentions(meeting.operation, '"_id'));

const mentionsPipeline = (operation: Operation): boolean => /"(?:u|update)":\[/.test(JSON.stringify(operation));

const isOnMany = (operation: Operation): boolean =>
  mentions(operation, '"multi":true') || mentions(operation, '"updateMany"');

/** Dates that JavaScript has not, more than 8.64e15 milliseconds from 1970, are refused here. */
const farDates: Rule = ({ embedded, operation, real }) =>
  errorCodes(embedded).includes(15) || outcome(operation, real, false).includes('"NaN"}}');

/** Here fields whose names are whole numbers come first, which tells in the order of documents. */
const wholeNumbers: Rule = ({ before, embedded, real }) =>
  /"\d+":/.test(JSON.stringify(before)) && [embedded, real].every((reply) => errorCodes(reply).length === 0);

type Rules = readonly (readonly [KnownDifference, Rule])[];

const IN_ANSWERS: Rules = [
  ["the optimizer's doing", optimized],
  ['distinct over an index', distinctIndexed],
  ['answers from an index alone', coveredNull],
  ['sorted after its projection', projectedFirst],
  ['fields set anew by a pipeline', fieldOrder],
  ['documents never computed', neverComputed],
  ['changes that change nothing', emptyChange],
  ['no $all inside a pipeline', unreadableMatch],
  ['a filter that fails half-way', failedFilter],
  ['the order of a plan', planOrder],
  ['dates of other eras', farDates],
  ['whole numbers as names', wholeNumbers],
];

const IN_CONTENTS: Rules = [
  ['fields set anew by a pipeline', ({ operation, isOrder }) => isOrder === true && mentionsPipeline(operation)],
  ['findAndModify after its change', failedProjection],
  ['a filter that fails half-way', failedFilter],
  ['the order of a plan', planOrder],
  ['dates of other eras', farDates],
  ['whole numbers as names', wholeNumbers],
];

async function firstOf(rules: Rules, meeting: Meeting): Promise<KnownDifference | undefined> {
  for (const [name, holds] of rules) if (await holds(meeting)) return name;
  return undefined;
}

/** The first operation of a transaction with different responses. */
function differingPart(meeting: Meeting): Meeting {
  const { operation, embedded, real } = meeting;
  const [own, other] = [embedded.parts, real.parts] as [Document[]?, Document[]?];
  if (!own || !other) return meeting;
  const parts = (operation.transaction as Operation[]).map((part, i) => ({
    ...meeting,
    operation: part,
    embedded: own[i] ?? {},
    real: other[i] ?? {},
  }));
  return (
    parts.find((one) => outcome(one.operation, one.embedded, true) !== outcome(one.operation, one.real, true)) ??
    meeting
  );
}

export const knownInResponses = (meeting: Meeting): Promise<KnownDifference | undefined> =>
  firstOf(IN_ANSWERS, differingPart(meeting));
export const knownInContents = (meeting: Meeting): Promise<KnownDifference | undefined> =>
  firstOf(IN_CONTENTS, meeting);
