import { hash, SEED } from '../support/random.js';

/**
 * What the crash test's writers do, and what must be there afterwards: each writer's nth step follows from its number and
 * what its steps before have left, so that the state alone shows whether a step has happened.
 */
export interface Item {
  readonly _id: string;
  readonly writer: number;
  readonly text: string;
  readonly amount: number;
}

export type Items = ReadonlyMap<string, Item>;

export type Step =
  | { readonly kind: 'insert'; readonly item: Item }
  | { readonly kind: 'update' | 'modify'; readonly id: string; readonly text: string }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'transfer'; readonly from: string; readonly to: string; readonly item: Item };

export const WRITERS = 8;
/** A writer with more items than this only deletes. */
const MOST = 100;

const chance = (...numbers: readonly number[]): number => hash(SEED, ...numbers);

export function stepOf(writer: number, number: number, items: Items): Step {
  const ids = [...items.keys()];
  const pick = (seed: number): string => ids[chance(writer, number, seed) % ids.length] as string;
  const text = `text ${writer}/${number} ${'x'.repeat(chance(writer, number, 7) % 3000)}`;
  const item = { _id: `${writer}/${number}`, writer, text, amount: 100 };
  if (ids.length < 2) return { kind: 'insert', item };
  if (ids.length > MOST) return { kind: 'delete', id: pick(1) };
  const choice = chance(writer, number) % 10;
  if (choice < 3) return { kind: 'insert', item };
  if (choice < 5) return { kind: 'update', id: pick(1), text };
  if (choice < 6) return { kind: 'modify', id: pick(1), text };
  if (choice < 8) return { kind: 'delete', id: pick(1) };
  const from = pick(1);
  return { kind: 'transfer', from, to: ids.find((id) => id !== from) as string, item };
}

export function after(step: Step, items: Items): Items {
  const next = new Map(items);
  const change = (id: string, fields: Partial<Item>): void => {
    next.set(id, { ...(next.get(id) as Item), ...fields });
  };
  const amount = (id: string): number => (next.get(id) as Item).amount;
  if (step.kind === 'insert') next.set(step.item._id, step.item);
  else if (step.kind === 'delete') next.delete(step.id);
  else if (step.kind === 'transfer') {
    change(step.from, { amount: amount(step.from) - 1 });
    change(step.to, { amount: amount(step.to) + 1 });
    next.set(step.item._id, step.item);
  } else change(step.id, { text: step.text, amount: amount(step.id) + 1 });
  return next;
}

/** A writer and how far it has come. */
export interface Progress {
  readonly writer: number;
  readonly number: number;
  readonly items: Items;
}

export function advanced({ writer, number, items }: Progress): Progress {
  return { writer, number: number + 1, items: after(stepOf(writer, number, items), items) };
}

/** Each writer before its first step. */
export const unstarted = (): Progress[] =>
  Array.from({ length: WRITERS }, (_, writer) => ({ writer, number: 0, items: new Map() }));
