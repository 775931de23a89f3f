import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import type { HtmlPart } from '@toasoan/contract/article/html-part.ts';

/** The elements of a part in the text. */
export interface DrawnPart {
  readonly dom: HTMLElement;
  /** Of a part that holds others. */
  readonly contentDOM?: HTMLElement;
  /** Draws it as it is now; what did not change keeps its elements, so that pictures do not flicker. */
  readonly draw: (attrs: ArticleAttributes) => void;
}
export type DrawPart = () => DrawnPart;

/** The element of a part of HTML. */
export function elementOf({ tag, attributes, content }: HtmlPart): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.map((part) => (typeof part === 'string' ? part : elementOf(part))));
  return element;
}

/** Puts an element in place of another one unless both look the same; undefined stands for none. */
export function putElement(
  parent: HTMLElement,
  before: Element | null,
  now: Element | undefined,
  place: Element | null = null,
): void {
  if (before && now?.isEqualNode(before)) return;
  if (before && now) before.replaceWith(now);
  else if (now) parent.insertBefore(now, place);
  else before?.remove();
}

/** Puts the line of words below a part, before the fields that stand there while it is selected. */
export function putCaption(dom: HTMLElement, caption: Element | undefined): void {
  putElement(
    dom,
    dom.querySelector(':scope > figcaption'),
    caption,
    dom.querySelector(':scope > .part-words'),
  );
}

/** Changes the classes that it set before, and none of the editor's own. */
export function changeClasses(dom: HTMLElement): (classes: string | undefined) => void {
  let before: readonly string[] = [];
  return (classes = '') => {
    const now = classes.split(' ').filter((name) => name !== '');
    dom.classList.remove(...before);
    dom.classList.add(...now);
    before = now;
  };
}

/** A line of words below a part, which a click leads to the field of. */
export function captionOf(words: unknown): HTMLElement | undefined {
  const text = String(words ?? '');
  if (text === '') return undefined;
  const caption = document.createElement('figcaption');
  caption.contentEditable = 'false';
  caption.dataset.word = 'caption';
  caption.textContent = text;
  return caption;
}
