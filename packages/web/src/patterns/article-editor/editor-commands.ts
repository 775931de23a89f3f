import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { MarkType } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { type ArticleMarkName, TEXT_MARK_NAMES } from '@toasoan/contract/article/node-table.ts';
import { EDITOR_KEYS } from './editor-keys.ts';

const { words, lines, text } = EDITOR_KEYS;

export interface EditorCommand {
  /** In ProseMirror's notation: `Mod` is Ctrl, or ⌘ on a Mac. */
  readonly keys: string;
  readonly run: (editor: Editor) => boolean;
  /** For commands that are also a state of the text. */
  readonly isActive?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
}

const KEPT_BY_CLEARING: ReadonlySet<ArticleMarkName> = new Set(['link']);

/** Whether the selection holds text that may carry a mark; selecting all begins outside any block. */
export function takesMark({ doc, selection }: EditorState, type: MarkType | undefined): boolean {
  const { empty, from, to, $from } = selection;
  if (type === undefined) return false;
  if (empty) return $from.parent.type.allowsMarkType(type);
  let takes = false;
  doc.nodesBetween(from, to, (node) => {
    takes ||= node.inlineContent && node.type.allowsMarkType(type);
    return !takes;
  });
  return takes;
}

function markCommand(mark: ArticleMarkName & keyof typeof words): EditorCommand {
  return {
    keys: words[mark],
    run: (editor) => editor.chain().focus().toggleMark(mark).run(),
    isActive: (editor) => editor.isActive(mark),
    isPossible: ({ state, schema }) => takesMark(state, schema.marks[mark]),
  };
}

function headingCommand(level: 2 | 3 | 4): EditorCommand {
  return {
    keys: lines[`heading${level}`],
    run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
    isActive: (editor) => editor.isActive('heading', { level }),
    isPossible: (editor) => editor.can().toggleNode('heading', 'paragraph', { level }),
  };
}

function listCommand(list: 'bulletList' | 'orderedList'): EditorCommand {
  return {
    keys: lines[list],
    run: (editor) => editor.chain().focus().toggleList(list, 'listItem').run(),
    isActive: (editor) => editor.isActive(list),
  };
}

/** Marks are removed, headings and code become paragraphs; links, lists and tables are content and stay. */
function clearFormatting(editor: Editor): boolean {
  const marks = TEXT_MARK_NAMES.filter((name) => !KEPT_BY_CLEARING.has(name));
  const chain = editor.chain().focus();
  for (const mark of marks) chain.unsetMark(mark);
  return chain.setNode('paragraph').run();
}

export const EDITOR_COMMANDS = {
  undo: {
    keys: text.undo,
    run: ({ state, view }) => undo(state, view.dispatch),
    isPossible: ({ state }) => undoDepth(state) > 0,
  },
  redo: {
    keys: text.redo,
    run: ({ state, view }) => redo(state, view.dispatch),
    isPossible: ({ state }) => redoDepth(state) > 0,
  },
  heading2: headingCommand(2),
  heading3: headingCommand(3),
  heading4: headingCommand(4),
  bold: markCommand('bold'),
  italic: markCommand('italic'),
  underline: markCommand('underline'),
  strike: markCommand('strike'),
  bulletList: listCommand('bulletList'),
  orderedList: listCommand('orderedList'),
  blockquote: {
    keys: lines.blockquote,
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  clear: { keys: words.clear, run: clearFormatting },
} as const satisfies Record<string, EditorCommand>;

export type EditorCommandName = keyof typeof EDITOR_COMMANDS;

export const COMMAND_NAMES = Object.keys(EDITOR_COMMANDS) as readonly EditorCommandName[];
