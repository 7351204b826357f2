import type { ComponentType, ReactNode } from 'react';
import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import type { KindFacts } from '../graphql/generated/kindFacts';
import type { RecordOperations, RecordRow } from './operations';

/** A column of a list, beside the number, the name, the switches and the actions that every list has. */
export interface Column<Row = RecordRow, Field extends string = string> {
  readonly field: Field;
  readonly header: string;
  /** Pixels; a column without it shares what is left. */
  readonly width?: number;
  /** What the cell shows, where it is not the value itself. */
  show?(row: Row): ReactNode;
}

/**
 * All that a kind's list needs beside its operations. It takes the facts of the kind, not its rules: a list loads
 * neither the rules nor the inputs.
 */
export interface ListScreen {
  readonly kind: KindFacts;
  readonly operations: RecordOperations;
  readonly columns: readonly Column[];
  /** Said by an empty list. */
  readonly empty: string;
}

/** All that a kind's forms need beside what its declaration and its operations say already. */
export interface FormScreen {
  readonly kind: AnyKind;
  readonly operations: RecordOperations;
  /** The inputs of every field; a translation shows those that are translatable. */
  readonly Fields: ComponentType;
}

/** What a record is called, in the language that its row was asked for. */
export function nameOf({ kind }: Pick<ListScreen, 'kind'>, row: RecordRow): string {
  const name = row[kind.titleField];
  return typeof name === 'string' ? name : '';
}

type TypedList<Row extends RecordRow> = Omit<ListScreen, 'operations' | 'columns'> & {
  readonly operations: RecordOperations<Row>;
  readonly columns: readonly Column<NoInfer<Row>, keyof NoInfer<Row> & string>[];
};

/** Declares a kind's list; its columns are checked against the fields that its rows select. */
export const listScreen = <Row extends RecordRow>(screen: TypedList<Row>): ListScreen => screen;

/** Declares a kind's forms. */
export const formScreen = (screen: FormScreen): FormScreen => screen;
