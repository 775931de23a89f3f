import './focus-mode.css';

/**
 * Leaves only this element of the page on the screen and in the order of Tab; returns what undoes it. What is added
 * later, such as a warning, a dialog or a message, is shown.
 */
export function hideSurroundings(element: HTMLElement): () => void {
  const changed: (readonly [element: Element, attribute: string])[] = [];
  function mark(target: Element, attribute: string): void {
    target.setAttribute(attribute, '');
    changed.push([target, attribute]);
  }
  for (let inner = element; inner.parentElement && inner.parentElement !== document.body; ) {
    const around = inner.parentElement;
    for (const sibling of around.children) if (sibling !== inner) mark(sibling, 'data-focus-hidden');
    mark(around, 'data-focus-path');
    inner = around;
  }
  mark(element, 'data-focus');
  return () => {
    for (const [target, attribute] of changed) target.removeAttribute(attribute);
  };
}
