/** What had the focus, and everything around it, the innermost first. */
export type FocusPath = readonly HTMLElement[];

let stopWatching = () => {};

export function currentFocusPath(): FocusPath {
  const path: HTMLElement[] = [];
  let element = document.activeElement;
  while (element instanceof HTMLElement && element !== document.body) {
    path.push(element);
    element = element.parentElement;
  }
  return path;
}

/**
 * Focuses the innermost element of the path that still takes the focus, else the page's `main`: never `<body>`, where
 * a screen reader starts over. An action may remove that element a moment later, as deleting a row removes the row's
 * menu; the focus then moves outwards.
 */
export function returnFocus(path: FocusPath): void {
  stopWatching();
  const target = path.find(takesFocus);
  if (target) watchRemoval(target, path.slice(path.indexOf(target) + 1));
  else focus(document.querySelector('main'));
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Tries it: only the browser knows what is disabled, hidden, inert or gone. */
function takesFocus(element: HTMLElement): boolean {
  focus(element);
  return document.activeElement === element;
}

/** Until something else has the focus. A page that has its own place for the focus comes first. */
function watchRemoval(target: HTMLElement, outer: FocusPath): void {
  const observer = new MutationObserver(() => {
    if (target.isConnected) return;
    stopWatching();
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement === document.body) returnFocus(outer);
      }),
    );
  });
  stopWatching = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stopWatching);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stopWatching);
}
