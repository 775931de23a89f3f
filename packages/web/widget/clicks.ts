/**
 * `<script async src="…/intake/v1/clicks.js" data-project="1"></script>` counts clicks on the links of keywords: it tells
 * the keyword's number and nothing else. A beacon would send cookies along, and be refused between sites for that.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const base = script.src.replace(/\/clicks\.js.*$/, '');
  const address = `${base}/${script.dataset.project}/internal-link/click`;
  const count = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-internal-link]') : null;
    const linkId = link?.dataset.internalLink;
    // The secondary button opens a menu.
    if (linkId === undefined || button > 1) return;
    fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ linkId }),
    }).catch(() => undefined);
  };
  addEventListener('click', count);
  addEventListener('auxclick', count);
}
