import type { ActionSpec, AnyReadMostlyKind, FilterSpec } from '@polyphony/domain/kinds/parts/readMostly.js';
import { messageOnly, written } from '../rest/responses.js';
import { idInput, inputFor, type Names } from '../rest/names.js';
import { pageRow } from '../rest/pageRow.js';
import { methodsOf, type Row, type Source, type Values } from '../rest/row.js';
import { OUTCOME } from '../rest/selections.js';
import { selectionOf, type View } from '../rest/views.js';

/** The legacy path of an action: where it comes from, and what its path ends in. */
interface ActionPath {
  readonly source: Source;
  readonly path: string;
  readonly summary: string;
  /** Other names of what is typed, by the names that the kind's rules have for it. */
  readonly names?: Names;
  readonly example?: Values;
}

export interface ReadMostlyTable {
  /** Heading in the reference. */
  readonly group: string;
  /** View of one record for staff. */
  readonly view: View;
  /** Filters of its list, under the literal names; others of the kind's filters are left out. */
  readonly names: Names;
  /** Names of the id of a record in payloads, beside '_id', 'id' and 'targetId'. */
  readonly ids: readonly string[];
  readonly list: { readonly source: Source; readonly path: string; readonly summary: string };
  readonly actions: Readonly<Record<string, ActionPath>>;
}

function typeNameOf(filter: FilterSpec): string {
  if (filter.as === 'choice') return filter.type;
  if (filter.as === 'record' || filter.as === 'id') return 'ID';
  if (filter.as === 'flag' || filter.as === 'without') return 'Boolean';
  return filter.as === 'since' || filter.as === 'until' ? 'DateTime' : 'String';
}

/** The legacy paths of a read-mostly kind: its list for staff, and its actions. */
export function readMostlyRows(kind: AnyReadMostlyKind, table: ReadMostlyTable): Row[] {
  const { group, view, list, actions } = table;
  const filters = Object.entries(kind.filterBy);
  const variables = filters.map(([name, filter]) => `, $${name}: ${typeNameOf(filter)}`).join('');
  const values = filters.map(([name]) => `${name}: $${name}`).join(' ');
  const id = idInput(table.ids);
  return [
    pageRow({
      ...list,
      group,
      view,
      operation: kind.plural,
      filter: {
        variables,
        argument: `, filter: { ${values} }`,
        inputs: filters.map(([name, { description, as }]) => ({
          ...inputFor(table.names, name, name),
          description,
          narrows: !['text', 'search'].includes(as),
        })),
      },
    }),
    ...Object.entries(actions).map(([name, { names = {}, ...row }]): Row => {
      const action = kind.actions[name];
      if (!action) throw new Error(`${row.path}: ${kind.plural} have no action '${name}'.`);
      const typed = typedIn(action);
      // What is deleted is not returned: users who may delete do not have to be able to read.
      const deletes = 'deletes' in action;
      const recordSelection = deletes ? '' : `record: ${kind.payloadField} { ${selectionOf(view)} }`;
      return {
        ...row,
        methods: methodsOf(row.path),
        group,
        document: `mutation act($id: ID!${typed.map(([field]) => `, $${field}: String`).join('')}) {
          result: ${kind.fields[name]}(id: $id${typed.map(([field]) => `, ${field}: $${field}`).join('')}) {
            ${OUTCOME} ${recordSelection}
          }
        }`,
        inputs: [id, ...typed.map(([field, description]) => ({ ...inputFor(names, field, field), description }))],
        response: deletes ? messageOnly : written(view),
      };
    }),
  ];
}

const typedIn = (action: ActionSpec) => ('writes' in action ? Object.entries(action.inputs) : []);
