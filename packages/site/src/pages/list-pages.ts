import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PageHead } from '@toasoan/contract/features/delivery/public-fields.ts';
import type {
  AuthorPage,
  CategoryPage,
  SearchPage,
  TagPage,
} from '@toasoan/contract/features/delivery/public-pages.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { siteDocument } from '../frame/document.ts';
import { searchBox } from '../frame/masthead.ts';
import { hrefOf, outerHref, prefixOf, type SiteView } from '../frame/site-view.ts';
import { breadcrumbLd, jsonLd } from '../head/json-ld.ts';
import { accentOf } from '../parts/accent.ts';
import { around } from '../parts/arranged.ts';
import { cards, leadGrid, titles } from '../parts/blocks.ts';
import { fallbackNotice } from '../parts/original-link.ts';
import { postList } from '../parts/post-list.ts';
import { listColumns, pageGrid } from '../parts/sidebars.ts';
import { filled } from '../text/site-texts.ts';

export interface Listing {
  readonly isLater: boolean;
}

export function categoryPage(view: SiteView, page: CategoryPage, { isLater }: Listing): string {
  const { breadcrumb, children, posts } = page;
  const hasLead = page.blocks.some(({ region }) => region === 'hero');
  const leads =
    !hasLead && !isLater && page.viewMode !== 'TITLES' && posts.length > 5 && posts[0]?.cover
      ? posts.slice(0, 4)
      : [];
  const rest = { posts: posts.slice(leads.length), next: page.next };
  const place = { path: page.path, isLater };
  const list =
    page.viewMode === 'TITLES'
      ? html`${titles(view, posts)}${postList(view, { posts: [], next: page.next }, place)}`
      : page.viewMode === 'GRID'
        ? html`${cards(view, rest.posts, 3)}${rest.next !== null && postList(view, { posts: rest.posts.slice(0, 0), next: rest.next }, place)}`
        : postList(view, rest, place);
  const parts = around(view, page, { isFirst: hasLead && page.blocks.every(({ device }) => !device) });
  const main = html`${parts.main}${list}`;
  return siteDocument(view, {
    head: page.head,
    above: breadcrumb.map(({ path }) => path),
    feed: page.hasFeed ? page.breadcrumb.at(-1)?.path : undefined,
    structured: [jsonLd(breadcrumbLd(view, breadcrumb))],
    body: html`<div class="wrap${accentOf(page.color)}">
${listHead({ title: page.title, text: page.description, above: above(view, breadcrumb.slice(0, -1)) })}
${children.length > 0 && html`<ul class="chips pills">${children.map(({ title, path }) => html`<li><a href="${hrefOf(view, path)}">${title}</a></li>`)}</ul>`}
${fallbackNotice(view, page.fallbackLang)}</div>${parts.above}${pageGrid(
      view,
      page,
      accentOf(page.color).trim(),
      html`${leads.length > 0 && leadGrid(view, { ...EMPTY_BLOCK, posts: leads }, undefined)}
${listColumns(view, page, main, parts.side)}`,
    )}${parts.below}`,
  });
}

const EMPTY_BLOCK = {
  key: '',
  region: 'hero',
  kind: 'HERO',
  view: 'LIST',
  columns: 1,
  heading: '',
  headingPath: '',
  color: '',
} as const;

interface ListHead {
  readonly title: string;
  readonly text?: string;
  readonly above?: Html | false;
  readonly image?: string | undefined;
}

function above(
  view: SiteView,
  steps: readonly { readonly title: string; readonly path: string }[],
): Html | false {
  if (steps.length === 0) return false;
  return html`<p class="label">${steps.map(({ title, path }, index) => html`${index > 0 && ' · '}<a href="${hrefOf(view, path)}">${title}</a>`)}</p>`;
}

function listHead({ title, text = '', above: steps = false, image }: ListHead): Html {
  return html`<header class="list-head">${image && html`<img class="portrait" src="${image}" width="96" height="96" alt="">`}<div>${steps}<h1>${title}</h1>${
    text !== '' && html`<p class="list-text">${text}</p>`
  }</div></header>`;
}

export function tagPage(view: SiteView, page: TagPage, { isLater }: Listing): string {
  const image = page.image ? imageRefAddress(page.image) : undefined;
  const label = page.kind === 'TOPIC' && html`<p class="label">${view.t.topic}</p>`;
  return siteDocument(view, {
    head: page.head,
    feed: page.path,
    body: pageGrid(
      view,
      page,
      'narrow-list',
      html`${listHead({ title: page.title, text: page.description, image, above: label })}
${listColumns(view, page, postList(view, page, { path: page.path, isLater }))}`,
    ),
  });
}

export function authorPage(view: SiteView, page: AuthorPage, { isLater }: Listing): string {
  const image = page.avatar ? imageRefAddress(page.avatar) : undefined;
  const links = page.links.filter(({ address }) => outerHref(address));
  const parts = around(view, page);
  return siteDocument(view, {
    head: page.head,
    kind: 'profile',
    structured: [jsonLd({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: page.name } })],
    body: html`${parts.above}${pageGrid(
      view,
      page,
      'narrow-list',
      html`${listHead({
        title: page.name,
        text: page.description,
        image,
        above: page.job !== '' && html`<p class="label">${page.job}</p>`,
      })}
${links.length > 0 && html`<ul class="chips">${links.map(({ label, address }) => html`<li><a href="${address}" rel="noopener nofollow">${label || address}</a></li>`)}</ul>`}
${listColumns(view, page, html`${postList(view, page, { path: page.path, isLater })}${parts.main}`, parts.side)}`,
    )}${parts.below}`,
  });
}

export function searchPage(view: SiteView, page: SearchPage, { isLater }: Listing): string {
  const { t } = view;
  const path = `${prefixOf(view)}/tim-kiem`;
  const title = page.text === '' ? t.search : filled(t.searchFor, { text: page.text });
  const found =
    page.posts.length === 0
      ? html`<p class="nothing">${page.text === '' ? t.searchStart : t.searchNone}</p>`
      : postList(view, page, { path, query: { q: page.text }, isLater });
  const parts = around(view, page);
  return siteDocument(view, {
    head: plainHead(title),
    body: html`${parts.above}${pageGrid(
      view,
      page,
      'narrow-list',
      html`<div class="big-search">${searchBox(view, page.text, view.t.searchHint)}</div>
${listHead({ title })}${listColumns(view, page, html`${found}${parts.main}`, parts.side)}`,
    )}${parts.below}`,
  });
}

/** Of a page that search engines leave out. */
export function plainHead(title: string): PageHead {
  return {
    title,
    socialTitle: title,
    description: '',
    canonical: '',
    image: '',
    keywords: [],
    noindex: true,
    alternates: [],
  };
}
