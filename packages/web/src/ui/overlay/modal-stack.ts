/** Open modal dialogs, the topmost last. The browser makes everything outside of the topmost one inert. */
let open: readonly HTMLDialogElement[] = [];
const floating = new Set<HTMLElement>();

export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Whether it should be open, whatever the browser did with it. */
export function isOpenModal(dialog: HTMLDialogElement): boolean {
  return open.includes(dialog);
}

/** Shows the dialog above everything; the returned function closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
  };
}

/** Keeps an element that floats above the page inside the topmost dialog: elsewhere nobody could reach it. */
export function keepReachable(element: HTMLElement): () => void {
  floating.add(element);
  place(element);
  return () => {
    floating.delete(element);
    element.remove();
  };
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const element of floating) place(element);
}

function place(element: HTMLElement): void {
  const parent = topModal() ?? document.body;
  if (element.parentElement === parent) return;
  // Moved as a whole, an element keeps its focus and its running animations. Older browsers only know `append`.
  if (element.isConnected && 'moveBefore' in parent) parent.moveBefore(element, null);
  else parent.append(element);
}
