import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { icon } from '../frame/icon.ts';
import type { SiteView } from '../frame/site-view.ts';
import { filled } from '../text/site-texts.ts';

/** Plain links: nobody learns of a reader before the reader chooses. */
export function shareRail(view: SiteView, { allowShare, allowPrint, head, title }: PublicPost): Html {
  const { t } = view;
  const address = encodeURIComponent(head.canonical);
  const isShared = allowShare && head.canonical !== '';
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${address}`;
  return html`<div class="rail">${
    isShared &&
    html`<a class="round" href="${facebook}" target="_blank" rel="noopener nofollow" data-share="${title}" aria-label="${filled(t.shareOn, { name: 'Facebook' })}" data-label="${t.share}">${icon('share')}<span>${t.share}</span></a>
<button class="round" type="button" data-copy data-done="${t.copied}" hidden>${icon('link')}<span>${t.copyLink}</span></button>`
  }<button class="round" type="button" data-text-size hidden>${icon('text')}<span>${t.textSize}</span></button>${
    allowPrint &&
    html`<button class="round wide-only" type="button" data-print hidden>${icon('print')}<span>${t.print}</span></button>`
  }${
    view.bar === undefined &&
    html`<a class="round wide-only" href="#comments">${icon('comment')}<span>${t.comments}</span></a>`
  }</div>`;
}
