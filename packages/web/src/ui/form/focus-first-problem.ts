const CONTROL = 'input, textarea, button, [contenteditable="true"]';

/** Focuses the first field with a problem; call it after the problems are rendered. */
export function focusFirstProblem(within: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = within?.querySelector('[data-problem]');
    const control = field?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? field;
    const target = control?.matches(CONTROL) ? control : control?.querySelector<HTMLElement>(CONTROL);
    if (target instanceof HTMLElement) target.focus();
  });
}
