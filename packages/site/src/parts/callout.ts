import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { hrefOf, outerHref, type SiteView } from '../frame/site-view.ts';

/** A picture or some words that lead somewhere: banners, and blocks whose content is on a page of its own. */
export function callout(view: SiteView, { heading, subHeading, headingPath, image }: PageBlock): Html {
  const address = headingPath && outerHref(headingPath);
  const isOuter = address ? /^https?:/i.test(address) : false;
  const linked = (inner: Html) =>
    address
      ? html`<a href="${hrefOf(view, address)}"${isOuter && html` rel="noopener nofollow"`}>${inner}</a>`
      : inner;
  if (image !== undefined)
    return html`<section class="block banner">${linked(
      html`<img src="${imageRefAddress(image)}" alt="${heading}" loading="lazy">`,
    )}</section>`;
  return html`<section class="block callout"><h2>${linked(html`${heading}`)}</h2>${
    subHeading !== undefined && html`<p>${subHeading}</p>`
  }</section>`;
}
