import type { DayOrder, Decimals } from '@polyphony/domain/import/spreadsheetValues.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Context } from '../../context.js';
import {
  columnsIn,
  columnsByNames,
  formatsOf,
  mappingProblem,
  OPEN_FORMATS,
  type Mapping,
} from '../../records/import/table/mapping.js';
import type { StoredImport } from '../../records/import/storedImport.js';
import { FieldErrorCode } from '../../records/schema/enums.js';
import type { FieldError } from '../../records/schema/types.js';

/** Declaration of a person about the columns of a file. */
export interface DeclaredColumns {
  /** Names of columns by position, blank for one that is left out. */
  readonly columns: readonly string[];
  readonly dayOrder: DayOrder | null;
  readonly decimals: Decimals | null;
}

/** Mapping of the rows of a file after what is declared of its columns, or what is wrong with that, by input. */
export function mappingOf(
  { matching }: Pick<StoredImport, 'matching'>,
  kind: AnyKind,
  declared: DeclaredColumns,
  { languages }: Pick<Context, 'languages'>,
): { readonly mapping: Mapping } | { readonly errors: readonly FieldError[] } {
  const columns = matching?.columns ?? [];
  const errorOf = (field: string, message: Message): FieldError => ({ field, message, code: FieldErrorCode.INVALID });
  const wrong = (field: string, message: Message) => ({ errors: [errorOf(field, message)] });
  if (declared.columns.length !== columns.length) return wrong('columns', messages.importMatch);
  const { chosen, problem: unknown } = columnsByNames(columnsIn(kind, languages), declared.columns);
  const problem = unknown ?? mappingProblem(kind, chosen);
  if (problem) return wrong(problem.place === null ? 'columns' : `columns.${problem.place - 1}`, problem.message);
  const { formats, open } = formatsOf(columns, chosen, declared);
  if (open.length > 0) return { errors: open.map((field) => errorOf(field, OPEN_FORMATS[field])) };
  return { mapping: { columns: chosen.map((column) => column?.name ?? null), formats } };
}
