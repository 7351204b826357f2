import { stageOf } from '../aggregate/pipeline.js';
import { isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';

/** The leading stages that a find can execute, and the remaining ones. */
export interface Front {
  filter: Doc;
  sort: Value;
  skip: number;
  limit: number;
  rest: Value[];
}

/** $match, $sort, $skip and $limit in this order, each once, are a find: they use its indexes. */
export function takeFront(stages: readonly Value[]): Front {
  const front: Front = { filter: {}, sort: undefined, skip: 0, limit: 0, rest: [...stages] };
  const order = ['$match', '$sort', '$skip', '$limit'];
  for (let step = 0; front.rest.length > 0;) {
    const [name, operand] = stageOf(front.rest[0]);
    const at = order.indexOf(name);
    if (at < step || (name === '$match' && !isDoc(operand))) break;
    if (name === '$match' && isDoc(operand)) front.filter = operand;
    if (name === '$sort' && !(isDoc(operand) && Object.keys(operand).length > 0)) break;
    if (name === '$sort') front.sort = operand;
    if (name === '$skip' || name === '$limit') {
      const count = isNumber(operand) ? Number(operand) : NaN;
      if (!Number.isSafeInteger(count) || count < (name === '$limit' ? 1 : 0)) break;
      if (name === '$skip') front.skip = count;
      else front.limit = count;
    }
    step = at + 1;
    front.rest.shift();
  }
  return front;
}

/** countDocuments: a $group of everything into one sum of ones needs no documents. */
export function countField({ rest, sort, skip, limit }: Front): { field: string; _id: Value } | undefined {
  const [only, ...more] = rest;
  if (only === undefined || more.length > 0 || sort !== undefined || skip > 0 || limit > 0) return undefined;
  const [name, operand] = stageOf(only);
  if (name !== '$group' || !isDoc(operand)) return undefined;
  const [field, ...others] = Object.keys(operand).filter((key) => key !== '_id');
  const constant = operand._id === null || isNumber(operand._id);
  const sum = field === undefined ? undefined : operand[field];
  if (field === undefined || others.length > 0 || !constant || !/^[^$.][^.]*$/.test(field)) return undefined;
  if (!isDoc(sum) || sum.$sum !== 1 || Object.keys(sum).length > 1) return undefined;
  return { field, _id: operand._id };
}
