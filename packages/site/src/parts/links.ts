import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { BlockLink, PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { hrefOf, outerHref, type SiteView } from '../frame/site-view.ts';
import { shortTimeOf } from '../text/times.ts';

/** Events, places, people, tags and logos of a block. */
export function linkList(view: SiteView, { kind, links = [] }: Pick<PageBlock, 'kind' | 'links'>): Html {
  if (kind === 'TAG_CLOUD')
    return html`<ul class="chips pills">${links.map((link) => html`<li>${named(view, link)}</li>`)}</ul>`;
  if (kind === 'PARTNER_LOGOS')
    return html`<ul class="block-logos">${links.map((link) => html`<li>${logo(link)}</li>`)}</ul>`;
  return html`<ul class="block-links">${links.map(
    (link) =>
      html`<li>${link.image && html`<img src="${imageRefAddress(link.image)}" width="72" height="72" alt="" loading="lazy">`}<div>${named(view, link)}${
        link.time !== null &&
        html`<p class="meta"><time datetime="${link.time}">${shortTimeOf(link.time, view.now, view)}</time></p>`
      }</div></li>`,
  )}</ul>`;
}

function named(view: SiteView, { address, title }: BlockLink): Html {
  return html`<a href="${hrefOf(view, address)}">${title}</a>`;
}

function logo({ address, title, image }: BlockLink): Html {
  const shown =
    image === null
      ? html`${title}`
      : html`<img src="${imageRefAddress(image)}" height="48" alt="${title}" loading="lazy">`;
  return outerHref(address) ? html`<a href="${address}" rel="noopener nofollow">${shown}</a>` : shown;
}
