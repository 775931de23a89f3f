import { type Editor, getMarkRange } from '@tiptap/core';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';

export interface LinkValues {
  readonly href: string;
  readonly newTab: boolean;
  readonly nofollow: boolean;
}

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
export function linkHere(
  editor: Editor,
): (LinkValues & { readonly from: number; readonly to: number }) | undefined {
  const { schema, selection } = editor.state;
  const type = schema.marks.link;
  const { $from } = selection;
  if (type === undefined) return undefined;
  const range = getMarkRange($from, type);
  const mark = range && (type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []));
  if (!range || !mark) return undefined;
  const { href, newTab, nofollow } = mark.attrs;
  return { href: String(href), newTab: newTab === true, nofollow: nofollow === true, ...range };
}

/** Makes the selection a link, changes the one at the cursor, or inserts `text` as a new one. */
export function saveLink(editor: Editor, values: LinkValues, text: string): void {
  const attrs = { href: values.href, newTab: values.newTab, nofollow: values.nofollow };
  const here = linkHere(editor);
  const { empty } = editor.state.selection;
  if (here !== undefined) {
    editor.chain().focus().setTextSelection(here).setMark('link', attrs).setTextSelection(here.to).run();
  } else if (empty) {
    const words = text.trim() || values.href;
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs }] })
      .run();
  } else editor.chain().focus().setMark('link', attrs).run();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
}
