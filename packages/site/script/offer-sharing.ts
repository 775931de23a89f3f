/** The reader's own way of sharing where the machine has one; the link stays where it has none. */
export function offerSharing(): void {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  if ('share' in navigator)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-share]'))
      link.addEventListener('click', (event) => {
        event.preventDefault();
        navigator.share({ title: link.dataset.share ?? '', url: address }).catch(() => undefined);
      });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    // A page without https may not copy.
    if (navigator.clipboard === undefined) {
      button.remove();
      continue;
    }
    button.hidden = false;
    button.addEventListener('click', () => {
      const label = button.querySelector('span');
      navigator.clipboard.writeText(address).then(
        () => {
          button.setAttribute('aria-live', 'polite');
          if (label) label.textContent = button.dataset.done ?? '';
        },
        () => undefined,
      );
    });
  }
}
