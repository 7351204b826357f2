import type { ApolloClient } from '@apollo/client';
import { MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { csvFile, type CsvValue } from '@polyphony/domain/text/csv.js';
import { ImportRowsDocument } from '../../graphql/generated/typed/graphql';
import { text } from '../../texts/useT';

/** Problems in the rows of an import, a line for each, as a CSV file. */
export async function problemsFile(client: ApolloClient, id: string): Promise<string> {
  const rows: CsvValue[][] = [
    [text('labels.line'), text('imports.column'), text('imports.error'), text('labels.record')],
  ];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const variables = { id, problems: true, page, pageSize: MAX_PAGE_SIZE };
    const { data } = await client.query({ query: ImportRowsDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The rows of the import were not returned.');
    for (const { line, title, errors } of data.page.rows)
      for (const { column, message } of errors) rows.push([line, column, message, title]);
    pages = data.page.pageInfo.totalPages;
  }
  return csvFile(rows);
}
