/** Long enough to have begun to read. */
const READ_AFTER_MS = 4_000;

/** Says once that the page was before somebody's eyes: no cookie, no name, nothing kept on the machine. */
export function countView(): void {
  const address = document.body.dataset.views;
  if (address === undefined || navigator.webdriver) return;
  let seen: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(seen);
    if (document.visibilityState !== 'visible') return;
    seen = setTimeout(() => {
      document.removeEventListener('visibilitychange', look);
      fetch(address, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).catch(() => undefined);
    }, READ_AFTER_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
}
