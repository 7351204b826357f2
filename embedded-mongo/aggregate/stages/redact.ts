import { isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import type { StageCompiler } from '../context.js';
import { compile } from '../expression.js';

/**
 * $redact: an expression decides for each document, and for nested ones, whether it is kept, descended into or removed.
 */
export const redact: StageCompiler = (operand, { variables }) => {
  const decide = compile(operand, ...Object.keys(variables));
  const descend = (value: Value, whole: Doc): Value => {
    if (Array.isArray(value)) {
      const list = value as Value[];
      return list.map((element) => descend(element, whole)).filter((element) => element !== undefined);
    }
    return isDoc(value) ? redacted(value, whole) : value;
  };
  const redacted = (doc: Doc, whole: Doc): Doc | undefined => {
    const decision = decide({ root: doc, whole, variables });
    if (decision === 'keep') return doc;
    if (decision === 'prune') return undefined;
    if (decision !== 'descend') {
      throw location(17053, '$redact must return one of the variables $$DESCEND, $$KEEP and $$PRUNE');
    }
    const result: Doc = {};
    for (const field of Object.keys(doc)) {
      const value = descend(doc[field], whole);
      if (value !== undefined) setField(result, field, value);
    }
    return result;
  };
  return (docs) => docs.map((doc) => redacted(doc, doc)).filter((doc) => doc !== undefined);
};
