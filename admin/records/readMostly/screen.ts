import type { FilledName, TextName } from '../../texts/translate';
import type { ReactNode } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { GridColDef } from '@mui/x-data-grid';
import type { CsvValue } from '@polyphony/domain/text/csv.js';
import type { ReadMostlyFacts } from '../../graphql/generated/kindFacts';
import type { BulkQuestion } from '../bulk/BulkDialog';
import type { ListVariables, RecordPage, Write } from '../operations';
import type { ListFilter } from '../screen';

/** A row of a list, with what the user may do with it: `can.confirm`, and `can.confirmRefusal` where its state forbids it. */
export interface ActedRow {
  readonly id: string;
  readonly can?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** The operations that codegen derives for a kind; each names its root field alike. */
export interface ReadMostlyOperations<Row extends ActedRow = ActedRow> {
  readonly list: TypedDocumentNode<
    { readonly page: RecordPage<Row> },
    Pick<ListVariables, 'page' | 'pageSize' | 'sort'> & { filter?: Record<string, never> }
  >;
  readonly actions: Readonly<Record<string, Write<{ id: string; to?: boolean }>>>;
}

type Size = Pick<GridColDef, 'width' | 'flex' | 'minWidth'>;

/** A column, in terms of what its cells say line by line; an export has a column for each line. */
export interface ReadMostlyColumn<Row = ActedRow> extends Size {
  readonly field: string;
  readonly header: TextName;
  lines(row: Row): readonly CsvValue[];
  /** The headings of the lines in an export, where there are several. */
  readonly heads?: readonly TextName[];
  /**
   * How the lines are shown, where they are not a text and smaller ones below it. `name`: what the row goes by. `id`: its
   * end, and a button that copies it. `note`: up to three lines of a text. `value`: short, and never broken.
   */
  readonly as?: 'name' | 'id' | 'note' | 'value';
  /** Address that its first line leads to: that of the page of the row. */
  to?(row: Row): string;
  /** Shows a tick or a cross before the text. */
  good?(row: Row): boolean;
  /** Whether what is not good only waits to be done: it has a ring then, and no cross. */
  readonly waits?: boolean;
  /** Its place on small screens, in a table: with what the row is, or with its states. */
  readonly stacked?: 'main' | 'aside';
  /** There is no room for it on narrow screens. */
  readonly wideOnly?: boolean;
  /** It cannot be hidden. */
  readonly always?: boolean;
}

/** The confirmation before an action is done. */
export interface Question<Row = ActedRow> {
  readonly title: TextName;
  readonly button: TextName;
  /** Whether it takes something away for good. */
  readonly destructive?: boolean;
  /** A text for `t.parts`, and the values in it. */
  readonly text: FilledName;
  values(row: Row): Readonly<Record<string, string>>;
}

export interface ActionDialogProps<Row = ActedRow> {
  readonly row: Row;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Presentation of an action, beside what its kind declares: a question before, a dialog to type in, or a message after.
 */
export interface OfferedAction<Row = ActedRow> {
  readonly confirmation?: Question<Row>;
  Dialog?(this: void, props: ActionDialogProps<Row>): ReactNode;
  /** Of a switch: what a row is when it is on, and off. */
  readonly states?: { readonly on: TextName; readonly off: TextName };
  /** Labels of the buttons that turn it on and off for several rows. */
  readonly turns?: { readonly on: TextName; readonly off: TextName };
  /** Asked before it is done with several rows. */
  readonly bulkConfirmation?: BulkQuestion;
}

/** All that the list of a read-mostly kind needs beside its operations. */
export interface ReadMostlyScreen<Row extends ActedRow = ActedRow> {
  readonly facts: ReadMostlyFacts;
  readonly operations: ReadMostlyOperations<Row>;
  /** Label of the search, and the filter of the list's query that takes it. */
  readonly search: { readonly label: TextName; readonly field: string };
  readonly filters: readonly ListFilter[];
  readonly columns: readonly ReadMostlyColumn<Row>[];
  /** Name of the row, as a message says it. */
  nameOf(this: void, row: Row): string;
  readonly empty: TextName;
  /** Name of an export, where that is not the kind's plural. */
  readonly exportName?: string;
  /** In the order of the menu of a row. */
  readonly actions: Readonly<Record<string, OfferedAction<Row>>>;
  /** Replaces the table of rows. */
  Rows?(this: void, props: { readonly rows: readonly Row[] }): ReactNode;
}

/** Declares the list of a read-mostly kind; its columns are checked against the rows of its operations. */
export const readMostlyScreen = <Row extends ActedRow>(
  screen: Omit<ReadMostlyScreen<NoInfer<Row>>, 'operations'> & { readonly operations: ReadMostlyOperations<Row> },
): ReadMostlyScreen => screen;
