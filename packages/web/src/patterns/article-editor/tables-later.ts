import type { Editor } from '@tiptap/core';

let tables: typeof import('./table-commands.ts') | undefined;

export async function fetchTables(editor: Editor): Promise<void> {
  tables ??= await import('./table-commands.ts');
  tables.startTables(editor);
}

export function isInsideTable({ state: { selection } }: Editor): boolean {
  const { $head } = selection;
  return Array.from({ length: $head.depth }, (_, depth) => $head.node(depth + 1)).some(
    (node) => node.type.name === 'tableRow',
  );
}

/** Tab moves to the next cell and does not affect lists within a table. */
export function goToCellLater(editor: Editor, direction: 1 | -1): boolean {
  if (!isInsideTable(editor)) return false;
  // A letter may follow the key at once, so this must not wait.
  tables?.goToCell(editor, direction);
  return true;
}
