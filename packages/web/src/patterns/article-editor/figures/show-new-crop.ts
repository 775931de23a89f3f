/**
 * Asks for the picture again after it was cropped: its address stays the same, and the browser would show the one it
 * has until the page is opened again.
 */
export function showNewCrop(figure: HTMLElement): void {
  for (const source of figure.querySelectorAll('source, img')) {
    const addresses = source.getAttribute('srcset') ?? '';
    source.setAttribute('srcset', addresses.replaceAll(/(\.\w+)(?:\?\d+)? (\d+w)/g, `$1?${Date.now()} $2`));
  }
}
