import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PageLink } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { PublicPage } from '@toasoan/contract/features/delivery/public-page.ts';
import { delivered } from '../article/article-body.ts';
import { comments } from '../article/comments.ts';
import { figure } from '../article/media-parts.ts';
import { factList } from '../article/type-parts.ts';
import { siteDocument } from '../frame/document.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { breadcrumbLd, jsonLd } from '../head/json-ld.ts';
import { pageLd } from '../head/page-ld.ts';
import { originalNotice } from '../parts/original-link.ts';
import { storyFrame } from '../parts/story-frame.ts';
import { filled } from '../text/site-texts.ts';
import { dayOf } from '../text/times.ts';

/** Without a column beside the text. */
const WIDE_TEMPLATES = new Set(['FULL', 'LANDING']);
const FACEBOOK = 'https://www.facebook.com/sharer/sharer.php?u=';

/** What is no news: about us, contact, rules. */
export function staticPage(view: SiteView, page: PublicPage): string {
  const { template, title, excerpt, parents, head } = page;
  const isWide = WIDE_TEMPLATES.has(template);
  const steps = [...parents, page];
  return siteDocument(view, {
    head,
    published: page.publishedTime,
    updated: page.updateTime,
    structured: [
      jsonLd(pageLd(view, page)),
      ...(parents.length > 0 ? [jsonLd(breadcrumbLd(view, steps))] : []),
    ],
    body: storyFrame(view, page, {
      className: `article-grid ${isWide ? 'is-wide' : 'no-rail'} static-page is-${template.toLowerCase()}`,
      isWide,
      story: html`<article class="story" lang="${page.lang}"><header class="story-head">${
        parents.length > 0 &&
        html`<p class="label">${parents.map((one, index) => html`${index > 0 && ' · '}${link(view, one)}`)}</p>`
      }${originalNotice(view, page)}<h1>${title}</h1>${excerpt !== '' && html`<p class="sapo">${excerpt}</p>`}</header>${unchecked(view, page)}${
        page.cover && html`<div class="cover">${figure(view, page.cover, true)}</div>`
      }<div class="prose">${delivered(view, page.contentHtml)}</div>${isWide && below(view, page)}${foot(view, page)}${comments(view, page.comments)}</article>`,
      side: ({ arranged }) => side(view, page, arranged),
    }),
  });
}

function link(view: SiteView, { title, path }: PageLink): Html {
  return html`<a href="${hrefOf(view, path)}">${title}</a>`;
}

/** Readers rely on it, and nobody has looked whether it is still right. */
function unchecked(view: SiteView, { uncheckedSince }: PublicPage): Html | false {
  if (uncheckedSince === null) return false;
  return html`<p class="notices"><span>${filled(view.t.unchecked, { day: dayOf(uncheckedSince, view) })}</span></p>`;
}

function below(view: SiteView, { children }: PublicPage): Html | false {
  if (children.length === 0) return false;
  return html`<nav aria-label="${view.t.pagesHere}"><ul class="chips pills">${children.map((one) => html`<li>${link(view, one)}</li>`)}</ul></nav>`;
}

function foot(view: SiteView, { updateTime, allowShare, head, title }: PublicPage): Html {
  const { t } = view;
  return html`<div class="page-foot"><p class="meta">${filled(t.updated, { time: dayOf(updateTime, view) })}</p><p class="page-tools">${
    allowShare &&
    head.canonical !== '' &&
    html`<a class="button" href="${FACEBOOK}${encodeURIComponent(head.canonical)}" target="_blank" rel="noopener nofollow" data-share="${title}">${t.share}</a>`
  }<button class="button" type="button" data-print hidden>${t.printPage}</button></p></div>`;
}

/** Pages beside it, those below it under its own name; on a contact page also where the newsroom is. */
function side(view: SiteView, page: PublicPage, arranged: Html | false): Html | false {
  const contact = page.template === 'CONTACT' && imprint(view);
  const isAlone = page.siblings.length < 2 && page.children.length === 0;
  if (isAlone && contact === false && arranged === false) return false;
  const own = (one: PageLink) => one.id === page.id;
  return html`<aside class="side"><div${arranged === false && html` class="sticky"`}>${contact}${
    !isAlone &&
    html`<nav class="page-menu" aria-label="${view.t.pagesHere}"><ul>${page.siblings.map(
      (one) =>
        html`<li>${own(one) ? html`<a href="${hrefOf(view, one.path)}" aria-current="page">${one.title}</a>` : link(view, one)}${
          own(one) &&
          page.children.length > 0 &&
          html`<ul>${page.children.map((child) => html`<li>${link(view, child)}</li>`)}</ul>`
        }</li>`,
    )}</ul></nav>`
  }</div>${arranged}</aside>`;
}

function imprint({ t, site }: SiteView): Html | false {
  const { address, contactPhone, contactEmail } = site.imprint;
  const mail = contactEmail !== '' && html`<a href="mailto:${contactEmail}">${contactEmail}</a>`;
  const phone =
    contactPhone !== '' &&
    html`<a href="tel:${contactPhone.replace(/[^\d+]/g, '')}" dir="ltr">${contactPhone}</a>`;
  return factList([
    [t.address, address],
    [t.phone, phone],
    [t.email, mail],
  ]);
}
