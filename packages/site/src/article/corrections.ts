import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { icon } from '../frame/icon.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { filled } from '../text/site-texts.ts';
import { momentOf } from '../text/times.ts';

/** What was wrong stands above the text that was wrong. */
export function corrections(view: SiteView, { corrections: found }: PublicPost): Html | false {
  if (found.length === 0) return false;
  const { t } = view;
  return html`<section class="correction-box" aria-label="${t.correctionTitle}"><h2>${icon('notice')} ${t.correctionTitle}</h2>${found.map(
    (one) =>
      html`<div class="correction"><p class="meta"><time datetime="${one.publishedTime}">${momentOf(one.publishedTime, view)}</time></p>${
        (one.wrongText !== '' || one.correctText !== '') &&
        html`<dl>${one.wrongText !== '' && html`<dt>${t.wasWritten}</dt><dd>“${one.wrongText}”</dd>`}${
          one.correctText !== '' && html`<dt>${t.nowReads}</dt><dd>“${one.correctText}”</dd>`
        }</dl>`
      }<p>${one.apologyText} <a href="${hrefOf(view, one.path)}">${t.correctionMore}</a></p></div>`,
  )}</section>`;
}

/** On a correction: the post that it corrects. */
export function correctedPost(view: SiteView, { correctionOf }: PublicPost): Html | false {
  if (correctionOf === null) return false;
  const text = filled(view.t.correctionOf, { title: correctionOf.title });
  return html`<p class="correction-box"><a href="${hrefOf(view, correctionOf.path)}">${text}</a></p>`;
}
