import { Html, html } from '@toasoan/contract/core/html.ts';
import type { SiteLogo } from '@toasoan/contract/features/delivery/public-site.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { filled } from '../text/site-texts.ts';
import { dayOf } from '../text/times.ts';
import { logoOf, tree } from './masthead.ts';
import { mainMenu, menuAt, menuLink } from './menu.ts';
import { hrefOf, outerHref, prefixOf, type SiteView } from './site-view.ts';

/** Who publishes, what the law asks for, and where else readers can go. */
export function siteFoot(view: SiteView): Html {
  const { site, t } = view;
  return html`<footer class="site-foot"><div class="wrap"><nav class="all-sections" id="sections" aria-label="${t.allSections}">${tree(view, mainMenu(view))}</nav>
<div class="foot-columns"><div><p class="foot-name">${logoOf(view)}<span>${site.name}</span></p>${legal(view)}</div>
${columns(view)}</div>${logos(view, site.partnerLogos ?? [])}
<p class="foot-last">${lastLine(view)}</p></div></footer>`;
}

function legal(view: SiteView): Html {
  const { site, t } = view;
  const { governingBody, licenceNo, licenceDate, responsiblePerson, address } = site.imprint;
  const lines = [
    governingBody && filled(t.governingBody, { name: governingBody }),
    licenceNo &&
      (licenceDate
        ? filled(t.licenceOf, { number: licenceNo, day: dayOf(`${licenceDate}T05:00:00Z`, view) })
        : filled(t.licence, { number: licenceNo })),
    responsiblePerson && filled(t.responsible, { name: responsiblePerson }),
    address,
    filled(t.nameTheSource, { name: site.name }),
  ].filter((line) => line !== '');
  return html`<div class="foot-legal">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
}

function columns(view: SiteView): readonly Html[] {
  const { site, t, intake } = view;
  if (site.footer !== undefined)
    return site.footer.columns.map(
      ({ heading, items, html: words }) =>
        html`<div><h2>${heading}</h2>${words !== undefined && new Html(words)}<ul>${items.map(
          (item) => html`<li>${menuLink(view, item)}</li>`,
        )}</ul></div>`,
    );
  const forms = `${intake}/${site.projectId}`;
  const arranged = menuAt(view, 'FOOTER') ?? [];
  const socials = [...arranged.map((item) => menuLink(view, item)), feedLink(view)];
  return [
    column(t.forReaders, [
      html`<a href="${forms}/forms/correction-request">${t.correctionAsk}</a>`,
      html`<a href="${forms}/forms/data-request">${t.dataRequest}</a>`,
      html`<a href="${forms}/comments/erase">${t.eraseComments}</a>`,
    ]),
    column(t.follow, [
      html`<a href="${hrefOf(view, `${prefixOf(view)}/su-kien`)}">${t.events}</a>`,
      ...socials,
    ]),
  ];
}

function feedLink(view: SiteView): Html {
  return html`<a href="${hrefOf(view, `${prefixOf(view)}/tim-kiem`)}">${view.t.search}</a>`;
}

function column(heading: string, links: readonly Html[]): Html {
  return html`<div><h2>${heading}</h2><ul>${links.map((link) => html`<li>${link}</li>`)}</ul></div>`;
}

function logos({ t }: SiteView, partners: readonly SiteLogo[]): Html | false {
  if (partners.length === 0) return false;
  return html`<ul class="partner-logos" aria-label="${t.partners}">${partners.map((logo) => {
    const image = html`<img src="${imageRefAddress(logo.image)}" alt="${logo.alt || logo.title}" height="44" loading="lazy">`;
    const href = logo.href && outerHref(logo.href);
    const rel = ['noopener', logo.isNofollow && 'nofollow'].filter(Boolean).join(' ');
    return html`<li>${href ? html`<a href="${href}" rel="${rel}"${logo.opensNewTab && html` target="_blank"`}>${image}</a>` : image}</li>`;
  })}</ul>`;
}

function lastLine({ site, t, now }: SiteView): string {
  const { contactPhone, contactEmail } = site.imprint;
  return [
    site.footer?.copyright || `© ${new Date(now).getUTCFullYear()} ${site.name}`,
    contactPhone && filled(t.hotline2, { phone: contactPhone }),
    contactEmail,
  ]
    .filter(Boolean)
    .join(' · ');
}
