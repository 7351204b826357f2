import { isDoc, type Doc, fieldOf, setField, type Value } from '../bson/value.js';
import { location, MongoError } from '../errors.js';
import { isNumber } from '../bson/numbers.js';
import { describe } from '../update/describe.js';
import { fieldPath } from './field-path.js';
import { isTrue, type MatchContext } from './matcher.js';
import { findOperator, type ProjectionOperator } from './projection-operators.js';

/** What happens to one field: kept, dropped, its own fields projected, or computed. */
type Rule =
  'keep' | 'drop' | Tree | { readonly compute: (root: Doc) => Value } | { readonly operator: ProjectionOperator };
interface Tree {
  readonly fields: Map<string, Rule>;
}

export interface Projection {
  readonly including: boolean;
  apply(doc: Doc): Doc;
  /** Set when only whole top-level fields are kept or dropped, so that raw BSON can be cut without decoding. */
  readonly topLevel?: ReadonlySet<string>;
}

interface Builder {
  readonly context: MatchContext;
  readonly filter: Doc | undefined;
  readonly root: Tree;
  mode: 'keep' | 'drop' | undefined;
  positional: boolean;
  elemMatch: boolean;
  slices: boolean;
}

/** Compiles the projection of find, findAndModify and $project; `filter` serves the positional operator of find. */
export function compileProjection(spec: Doc, context: MatchContext, filter?: Doc): Projection {
  const builder: Builder = {
    context,
    filter,
    root: { fields: new Map() },
    mode: undefined,
    positional: false,
    elemMatch: false,
    slices: false,
  };
  for (const field of Object.keys(spec)) add(builder, field, spec[field]);
  const { root } = builder;
  const computes = [...root.fields.values()].some((rule) => typeof rule === 'object' && 'compute' in rule);
  const id = root.fields.get('_id');
  const including =
    builder.mode === 'keep' ||
    (builder.mode === undefined && (computes || (builder.elemMatch && !builder.slices) || id === 'keep'));
  if (including && id === undefined) root.fields.set('_id', 'keep');
  const plain = [...root.fields].filter(([, rule]) => rule === 'keep' || rule === 'drop');
  const isTopLevel = plain.length === root.fields.size && (!including || plain.every(([, rule]) => rule === 'keep'));
  const kept = including ? 'keep' : 'drop';
  return {
    including,
    apply: (doc) => projectDoc(doc, root, including, doc, true),
    ...((isTopLevel || (including && plain.length === root.fields.size)) && {
      topLevel: new Set(plain.filter(([, rule]) => rule === kept).map(([field]) => field)),
    }),
  };
}

function add(builder: Builder, path: string, value: Value): void {
  if (path.endsWith('.$')) return addPositional(builder, path, value);
  if (builder.filter !== undefined && path.includes('.$.'))
    throw location(31394, "As of 4.4, it's illegal to specify positional operator in the middle of a path.");
  fieldPath(path);
  if (isDoc(value) && !addNested(builder, path, value)) return;
  if (typeof value === 'boolean' || isNumber(value)) {
    const mode = isTrue(value) ? 'keep' : 'drop';
    place(builder.root, path, mode);
    if (path !== '_id') switchMode(builder, path, mode);
    return;
  }
  if (builder.mode === 'drop')
    throw isDoc(value)
      ? location(31252, 'Cannot use expression other than $meta in exclusion projection')
      : location(31310, `Cannot use an expression ${path}: ${describe(value)} in an exclusion projection`);
  switchMode(builder, path, 'keep');
  place(builder.root, path, { compute: computed(value, builder.context) });
}

