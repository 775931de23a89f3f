/** The browser goes on reading the address after the click. */
const READ_WITHIN_MS = 1000;

/** Saves content as a file of this computer. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
