import type { TextName, Translate } from '../texts/translate';
import type { ComponentType, ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import type { ButtonProps } from '@mui/material/Button';
import type { CsvValue } from '@polyphony/domain/text/csv.js';
import type { Message } from '@polyphony/domain/messages/messages.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { May } from '../session/rights/useMay';
import type { KindFacts } from '../graphql/generated/kindFacts';
import { text } from '../texts/useT';
import type { Cut } from './format';
import { publishingColumn, publishingFilter } from './publishing/publishingColumn';
import type { DraftOperations, RecordDetails, RecordOperations, RecordRow } from './operations';

/** A column of a list, beside the number, the name, the switches and the actions that every list has. */
export interface Column<Row = RecordRow, Field extends string = string> {
  readonly field: Field;
  readonly header: TextName;
  /** Pixels, or how many the words of a language need; a column without it shares what is left. */
  readonly width?: number | ((t: Translate) => number);
  /** Content of the cell, where it is not the value itself. */
  show?(row: Row): ReactNode;
  /** Value in an export, where it is not the text that the cell shows: a date as ISO 8601. */
  exported?(row: Row): CsvValue;
  /** Not in an export: a picture. */
  readonly screenOnly?: boolean;
  /** Also shown below the name on small screens. */
  readonly summary?: boolean;
}

interface FilterBase {
  /** Its name in the address: 'role'. */
  readonly param: string;
  /** Its name in the filter of the list's query: 'roleId'. */
  readonly field: string;
  readonly label: TextName;
}

/** Records of another kind that a list can be narrowed by: a select above it. */
export interface ReferenceFilter extends FilterBase {
  readonly options: RecordOperations['options'];
  /** Said when there are none to choose. */
  readonly empty: TextName;
  /** Said of all of them, where that is not 'All'. */
  readonly all?: TextName;
  /** The address names the record by its slug, and not by its id. */
  readonly bySlug?: true;
}

/** One of few values that a list can be narrowed to. */
export interface ValueFilter extends FilterBase {
  /** Each as the address, a person and the query have it. */
  readonly choices: readonly { readonly id: string; readonly label: string; readonly value: string | boolean }[];
  /** Said of all of them, where that is not 'All'. */
  readonly all?: TextName;
}

/** The first or the last day that a list can be narrowed to. */
export interface DayFilter extends FilterBase {
  /** Value of a day in the query: the moment that it begins, say. */
  readonly valueOfDay: (day: string) => string;
  /** The filter with the other end of the span, by its name in the address. */
  readonly from?: string;
  readonly to?: string;
}

/** An id that only links narrow a list by; while it is set, a button with its label takes it away. */
export interface LinkFilter extends FilterBase {
  readonly byLink: true;
}

export type ListFilter = ReferenceFilter | ValueFilter | DayFilter | LinkFilter;

/** A switch that exactly one record of a kind has on: setting it takes it from the one that had it. */
export interface ExclusiveToggle {
  readonly toggle: Toggle;
  /** The id of the record that has it; null for none. */
  readonly holder: (client: ApolloClient) => Promise<string | null>;
}

/**
 * All that a kind's list needs beside its operations. It takes the facts of the kind, not its rules: a list loads
 * neither the rules nor the inputs.
 */
export interface ListScreen {
  readonly kind: KindFacts;
  readonly operations: RecordOperations;
  readonly columns: readonly Column[];
  /** Truncation of names, on small screens too, where that is another length than others have. */
  readonly cutName?: Cut;
  /** Secondary text below a name, on wide screens. */
  below?(row: RecordRow): string;
  /** Of a kind with `publishing`: strikes through whatever is inactive, drafts among it, and not only says its state. */
  readonly strikesDrafts?: boolean;
  /** Columns of an export beside `columns`. */
  readonly alsoExported?: readonly Column[];
  readonly filters?: readonly ListFilter[];
  /** Headings of switches, and of the actions where the screen is wide, where those are not the usual ones. */
  readonly headings?: Readonly<Partial<Record<Toggle | 'actions', TextName>>>;
  /** Said by an empty list. */
  readonly empty: TextName;
  /** Said by a list that filters left empty, where that is something else. */
  readonly noMatch?: TextName;
  /** Said of a page past the last one; without it, such an address leads to the last page. */
  readonly noMore?: TextName;
  /**
   * What records that were switched on still need: a sentence each, none for those that visitors do not see yet.
   * @returns the sentences in the order of the ids
   */
  readonly adviceOn?: (client: ApolloClient, ids: readonly string[], may: May) => Promise<(readonly string[])[]>;
  readonly exclusiveToggle?: ExclusiveToggle;
  /** Whether the address of a record's form names it by its id alone, although it has a slug. */
  readonly editsById?: true;
  /** Query in the address of a record's form, beside the record: '?lang=en'. */
  editQuery?(row: RecordRow): string;
  /** The button that adds a record, where that is not the way to a create screen. */
  readonly Add?: ComponentType<ButtonProps>;
  /** Other actions that its head offers, before that button. */
  readonly Actions?: ComponentType;
}

/** All that a kind's forms need beside what its declaration and its operations say already. */
export interface FormScreen {
  readonly kind: AnyKind;
  readonly operations: RecordOperations;
  /** Label of the button that creates a record, where it is not 'Add {label}'. */
  readonly createAction?: TextName;
  /** Its forms send all their values, whether or not one was changed; the server refuses blank ones (SPEC-D57). */
  readonly whole?: true;
  /** Its forms have a tab for each language also where nothing is translated (SPEC-D25). */
  readonly alwaysTabs?: true;
  /** The forms' part of the details that `operations` return, where these are not the fields of the kind. */
  readonly read?: (record: RecordDetails) => RecordDetails;
  /** Its forms keep a draft only when a person says so; those of others save one as soon as something is typed. */
  readonly byHand?: {
    /** Subject of the draft: 'Banner'. */
    readonly about: TextName;
    /** Id that names the draft of a record to the server. */
    idOf(record: RecordDetails): string;
    /** Name of the form to the server, by which it is reviewed. */
    formOf(record: RecordDetails): string;
  };
  /** Its form is one input of a page that is edited in place: what is typed is a draft, and the form is left rather than saved. */
  readonly inPlace?: {
    /** Called where another form would be saved. */
    readonly onDone: () => void;
  };
  readonly exclusiveToggle?: ExclusiveToggle;
  /** Said of a failed save that the server has no words for. */
  readonly failure?: Message;
  /** The inputs of every field; a translation shows those that are translatable. */
  readonly Fields: ComponentType;
  /** The path of the page that the site has for a record that is switched on; null where there is none. */
  sitePath?(record: RecordDetails): string | null;
  /** Says what a record still needs, above its form and after it was created. */
  readonly Advice?: ComponentType<{ readonly record: RecordDetails }>;
}

/** Requirements for drafting what forms hold. */
export type DraftedScreen<Details extends RecordDetails = RecordDetails> = Pick<
  FormScreen,
  'kind' | 'byHand' | 'inPlace'
> & {
  readonly operations: DraftOperations<Details>;
};

/** Name of a record, in the language of its row; one without a name is 'Untitled'. */
export function nameOf({ kind }: Pick<ListScreen, 'kind'>, row: RecordRow): string {
  const name = row[kind.titleField];
  return typeof name === 'string' && name !== '' ? name : text('courses.untitled');
}

/** A column or a filter as a screen declares it: without words of its own, it has those of its field's rule. */
type Unnamed<Item, Words extends keyof Item> = Omit<Item, Words> & Partial<Pick<Item, Words>>;
type Distributed<Filter> = Filter extends ListFilter ? Unnamed<Filter, 'label'> : never;

type TypedColumn<Row extends RecordRow> = Unnamed<Column<NoInfer<Row>, keyof NoInfer<Row> & string>, 'header'>;

type TypedList<Row extends RecordRow> = Omit<
  ListScreen,
  'operations' | 'columns' | 'alsoExported' | 'filters' | 'editQuery' | 'below'
> & {
  below?(row: NoInfer<Row>): string;
  editQuery?(row: NoInfer<Row>): string;
  readonly operations: RecordOperations<Row>;
  readonly columns: readonly TypedColumn<Row>[];
  readonly alsoExported?: readonly TypedColumn<Row>[];
  readonly filters?: readonly Distributed<ListFilter>[];
};

/** @throws Error for what is no field of the kind's rules */
function wordsOf({ kind, operations }: Pick<ListScreen, 'kind' | 'operations'>, field: string): TextName {
  const label = operations.labels[field];
  if (!label) throw new Error(`The list of ${kind.name}: '${field}' has no label.`);
  return label;
}

type TypedForm<Details extends RecordDetails> = Omit<FormScreen, 'operations' | 'sitePath'> & {
  readonly operations: RecordOperations<RecordRow, Details>;
  sitePath?(record: NoInfer<Details>): string | null;
};

/**
 * Declares a kind's list; its columns are checked against the fields that its rows select. A kind with `publishing` has the
 * column and the filter of its states.
 * @throws Error for a column or a filter that has no label, and whose field has none either
 */
export const listScreen = <Row extends RecordRow>({
  columns,
  alsoExported = [],
  filters = [],
  ...screen
}: TypedList<Row>): ListScreen => ({
  ...screen,
  columns: [
    ...columns.map((column) => ({ ...column, header: column.header ?? wordsOf(screen, column.field) })),
    ...(screen.kind.publishing ? [publishingColumn] : []),
  ],
  alsoExported: alsoExported.map((column) => ({
    ...column,
    header: column.header ?? wordsOf(screen, column.field),
  })),
  filters: [
    ...(screen.kind.publishing ? [publishingFilter] : []),
    ...filters.map((filter) => ({ ...filter, label: filter.label ?? wordsOf(screen, filter.field) })),
  ],
});

/** Declares a kind's forms. */
export const formScreen = <Details extends RecordDetails>(screen: TypedForm<Details>): FormScreen => screen;
