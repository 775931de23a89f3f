interface EarlyFocus {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

let left: EarlyFocus | undefined;

/** Remembers the focus in a field that is about to make way for the real one. */
export function leaveFocus(within: Element): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLTextAreaElement) || !within.contains(focused)) return;
  const { selectionStart, selectionEnd, dataset } = focused;
  left = { field: dataset.field ?? '', start: selectionStart, end: selectionEnd };
}

/** Gives the focus to the real field, with the cursor where it was. */
export function takeFocus(within: Element): void {
  const now = left;
  left = undefined;
  if (!now) return;
  const field = within.querySelector<HTMLTextAreaElement>(`[data-field="${CSS.escape(now.field)}"]`);
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(now.start, now.end);
}
