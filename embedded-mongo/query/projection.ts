import { isDoc, type Doc, fieldOf, setField, type Value } from '../bson/value.js';
import { location, MongoError, unsupported } from '../errors.js';
import { isNumber } from '../bson/numbers.js';
import { describe } from '../update/describe.js';
import { fieldPath } from './field-path.js';
import { isTrue, type MatchContext } from './matcher.js';

/** Rule for one field: kept, dropped, its own fields projected, or computed. */
type Rule = 'keep' | 'drop' | Tree | { readonly compute: (root: Doc) => Value };
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
  readonly root: Tree;
  mode: 'keep' | 'drop' | undefined;
}

/** Compiles the projection of find, findAndModify and $project. */
export function compileProjection(spec: Doc, context: MatchContext): Projection {
  const builder: Builder = { context, root: { fields: new Map() }, mode: undefined };
  for (const field of Object.keys(spec)) add(builder, field, spec[field]);
  const { root } = builder;
  const computes = [...root.fields.values()].some((rule) => typeof rule === 'object' && 'compute' in rule);
  const id = root.fields.get('_id');
  const including = builder.mode === 'keep' || (builder.mode === undefined && (computes || id === 'keep'));
  if (including && id === undefined) root.fields.set('_id', 'keep');
  const plain = [...root.fields].filter(([, rule]) => rule === 'keep' || rule === 'drop');
  const isTopLevel = plain.length === root.fields.size && (!including || plain.every(([, rule]) => rule === 'keep'));
  const topLevelRule = including ? 'keep' : 'drop';
  return {
    including,
    apply: (doc) => projectDoc(doc, root, including, doc, true),
    ...((isTopLevel || (including && plain.length === root.fields.size)) && {
      topLevel: new Set(plain.filter(([, rule]) => rule === topLevelRule).map(([field]) => field)),
    }),
  };
}

function add(builder: Builder, path: string, value: Value): void {
  if (path.split('.').includes('$', 1)) throw unsupported('the positional projection');
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

/** A document as a rule: fields of its own, added here; true when it is an expression. */
function addNested(builder: Builder, path: string, value: Doc): boolean {
  const names = Object.keys(value);
  if (names.length === 0)
    throw location(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
  if (names.length === 1 && names[0]?.startsWith('$') === true) {
    if ('$elemMatch' in value || '$meta' in value) throw unsupported(`the projection ${names[0]}`);
    return true;
  }
  for (const field of names) {
    assertNotOperator(field);
    add(builder, `${path}.${field}`, value[field]);
  }
  return false;
}

function assertNotOperator(field: string): void {
  if (field.startsWith('$'))
    throw location(16410, "FieldPath field names may not start with '$'. Consider using $getField or $setField.");
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
