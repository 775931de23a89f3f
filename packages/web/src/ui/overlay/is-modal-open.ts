/** Whether a dialog holds the keys. One of a kept page that is out of sight stays in the document and does not count. */
export function isModalOpen(): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
}
