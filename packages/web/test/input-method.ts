import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** The browser's own composition, as Telex and VNI methods drive it; the focus decides where it goes. */
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
