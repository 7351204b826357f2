/** The value of a cell in an exported list. */
export type CsvValue = string | number | boolean | null | undefined;

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Start of a formula in spreadsheets, including full-width forms, after any blanks and apostrophes. */
const FORMULA = /^'*(?:[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\s\p{Cf}]*[\t\r\n])/u;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

const isFormula = (text: string) => FORMULA.test(text) && !PLAIN_NUMBER.test(text);

/**
 * Prevents CSV injection: spreadsheets must not evaluate what users have typed into a record. A leading apostrophe
 * makes a cell plain text; negative numbers are left unchanged.
 */
const harmless = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** The text that a cell was made of: without the apostrophe that keeps spreadsheets from evaluating it. */
export const csvText = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

function textOf(value: CsvValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
}

/** A cell according to RFC 4180, quoted if necessary. */
export function csvCell(value: CsvValue): string {
  const text = typeof value === 'number' ? String(value) : harmless(textOf(value));
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of a CSV file, with its line end. */
export const csvRow = (row: readonly CsvValue[]): string => row.map(csvCell).join(',') + LINE_END;

/** Rows as a CSV file that office programs open directly: UTF-8 with a byte order mark, CRLF line ends. */
export const csvFile = (rows: readonly (readonly CsvValue[])[]): string => BYTE_ORDER_MARK + rows.map(csvRow).join('');
