import type { Editor } from '@tiptap/core';
import {
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Info,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Newspaper,
  Paperclip,
  Quote,
  SquarePlay,
  Table,
  TextQuote,
} from 'lucide-react';
import { EDITOR_COMMANDS, type EditorCommandName } from '../editor-commands.ts';
import type { Asks } from '../schema/article-keys.ts';
import { insertTable } from '../table-commands.ts';
import { insertParts, startLineBelow } from '../whole-parts/part-commands.ts';

/** One line of the menu of blocks. Its words are the texts `block.NAME` and `block.NAME.detail`. */
export interface BlockCommand {
  readonly name: string;
  readonly icon: LucideIcon;
  /** More words that find it, in both languages, without diacritics. */
  readonly keywords: string;
  /** `insert` adds something beside the text; `text` gives the line another shape. */
  readonly group: 'insert' | 'text';
  /** Runs on the empty line at the cursor or below its block; the name typed after `/` is gone by then. */
  readonly run: (editor: Editor, asks: Asks) => void;
}

const TABLE_SIZE = 3;

function insertDivider({ view, schema }: Editor): void {
  const line = schema.nodes.horizontalRule?.create();
  if (line) insertParts(view, [line]);
  view.focus();
}

/**
 * Puts the line at the cursor into a box. Where none may stand, such as within a list, an empty line leaves its block;
 * otherwise a new one below it is taken.
 */
function wrapLine(editor: Editor, box: 'pullQuote' | 'factBox'): void {
  if (editor.chain().focus().toggleWrap(box).run()) return;
  const isEmpty = editor.state.selection.$from.parent.content.size === 0;
  if (isEmpty && editor.chain().clearNodes().toggleWrap(box).run()) return;
  startLineBelow(editor.view);
  editor.commands.toggleWrap(box);
}

/** A line of its own for the link, on the empty line at the cursor; the link box opens at once. */
function startRelated(editor: Editor, asks: Asks): void {
  editor.chain().focus().setNode('related').run();
  asks.link();
}

const shape = (name: EditorCommandName, icon: LucideIcon, keywords: string): BlockCommand => ({
  name,
  icon,
  keywords,
  group: 'text',
  run: (editor) => void EDITOR_COMMANDS[name].run(editor),
});

/** Everything that the menu of blocks offers, in this order. */
export const BLOCK_COMMANDS: readonly BlockCommand[] = [
  {
    name: 'figure',
    icon: ImagePlus,
    keywords: 'hinh chup bo anh photo image picture gallery',
    group: 'insert',
    run: (_, asks) => asks.figure(),
  },
  {
    name: 'embed',
    icon: SquarePlay,
    keywords: 'nhung youtube vimeo facebook tiktok dailymotion x twitter spotify clip',
    group: 'insert',
    run: (_, asks) => asks.embed(),
  },
  {
    name: 'attachment',
    icon: Paperclip,
    keywords: 'tap tin van ban pdf word excel file document attachment download',
    group: 'insert',
    run: (_, asks) => asks.attachment(),
  },
  {
    name: 'pullQuote',
    icon: Quote,
    keywords: 'trich noi bat pull quote',
    group: 'insert',
    run: (editor) => wrapLine(editor, 'pullQuote'),
  },
  {
    name: 'factBox',
    icon: Info,
    keywords: 'hop thong tin so lieu boi canh fact box',
    group: 'insert',
    run: (editor) => wrapLine(editor, 'factBox'),
  },
  {
    name: 'related',
    icon: Newspaper,
    keywords: 'tin lien quan doc them xem them related article',
    group: 'insert',
    run: startRelated,
  },
  {
    name: 'table',
    icon: Table,
    keywords: 'ke cot hang table grid',
    group: 'insert',
    run: (editor) => insertTable(editor, TABLE_SIZE),
  },
  {
    name: 'divider',
    icon: Minus,
    keywords: 'duong ngang ngan cach divider line rule',
    group: 'insert',
    run: insertDivider,
  },
  shape('heading2', Heading2, 'tit dau muc h2 heading title'),
  shape('heading3', Heading3, 'tit dau muc h3 heading title'),
  shape('heading4', Heading4, 'tit dau muc h4 heading title'),
  shape('bulletList', List, 'gach dau dong liet ke bullet list ul'),
  shape('orderedList', ListOrdered, 'danh so thu tu numbered list ol'),
  shape('blockquote', TextQuote, 'quote loi noi'),
];
