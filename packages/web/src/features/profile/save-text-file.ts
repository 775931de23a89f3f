/** Offers a text as a file; made in the browser, so that it passes no server. */
export function saveTextFile(name: string, lines: readonly string[]): void {
  // Line ends that every editor takes; the mark tells old ones that it is UTF-8.
  const text = `\uFEFF${lines.join('\r\n')}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}
