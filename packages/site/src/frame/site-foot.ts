import { Html, html } from '@toasoan/contract/core/html.ts';
import type { SiteFooter, SiteLogo } from '@toasoan/contract/features/delivery/public-site.ts';
import {
  FOOTER_FACTS,
  type FooterFact,
  type SocialNetwork,
} from '@toasoan/contract/features/footers/footer-content.ts';
import { type ImageRef, imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { filled } from '../text/site-texts.ts';
import { dayOf } from '../text/times.ts';
import { logoOf, tree } from './masthead.ts';
import { menuAt, menuLink, phoneMenu } from './menu.ts';
import { feedOfSite, fromLeft, hrefOf, outerHref, prefixOf, type SiteView } from './site-view.ts';

/** Who publishes, what the law asks for, and where else readers can go. */
export function siteFoot(view: SiteView): Html {
  const { site, t } = view;
  return html`<footer class="site-foot"><div class="wrap"><nav class="all-sections" id="sections" aria-label="${t.allSections}">${tree(view, phoneMenu(view))}</nav>
<div class="foot-columns"><div><p class="foot-name">${logoOf(view)}<span>${site.name}</span></p>${legal(view)}${signs(view)}</div>
${columns(view)}</div>${logos(view, site.partnerLogos ?? [])}
<p class="foot-last">${lastLine(view)}</p></div></footer>`;
}

/** What the law asks for: all that the project says of itself, or what its footer names, in that order. */
function legal(view: SiteView): Html {
  const lines = (view.site.footer?.facts ?? FOOTER_FACTS).map((fact) => FACTS[fact](view));
  return html`<div class="foot-legal">${lines.filter((line) => line !== '').map((line) => html`<p><bdi>${line}</bdi></p>`)}</div>`;
}

const FACTS: Readonly<Record<FooterFact, (view: SiteView) => string>> = {
  governingBody: ({ site, t }) =>
    site.imprint.governingBody && filled(t.governingBody, { name: site.imprint.governingBody }),
  licence: (view) => {
    const { licenceNo, licenceDate } = view.site.imprint;
    if (licenceNo === '' || licenceDate === '')
      return licenceNo && filled(view.t.licence, { number: licenceNo });
    return filled(view.t.licenceOf, { number: licenceNo, day: dayOf(`${licenceDate}T05:00:00Z`, view) });
  },
  responsiblePerson: ({ site, t }) =>
    site.imprint.responsiblePerson && filled(t.responsible, { name: site.imprint.responsiblePerson }),
  address: ({ site }) => site.imprint.address,
  /** In the last line. */
  contact: () => '',
  nameTheSource: ({ site, t }) => filled(t.nameTheSource, { name: site.name }),
};

function columns(view: SiteView): readonly Html[] {
  const { site, t, intake } = view;
  if (site.footer !== undefined) return arrangedColumns(view, site.footer);
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

function arrangedColumns(view: SiteView, { columns: arranged, socials }: SiteFooter): readonly Html[] {
  const links = socials.flatMap(({ network, href }) => {
    const address = outerHref(href);
    return address ? [html`<a href="${address}" rel="noopener">${NETWORK_NAMES[network]}</a>`] : [];
  });
  return [
    ...arranged.map(
      ({ heading, items, html: words }) =>
        html`<div><h2>${heading}</h2>${words !== undefined && html`<div class="foot-words">${new Html(words)}</div>`}${
          items.length > 0 && html`<ul>${items.map((item) => html`<li>${menuLink(view, item)}</li>`)}</ul>`
        }</div>`,
    ),
    ...(links.length > 0 ? [column(view.t.follow, links)] : []),
  ];
}

const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'Facebook',
  YOUTUBE: 'YouTube',
  ZALO: 'Zalo',
  TIKTOK: 'TikTok',
  INSTAGRAM: 'Instagram',
  X: 'X',
  TELEGRAM: 'Telegram',
  APP_STORE: 'App Store',
  GOOGLE_PLAY: 'Google Play',
};

/** Signs of registrations, as the law asks a site to show them. */
function signs({ site }: SiteView): Html | false {
  const shown = site.footer?.logos ?? [];
  if (shown.length === 0) return false;
  return html`<ul class="foot-signs">${shown.map(({ image, alt, href }) => {
    const picture = html`<img src="${imageRefAddress(image)}" alt="${alt}" height="44" loading="lazy">`;
    const address = href && outerHref(href);
    return html`<li>${address ? html`<a href="${address}" rel="noopener">${picture}</a>` : picture}</li>`;
  })}</ul>`;
}

function feedLink(view: SiteView): Html {
  return html`<a href="${hrefOf(view, `${feedOfSite(view)}.rss`)}" type="application/rss+xml">RSS</a>`;
}

function column(heading: string, links: readonly Html[]): Html {
  return html`<div><h2>${heading}</h2><ul>${links.map((link) => html`<li>${link}</li>`)}</ul></div>`;
}

function logos({ t }: SiteView, partners: readonly SiteLogo[]): Html | false {
  if (partners.length === 0) return false;
  return html`<section class="partners"><h2>${t.partners}</h2><ul class="partner-logos">${partners.map(
    (logo) => {
      const image = logoPicture(logo);
      const href = logo.href && outerHref(logo.href);
      const rel = ['noopener', logo.isNofollow && 'nofollow sponsored'].filter(Boolean).join(' ');
      return html`<li>${
        href
          ? html`<a href="${href}" rel="${rel}" data-partner-logo="${logo.id}"${logo.opensNewTab && html` target="_blank"`}>${image}</a>`
          : image
      }</li>`;
    },
  )}</ul></section>`;
}

/** On a dark page its own picture for that, where it has one; else it stands on a light ground. */
function logoPicture({ image, imageDark, alt, title }: SiteLogo): Html {
  const shown = (ref: ImageRef, className: string) =>
    html`<img class="${className}" src="${imageRefAddress(ref)}" alt="${alt || title}" height="44" loading="lazy">`;
  if (imageDark === null) return shown(image, 'on-light');
  return html`${shown(image, 'for-light')}${shown(imageDark, 'for-dark')}`;
}

function lastLine(view: SiteView): string {
  const { site, t, now } = view;
  const { contactPhone, contactEmail } = site.imprint;
  const showsContact = site.footer?.facts.includes('contact') ?? true;
  return [
    site.footer?.copyright || `© ${new Date(now).getUTCFullYear()} ${site.name}`,
    showsContact && contactPhone && filled(t.hotline2, { phone: fromLeft(view, contactPhone) }),
    showsContact && contactEmail,
  ]
    .filter(Boolean)
    .join(' · ');
}
