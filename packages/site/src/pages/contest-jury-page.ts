import { html } from '@toasoan/contract/core/html.ts';
import type { PublicContest } from '@toasoan/contract/features/delivery/public-contest.ts';
import { siteDocument } from '../frame/document.ts';
import type { SiteView } from '../frame/site-view.ts';
import { CONTEST_PAGE_TEXTS } from '../text/contest-page-texts.ts';
import { filled, languageFor } from '../text/site-texts.ts';
import { plainHead } from './list-pages.ts';

/** The room of jurors without an account: nothing else is on the page, and search engines leave it out. */
export function contestJuryPage(view: SiteView, contest: PublicContest): string {
  const { intake, site, isSandboxed } = view;
  const lang = languageFor(view.lang);
  const t = CONTEST_PAGE_TEXTS[lang];
  const title = filled(t.juryTitle, { contest: contest.title });
  const script = html`<script async src="${intake}/contest-jury.js" data-project="${site.projectId}" data-lang="${lang}"></script><noscript><p>${t.juryNeedsScript}</p></noscript>`;
  return siteDocument(view, {
    head: plainHead(title),
    isBare: true,
    // A page without an origin keeps no secret and reaches no call.
    body: html`<div class="wrap contest-entry">${isSandboxed ? html`<h1>${title}</h1><p>${t.juryOwnPage}</p>` : script}</div>`,
  });
}
