import { type Editor, getMarkRange } from '@tiptap/core';
import { AllSelection, type EditorState, TextSelection } from '@tiptap/pm/state';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';
import { readTarget } from '@toasoan/contract/article/link-target.ts';

export interface LinkValues {
  readonly href: string;
  readonly newTab: boolean;
  readonly nofollow: boolean;
  /** The record of the project that it leads to, as `post:12`. */
  readonly target?: string | undefined;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Stands for a line break or a part without text. */
const LEAF = '\uFFFC';
const MAIL = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/;
const DOMAIN = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;
const PHONE = /^\+?\d[\d\s.()-]{6,}$/;

/** The typed address, completed as far as its meaning is clear. */
export function addressFromTyped(typed: string): string | undefined {
  const text = typed.trim();
  if (MAIL.test(text)) return linkAddress(`mailto:${text}`);
  if (PHONE.test(text)) return linkAddress(`tel:${text.replace(/[\s()]/g, '')}`);
  return linkAddress(text) ?? (DOMAIN.test(text) ? linkAddress(`https://${text}`) : undefined);
}

/** The link at the cursor or at the start of the selection. */
export function linkHere(editor: Editor): (LinkValues & Range) | undefined {
  const { schema, selection } = editor.state;
  const type = schema.marks.link;
  const { $from } = selection;
  if (type === undefined) return undefined;
  const range = getMarkRange($from, type);
  const mark = range && (type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []));
  if (!range || !mark) return undefined;
  const { href, newTab, nofollow, target } = mark.attrs;
  return {
    href: String(href),
    newTab: newTab === true,
    nofollow: nofollow === true,
    target: readTarget(target) && String(target),
    ...range,
  };
}

/** Selecting all begins outside of any line. */
function wordsSelected({ selection }: EditorState): Range {
  return selection instanceof AllSelection
    ? TextSelection.between(selection.$from, selection.$to)
    : selection;
}

/** The words that a link at the selection would have; undefined where they stand in several lines or parts. */
export function linkText({ state }: Editor, here: Range | undefined): string | undefined {
  const { from, to } = here ?? wordsSelected(state);
  const $from = state.doc.resolve(from);
  if (!$from.sameParent(state.doc.resolve(to)) || !$from.parent.isTextblock) return undefined;
  const text = state.doc.textBetween(from, to, undefined, LEAF);
  return text.includes(LEAF) ? undefined : text;
}

/** Makes the selection a link or changes the one at the cursor; other words replace those there. */
export function saveLink(editor: Editor, values: LinkValues, text: string): void {
  const { state, schema, view } = editor;
  const type = schema.marks.link;
  if (type === undefined) return;
  const { from, to } = linkHere(editor) ?? wordsSelected(state);
  const link = type.create({ ...values });
  const change = state.tr;
  const before = linkText(editor, { from, to });
  const words = text.trim() || before || values.href;
  if (before === undefined || words === before.trim())
    change.removeMark(from, to, type).addMark(from, to, link);
  else {
    const marks = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [];
    change.replaceWith(from, to, schema.text(words, link.addToSet(marks)));
  }
  const end = change.mapping.map(to);
  // What is typed next does not belong to the link.
  change.setSelection(TextSelection.near(change.doc.resolve(end), -1)).removeStoredMark(type);
  view.dispatch(change.scrollIntoView());
  view.focus();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
}
