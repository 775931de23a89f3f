import type { Editor } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  mergeCells,
  splitCell,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables';
import { TABLES_LATER } from './schema/article-behaviour.ts';

export const TABLE_COMMANDS = {
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  mergeCells,
  splitCell,
  toggleHeaderRow: toggleHeader('row'),
  toggleHeaderColumn: toggleHeader('column'),
  deleteRow,
  deleteColumn,
  deleteTable,
} as const satisfies Record<string, Command>;

export type TableCommandName = keyof typeof TABLE_COMMANDS;

export function runTableCommand(editor: Editor, name: TableCommandName): void {
  TABLE_COMMANDS[name](editor.state, editor.view.dispatch);
  editor.view.focus();
}

export function mayRunTableCommand(editor: Editor, name: TableCommandName): boolean {
  return TABLE_COMMANDS[name](editor.state);
}

/** Replaces the schema's placeholder with the table behaviour. */
export function startTables(editor: Editor): void {
  if (editor.isDestroyed) return;
  editor.registerPlugin(tableEditing(), (plugin, others) =>
    others.map((other) => (other.spec.key === TABLES_LATER ? plugin : other)),
  );
}

/** A table with a head row below the cursor's block, since tables are allowed only at the top level. */
export function insertTable(editor: Editor, size: number): void {
  const { schema, state, view } = editor;
  const { table, tableRow, tableCell, tableHeader } = schema.nodes;
  const row = (index: number) =>
    tableRow?.create(
      null,
      Fragment.from(
        Array.from({ length: size }, () => (index === 0 ? tableHeader : tableCell)?.createAndFill()).filter(
          (cell) => cell !== null && cell !== undefined,
        ),
      ),
    );
  const rows = Array.from({ length: size }, (_, index) => row(index)).filter((made) => made !== undefined);
  const node = table?.create(null, rows);
  if (node === undefined) return;
  const { $from } = state.selection;
  const block = $from.depth > 0 ? $from.node(1) : undefined;
  const isEmptyParagraph = block?.type.name === 'paragraph' && block.content.size === 0;
  const from = isEmptyParagraph ? $from.before(1) : $from.depth > 0 ? $from.after(1) : state.selection.to;
  const to = isEmptyParagraph ? $from.after(1) : from;
  const change = state.tr.replaceWith(from, to, node);
  change.setSelection(TextSelection.near(change.doc.resolve(from + 1))).scrollIntoView();
  view.dispatch(change);
  view.focus();
}

/** The next cell; from the last one a new row. */
export function goToCell(editor: Editor, direction: 1 | -1): boolean {
  if (!isInTable(editor.state)) return false;
  if (goToNextCell(direction)(editor.state, editor.view.dispatch)) return true;
  if (direction === -1) return true;
  addRowAfter(editor.state, editor.view.dispatch);
  return goToNextCell(1)(editor.state, editor.view.dispatch);
}
