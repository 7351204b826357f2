import { page } from './responses.js';
import type { Input } from './inputs.js';
import { PAGE_INFO, PAGE_INPUTS } from './selections.js';
import { methodsOf, type Row } from './row.js';
import { selectionOf, type View } from './views.js';

interface PageTable extends Pick<Row, 'source' | 'path' | 'group' | 'summary'> {
  /** The query of the list, and how its records are returned. */
  readonly operation: string;
  readonly view: View;
  /** Filter of the list: the variables of the document, the arguments of the query, and the inputs. */
  readonly filter?: { readonly variables: string; readonly argument: string; readonly inputs: readonly Input[] };
}

/** A legacy path that returns a page of records. */
export function pageRow({ operation, view, filter, ...row }: PageTable): Row {
  const { variables = '', argument = '', inputs = [] } = filter ?? {};
  return {
    ...row,
    methods: methodsOf(row.path),
    document: `query list($page: Int, $pageSize: Int${variables}) {
      result: ${operation}(page: $page, pageSize: $pageSize${argument}) { rows { ${selectionOf(view)} } ${PAGE_INFO} }
    }`,
    inputs: [...PAGE_INPUTS, ...inputs],
    response: page(view),
  };
}
