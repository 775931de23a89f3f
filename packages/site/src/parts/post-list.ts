import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { stack } from './blocks.ts';

export interface PostList {
  readonly posts: readonly PostCard[];
  readonly next: string | null;
}

/** Where a list stands: its path, and the questions that its next page repeats. */
export interface ListPlace {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** A later page: there is a way back to the first. */
  readonly isLater: boolean;
}

export function postList(
  view: SiteView,
  { posts, next }: PostList,
  { path, query = {}, isLater }: ListPlace,
): Html {
  const to = (more: Readonly<Record<string, string>>) => {
    const asked = new URLSearchParams({ ...query, ...more }).toString();
    return hrefOf(view, asked === '' ? path : `${path}?${asked}`);
  };
  return html`${posts.length === 0 ? html`<p class="nothing">${view.t.nothingYet}</p>` : stack(view, [...posts], 'h2')}
${
  (next !== null || isLater) &&
  html`<nav class="pager" aria-label="${view.t.older}">${isLater && html`<a class="button" href="${to({})}">${view.t.newest}</a>`}${
    next !== null && html`<a class="button" rel="next" href="${to({ after: next })}">${view.t.older}</a>`
  }</nav>`
}`;
}
