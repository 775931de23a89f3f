import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { SiteView } from '../frame/site-view.ts';

/** The readers' thread: the widget where the page has an origin, otherwise the thread's own page. */
export function comments(
  view: SiteView,
  { target, areAllowed }: { readonly target: string; readonly areAllowed: boolean | null },
): Html | false {
  if (areAllowed === false || view.bar !== undefined) return false;
  const { t, intake, site, lang } = view;
  const page = html`<p><a class="button" href="${intake}/${site.projectId}/comments/${target}">${t.openComments}</a></p>`;
  const widget = html`<div class="thread" id="thread"></div>
<script async src="${intake}/widget.js" data-project="${site.projectId}" data-target="${target}" data-into="#thread" data-lang="${lang}"></script>
<noscript>${page}</noscript>`;
  return html`<section class="comments" id="comments" aria-label="${t.comments}">${
    view.isSandboxed ? html`<h2>${t.comments}</h2><p class="meta">${t.commentsHint}</p>${page}` : widget
  }</section>`;
}
