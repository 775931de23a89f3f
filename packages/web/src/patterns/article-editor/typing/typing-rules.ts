import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { canJoin, findWrapping } from '@tiptap/pm/transform';
import { TYPED_SIGNS } from '../editor-keys.ts';
import { continueBelow } from '../whole-parts/part-commands.ts';

/** Signs that give the line another shape as soon as they are complete. */
export interface TypingRule {
  readonly name: Exclude<keyof typeof TYPED_SIGNS, 'blocks'>;
  /** Read from the beginning of the line to the cursor, with the character just typed. */
  readonly pattern: RegExp;
  /** The line holds nothing else. */
  readonly isWholeLine: boolean;
  /** The line above begins so: this one goes on with it, as speech and numbered paragraphs do. */
  readonly isText?: RegExp;
  /** Changes the state after the character; undefined where the shape is not allowed. */
  readonly apply: (state: EditorState, match: RegExpExecArray) => Transaction | undefined;
}

/** A line is read no further back than this, so that a long one costs no more than a short one. */
const FARTHEST = 400;
/** Stands for a line break and everything else without text. */
const LEAF = '\uFFFC';

function nodeType(state: EditorState, name: string): NodeType | undefined {
  return state.schema.nodes[name];
}

/** The transaction without the typed signs, and where the line begins in it. */
function withoutSigns(state: EditorState): { readonly change: Transaction; readonly start: number } {
  const { $from } = state.selection;
  return { change: state.tr.delete($from.start(), $from.pos), start: $from.start() };
}

const heading =
  (level: number) =>
  (state: EditorState): Transaction | undefined => {
    const { $from } = state.selection;
    const type = nodeType(state, 'heading');
    const index = $from.index(-1);
    if (!type || !$from.node(-1).canReplaceWith(index, index + 1, type)) return undefined;
    const { change, start } = withoutSigns(state);
    return change.setBlockType(start, start, type, { level });
  };

const wrapIn =
  (name: string) =>
  (state: EditorState): Transaction | undefined => {
    const type = nodeType(state, name);
    const { change, start } = withoutSigns(state);
    const range = change.doc.resolve(start).blockRange();
    const wrapping = type && range && findWrapping(range, type);
    if (!wrapping) return undefined;
    change.wrap(range, wrapping);
    // A list goes on with the one right above.
    const before = change.doc.resolve(start - 1).nodeBefore;
    if (before?.type === type && name !== 'blockquote' && canJoin(change.doc, start - 1))
      change.join(start - 1);
    return change;
  };

function divide(state: EditorState): Transaction | undefined {
  const { $from } = state.selection;
  const line = nodeType(state, 'horizontalRule')?.create();
  const index = $from.index(-1);
  if (!line || !$from.node(-1).canReplaceWith(index, index + 1, line.type)) return undefined;
  const change = state.tr.replaceWith($from.before(), $from.after(), line);
  return continueBelow(change, $from.before() + line.nodeSize);
}

function embolden(state: EditorState, match: RegExpExecArray): Transaction | undefined {
  const { bold } = state.schema.marks;
  const [, words = ''] = match;
  const end = state.selection.from;
  const start = end - words.length - 4;
  if (!bold || state.doc.rangeHasMark(start, end, bold)) return undefined;
  const change = state.tr.delete(end - 2, end).delete(start, start + 2);
  return change.addMark(start, end - 4, bold.create()).removeStoredMark(bold);
}

const SPEECH = /^[-–—]\s/;
const NUMBERED = /^\d+[.)]\s/;

/** The sign at the beginning of a line, and what completes it. */
function lineOf(sign: keyof typeof TYPED_SIGNS, end: '' | ' ' = ' '): RegExp {
  return new RegExp(`^${TYPED_SIGNS[sign].replaceAll('.', '\\.')}${end}$`);
}

/**
 * A dash begins speech in Vietnamese and a number a paragraph, so both become a list on an empty line only, and not
 * below a line that begins the same way. An en dash never does.
 */
const TYPING_RULES: readonly TypingRule[] = [
  { name: 'heading2', pattern: lineOf('heading2'), isWholeLine: false, apply: heading(2) },
  { name: 'heading3', pattern: lineOf('heading3'), isWholeLine: false, apply: heading(3) },
  { name: 'heading4', pattern: lineOf('heading4'), isWholeLine: false, apply: heading(4) },
  { name: 'blockquote', pattern: lineOf('blockquote'), isWholeLine: false, apply: wrapIn('blockquote') },
  {
    name: 'bulletList',
    pattern: lineOf('bulletList'),
    isWholeLine: true,
    isText: SPEECH,
    apply: wrapIn('bulletList'),
  },
  {
    name: 'orderedList',
    pattern: lineOf('orderedList'),
    isWholeLine: true,
    isText: NUMBERED,
    apply: wrapIn('orderedList'),
  },
  { name: 'divider', pattern: lineOf('divider', ''), isWholeLine: true, apply: divide },
  {
    name: 'bold',
    pattern: /(?<![^\s(["“‘'–—-])\*\*([^\s*](?:[^*\uFFFC]*[^\s*\uFFFC])?)\*\*$/,
    isWholeLine: false,
    apply: embolden,
  },
];

/** The last characters of the rules: every other key costs one look here. */
export const LAST_SIGNS = ' -*';

function isStruck(node: Node): boolean {
  return node.marks.some(({ type }) => type.name === 'deletion' || type.name === 'code');
}

function lineAbove($at: ResolvedPos): string {
  const above = $at.node(-1).maybeChild($at.index(-1) - 1);
  return above?.type.name === 'paragraph' ? above.textContent.slice(0, 10) : '';
}

/** The rule that the next character completes. */
export function ruleFor(
  state: EditorState,
  typed: string,
  isRefused: (rule: TypingRule) => boolean,
): { readonly rule: TypingRule; readonly match: RegExpExecArray } | undefined {
  const { $from, empty } = state.selection;
  const line = $from.parent;
  if (!empty || line.type.name !== 'paragraph' || $from.depth === 0) return undefined;
  const from = Math.max(0, $from.parentOffset - FARTHEST);
  const before = line.textBetween(from, $from.parentOffset, undefined, LEAF) + typed;
  for (const rule of TYPING_RULES) {
    const match = rule.pattern.exec(before);
    if (!match || (from > 0 && rule.name !== 'bold')) continue;
    if (rule.isWholeLine && $from.parentOffset !== line.content.size) continue;
    if (isRefused(rule) || rule.isText?.test(lineAbove($from)) || line.children.some(isStruck)) continue;
    return { rule, match };
  }
  return undefined;
}
