import { showToast } from '#web/ui/feedback/toasts.ts';

/** Without access to the clipboard the text itself is shown, to be copied by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', text: done });
  } catch {
    showToast({ tone: 'warning', text });
  }
}
