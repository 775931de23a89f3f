/** Removes an element and keeps its content. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same content under another tag, without attributes. */
export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

export function isBlankText(text: string | null): boolean {
  return /^[\s\u00A0]*$/.test(text ?? '');
}

export function removeAll(root: ParentNode, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.remove();
}

/** Text nodes below a root, collected first so that they may be changed. */
export function textNodes(root: Node): Text[] {
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) found.push(node as Text);
  return found;
}
