import { userEvent } from 'vitest/browser';

/** Presses keys one after the other, each written as `userEvent.keyboard` reads it. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

/** The name of the focused element. */
export function focusedName(): string {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
}
