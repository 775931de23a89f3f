import { type Editor, Extension } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { COMMAND_NAMES, EDITOR_COMMANDS } from '../editor-commands.ts';
import { EDITOR_KEYS } from '../editor-keys.ts';
import { goToCellLater } from '../tables-later.ts';
import { partHere } from '../whole-parts/part-here.ts';

/** The cursor is at the very beginning of a list item. */
function isAtItemStart({ state }: Editor): boolean {
  const { empty, $from } = state.selection;
  return (
    empty &&
    $from.parentOffset === 0 &&
    $from.depth > 1 &&
    $from.node(-1).type.name === 'listItem' &&
    $from.index(-1) === 0
  );
}

const liftAtItemStart = (editor: Editor) => isAtItemStart(editor) && editor.commands.liftListItem('listItem');

/** Arrow down leaves a code block at the end. */
function leaveCode(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const isAtEnd =
    empty && $from.parent.type.spec.code === true && $from.parentOffset === $from.parent.content.size;
  if (!isAtEnd || $from.after() !== editor.state.doc.content.size) return false;
  return editor.commands.exitCode();
}

/** The cursor is before the first word; `key` says how it wants to go further up. */
function isAtTop({ state, view }: Editor, key: 'ArrowUp' | 'Backspace'): boolean {
  const { empty, $from, from } = state.selection;
  if (key === 'Backspace') return empty && from === 1 && $from.parent.type.name === 'paragraph';
  if (!empty) return partHere(state) !== undefined && from === 0;
  return $from.pos - $from.parentOffset <= Selection.atStart(state.doc).from && view.endOfTextblock('up');
}

export interface Asks {
  link: () => void;
  embed: () => void;
  /** A document of the library. */
  attachment: () => void;
  /** A picture of the library. */
  figure: () => void;
  toolbar: () => void;
  /** Find and replace. */
  find: () => void;
  /** Leaves nothing but the text on the screen; false brings everything back. */
  focusMode: (isOn: boolean) => void;
  /** What Escape in the text leaves; false if there is nothing to leave. */
  escape: () => boolean;
  /** Tells those who do not see it what happened in the text. */
  say: (text: string) => void;
  /** What stands above the text takes the cursor; false if nothing does. */
  above: () => boolean;
  /** Pasted or dropped files; false if nothing accepts them. */
  files: (files: readonly File[]) => boolean;
}

const nothing = () => undefined;

/** Until a page shows the article. */
export function noAsks(): Asks {
  return {
    link: nothing,
    embed: nothing,
    figure: nothing,
    attachment: nothing,
    toolbar: nothing,
    find: nothing,
    focusMode: nothing,
    escape: () => false,
    say: nothing,
    above: () => false,
    files: () => false,
  };
}

function insertBreak({ state, view, schema }: Editor): boolean {
  const type = schema.nodes.hardBreak;
  if (type === undefined || state.selection.$from.parent.type.spec.code === true) return false;
  const marks = state.storedMarks ?? state.selection.$from.marks();
  const change = state.tr.replaceSelectionWith(type.create(null, null, marks), false);
  view.dispatch(change.scrollIntoView().setStoredMarks(marks));
  return true;
}

/** The blocks of the selection move past the one before or after them. */
const moving = (step: -1 | 1): KeyAction => {
  return (editor, asks) => {
    void import('../block-handle/move-blocks.ts').then(({ moveHere }) => {
      if (!editor.isDestroyed) moveHere({ editor, asks }, step);
    });
    return true;
  };
};

type KeyAction = (editor: Editor, asks: Asks) => boolean;

const asking =
  (ask: 'link' | 'toolbar'): KeyAction =>
  (_, asks) => {
    asks[ask]();
    return true;
  };

const KEYS: readonly (readonly [keys: string, action: KeyAction])[] = [
  ...COMMAND_NAMES.map((name) => [EDITOR_COMMANDS[name].keys, EDITOR_COMMANDS[name].run] as const),
  ['Shift-Mod-z', EDITOR_COMMANDS.redo.run],
  [EDITOR_KEYS.lines.paragraph, (editor) => editor.commands.setNode('paragraph')],
  [EDITOR_KEYS.words.subscript, (editor) => editor.commands.toggleMark('subscript')],
  [EDITOR_KEYS.words.superscript, (editor) => editor.commands.toggleMark('superscript')],
  [EDITOR_KEYS.lines.lineBreak, insertBreak],
  ['Enter', (editor) => editor.commands.splitListItem('listItem')],
  ['Tab', (editor) => goToCellLater(editor, 1) || editor.commands.sinkListItem('listItem')],
  ['Shift-Tab', (editor) => goToCellLater(editor, -1) || editor.commands.liftListItem('listItem')],
  ['Backspace', (editor, asks) => (isAtTop(editor, 'Backspace') ? asks.above() : liftAtItemStart(editor))],
  ['ArrowUp', (editor, asks) => isAtTop(editor, 'ArrowUp') && asks.above()],
  ['ArrowDown', leaveCode],
  [EDITOR_KEYS.lines.moveUp, moving(-1)],
  [EDITOR_KEYS.lines.moveDown, moving(1)],
  [EDITOR_KEYS.words.link, asking('link')],
  ['Escape', (_, asks) => asks.escape()],
  [EDITOR_KEYS.text.toolbar, asking('toolbar')],
];

/** Keys in the text; those of the page (Ctrl+S, Ctrl+Enter) pass through. */
export function articleKeys(asks: Asks) {
  return Extension.create({
    name: 'articleKeys',
    // Before ProseMirror's base keys.
    priority: 2000,
    addKeyboardShortcuts() {
      const { editor } = this;
      return Object.fromEntries(KEYS.map(([keys, action]) => [keys, () => action(editor, asks)]));
    },
  });
}
