import { Extension, Node } from '@tiptap/react';
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** ProseMirror's table editing: selection of cells, pasting into them, Tab to the next one, which after the last is a new row. */
const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => {
    const tableRole = ROLES[name];
    return tableRole === undefined ? {} : { tableRole };
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    const goOn = () => goToNextCell(1)(editor.state, editor.view.dispatch);
    return {
      Tab: () => isInTable(editor.state) && (goOn() || (addRowAfter(editor.state, editor.view.dispatch) && goOn())),
      'Shift-Tab': () => goToNextCell(-1)(editor.state, editor.view.dispatch),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (table) => table.querySelector(':scope > caption')?.textContent?.trim() ?? '',
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const caption = String(node.attrs['caption']);
    const body = ['tbody', 0] as const;
    return caption === ''
      ? ['table', {}, body]
      : ['table', {}, ['caption', { contenteditable: 'false' }, caption], body];
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name) ?? 1) || 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Widths follow from the content; ProseMirror's tables expect the attribute.
      colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Tables as a text stores them: rows of one body, and a plain caption. */
export const tables = [TableEditing, Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')];
