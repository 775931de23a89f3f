/**
 * `<script async src="…/intake/v1/clicks.js" data-project="1"></script>` counts clicks on the links of keywords and on
 * the logos of partners: it reports the number of the link or logo and nothing else. A beacon would send cookies along,
 * and be refused between sites for that.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const base = script.src.replace(/\/clicks\.js.*$/, '');
  const report = (thing: string, body: Readonly<Record<string, string>>) =>
    fetch(`${base}/${script.dataset.project}/${thing}/click`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
  const count = ({ target, button }: MouseEvent) => {
    const link =
      target instanceof Element
        ? target.closest<HTMLElement>('a[data-internal-link], a[data-partner-logo]')
        : null;
    // The secondary button opens a menu.
    if (link === null || button > 1) return;
    const { internalLink: linkId, partnerLogo: logoId } = link.dataset;
    if (linkId !== undefined) report('internal-link', { linkId });
    if (logoId !== undefined) report('partner-logo', { logoId });
  };
  addEventListener('click', count);
  addEventListener('auxclick', count);
}
