/** What one cell of an exported list holds. */
export type CsvValue = string | number | boolean | null | undefined;

/** Spreadsheets read the file as UTF-8 when it begins so. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** What a spreadsheet takes for the beginning of a formula, in its full-width forms too, whatever blank stands before it. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\s\p{Cf}]*[\t\r\n]/u;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * The text of a cell, such that no spreadsheet calculates it: what somebody typed into a record is run nowhere. An
 * apostrophe before it, which spreadsheets know, makes it plain text; a negative number stays one.
 */
function harmless(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

function textOf(value: CsvValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
}

/** One cell after RFC 4180: in quotes where it holds what would end it. */
export function csvCell(value: CsvValue): string {
  const text = typeof value === 'number' ? String(value) : harmless(textOf(value));
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as the text of a CSV file, which programs of an office open as it is: UTF-8 with its mark, lines that end in CRLF. */
export const csvFile = (rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('');
