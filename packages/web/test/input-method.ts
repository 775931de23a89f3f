import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** The browser's own composition in the focused element, as Telex and VNI methods drive it. */
export async function compose(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

/** Ends the composition with this text. */
export async function commit(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}
