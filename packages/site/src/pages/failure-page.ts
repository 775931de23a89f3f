import { html } from '@toasoan/contract/core/html.ts';
import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import { siteDocument } from '../frame/document.ts';
import { searchBox } from '../frame/masthead.ts';
import { homeOf, hrefOf, type SiteView } from '../frame/site-view.ts';
import { latest } from '../parts/blocks.ts';
import type { SiteTexts } from '../text/vi.ts';
import { plainHead } from './list-pages.ts';

export type Failure = 'notFound' | 'gone' | 'error';

/** Says what happened and where to go on; the frame stays. */
export function failurePage(view: SiteView, failure: Failure, newest: readonly PostCard[] = []): string {
  const { t } = view;
  const say = (part: 'Title' | 'Text') => t[`${failure}${part}` as keyof SiteTexts];
  return siteDocument(view, {
    head: plainHead(say('Title')),
    body: html`<div class="wrap failure"><h1>${say('Title')}</h1><p class="list-text">${say('Text')}</p>
${searchBox(view, '', t.searchHint)}<p><a class="button" href="${hrefOf(view, homeOf(view))}">${t.toHome}</a></p>
${newest.length > 0 && latest(view, { heading: t.latest, posts: newest.slice(0, 7) })}</div>`,
  });
}