/** A document as a rule: an operator of find's or fields of its own, dealt with here; true when it is an expression. */
function addNested(builder: Builder, path: string, value: Doc): boolean {
  const names = Object.keys(value);
  if (names.length === 0)
    throw location(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
  if (names.length === 1 && names[0]?.startsWith('$') === true) {
    const operator = findOperator(value, path, builder.context, builder.filter);
    if (!operator) return true;
    if ('$elemMatch' in value) {
      if (builder.positional) throw location(31255, 'Cannot specify positional operator and $elemMatch.');
      builder.elemMatch = true;
    }
    builder.slices ||= '$slice' in value;
    placeOperator(builder, path, value, { operator });
    return false;
  }
  for (const field of names) {
    assertNotOperator(field);
    add(builder, `${path}.${field}`, value[field]);
  }
  return false;
}

/** Throws for a filter with $expr, where elements of arrays must have been met. */
export function assertNoExpression(filter: Doc): void {
  if (mentionsExpression(filter))
    throw new MongoError(224, 'QueryFeatureNotAllowed', '$expr is not allowed in this context');
}

function mentionsExpression(filter: Doc): boolean {
  return Object.keys(filter).some((field) => {
    const operand = filter[field];
    if (field === '$expr') return true;
    return (
      field.startsWith('$') && Array.isArray(operand) && operand.some((part) => isDoc(part) && mentionsExpression(part))
    );
  });
}

/** A find's $slice that collides with another path is tried as an expression's, whose errors are then told. */
function placeOperator(builder: Builder, path: string, spec: Doc, rule: Rule): void {
  try {
    place(builder.root, path, rule);
  } catch (error) {
    if (!('$slice' in spec) || Array.isArray(spec.$slice)) throw error;
    throw location(28667, 'Expression $slice takes at least 2 arguments, and at most 3, but 1 were passed in.');
  }
}

function assertNotOperator(field: string): void {
  if (field.startsWith('$'))
    throw location(16410, "FieldPath field names may not start with '$'. Consider using $getField or $setField.");
}

function addPositional(builder: Builder, path: string, value: Value): void {
  const { filter } = builder;
  if (filter === undefined) throw location(31324, 'Cannot use positional projection in aggregation projection');
  if (path.slice(0, -2).split('.').includes('$'))
    throw location(31394, "As of 4.4, it's illegal to specify positional operator in the middle of a path.");
  if (isDoc(value)) throw location(31271, 'positional projection cannot be used with an expression or sub object');
  if ((typeof value === 'boolean' || isNumber(value)) && !isTrue(value))
    throw location(31395, 'positional projection cannot be used with exclusion');
  if (builder.positional) throw location(31276, 'Cannot specify more than one positional projection per query.');
  if (builder.elemMatch) throw location(31256, 'Cannot specify positional operator and $elemMatch.');
  assertNoExpression(filter);
  builder.positional = true;
  switchMode(builder, path, 'keep');
  const field = path.slice(0, -2);
  const operator = findOperator({ $: 1 }, field, builder.context, filter);
  if (operator) place(builder.root, field, { operator });
}

/** Within a projection an unknown operator has an error of its own. */
function computed(value: Value, context: MatchContext): (root: Doc) => Value {
  try {
    return context.expression(value);
  } catch (error) {
    if (!(error instanceof MongoError) || error.codeName !== 'InvalidPipelineOperator') throw error;
    throw location(31325, `Unknown expression: ${error.message}`);
  }
}

function switchMode(builder: Builder, path: string, mode: 'keep' | 'drop'): void {
  builder.mode ??= mode;
  if (builder.mode === mode) return;
  throw mode === 'drop'
    ? location(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
    : location(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
}

function place(tree: Tree, path: string, rule: Rule): void {
  const dot = path.indexOf('.');
  const field = dot < 0 ? path : path.slice(0, dot);
  const existing = tree.fields.get(field);
  if (dot < 0) {
    if (existing !== undefined && typeof existing !== 'string') throw location(31250, `Path collision at ${path}`);
    tree.fields.set(field, rule);
    return;
  }
  if (existing !== undefined && !(typeof existing === 'object' && 'fields' in existing)) {
    throw location(31249, `Path collision at ${path} remaining portion ${path.slice(dot + 1)}`);
  }
  const subtree = existing ?? { fields: new Map<string, Rule>() };
  tree.fields.set(field, subtree);
  place(subtree, path.slice(dot + 1), rule);
}

function projectDoc(doc: Doc, tree: Tree, including: boolean, root: Doc, top: boolean): Doc {
  const result: Doc = {};
  if (top && '_id' in doc && tree.fields.get('_id') === 'keep') result._id = doc._id;
  for (const field of Object.keys(doc)) {
    const rule = tree.fields.get(field);
    const value = doc[field];
    if (rule === 'keep') setField(result, field, value);
    else if (rule === undefined) {
      if (!including) setField(result, field, value);
    } else if (rule !== 'drop') {
      const projected = projectValue(value, rule, including, root);
      if (projected !== undefined) setField(result, field, projected);
    }
  }
  for (const [field, rule] of tree.fields) {
    if (typeof rule !== 'object' || fieldOf(result, field) !== undefined) continue;
    if ('compute' in rule) {
      const computed = rule.compute(root);
      if (computed !== undefined) setField(result, field, computed);
    } else if ('fields' in rule && including && hasComputed(rule) && !isDoc(fieldOf(doc, field))) {
      if (!Array.isArray(fieldOf(doc, field))) setField(result, field, projectDoc({}, rule, including, root, false));
    }
  }
  return result;
}

function projectValue(value: Value, rule: Exclude<Rule, string>, including: boolean, root: Doc): Value {
  if ('compute' in rule) return undefined; // set after the kept fields, in the specification's order
  if ('operator' in rule) return rule.operator.project(value, root);
  if (isDoc(value)) return projectDoc(value, rule, including, root, false);
  if (Array.isArray(value)) {
    return value
      .map((element: Value) => projectValue(element, rule, including, root))
      .filter((element) => element !== undefined);
  }
  return including && !hasComputed(rule) ? undefined : including ? projectDoc({}, rule, including, root, false) : value;
}

function hasComputed(tree: Tree): boolean {
  return [...tree.fields.values()].some(
    (rule) => typeof rule === 'object' && ('compute' in rule || ('fields' in rule && hasComputed(rule))),
  );
}

/** $project refuses an empty specification where find takes it as "everything". */
export function assertNotEmpty(spec: Value, stage: string): asserts spec is Doc {
  if (!isDoc(spec)) throw location(15969, `${stage} specification must be an object`);
  if (Object.keys(spec).length === 0)
    throw location(51272, `Invalid ${stage} :: caused by :: projection specification must have at least one field`);
}
