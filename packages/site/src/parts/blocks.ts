import { type Html, html } from '@toasoan/contract/core/html.ts';
import { factsOfType } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { clockOf, dayOf, shortDayOf } from '../text/times.ts';
import { accentOf } from './accent.ts';
import { callout } from './callout.ts';
import { card, postLink } from './card.ts';
import { htmlBlock } from './html-block.ts';
import { linkList } from './links.ts';
import { shot } from './picture.ts';

const HALF = '(min-width: 768px) 590px, 100vw';
const THIRD = '(min-width: 768px) 390px, 100vw';
const QUARTER = '(min-width: 768px) 290px, 100vw';
/** Latest posts beside the lead. */
const BESIDE_LEAD = 7;
const BESIDE = '(min-width: 768px) 272px, 116px';

/** A block of a composed page, as its view says. */
export function block(view: SiteView, given: PageBlock): Html {
  if (given.kind === 'HTML') return section(view, given, htmlBlock(view, given));
  if (factsOfType(given.kind).content === 'none') return callout(view, given);
  if (given.links !== undefined) return section(view, given, linkList(view, given));
  if (given.posts.length === 0) return html``;
  if (given.kind === 'MOST_READ') return mostRead(view, given, given.columns > 1 || given.region !== 'right');
  if (given.kind === 'LATEST') return latest(view, given);
  if (given.kind === 'PHOTO_STRIP') return photoLead(view, given);
  return section(view, given, bodyOf(view, given));
}

function bodyOf(view: SiteView, given: PageBlock): Html {
  const { posts } = given;
  switch (given.view) {
    case 'TITLE_ONLY':
      return titles(view, posts);
    case 'GRID':
    case 'CARD':
      return cards(view, posts, given.columns > 1 ? given.columns : 4);
    case 'SLIDER':
      return html`<div class="slider">${posts.map((post) => card(view, post, { sizes: QUARTER }))}</div>`;
    case 'BIG_LEFT':
      return bigLeft(view, posts);
    case 'BIG_TOP':
      return bigTop(view, posts);
    case 'TIMELINE':
      return html`<ol class="timeline">${posts.map((post) => html`<li>${card(view, post, { sizes: QUARTER })}</li>`)}</ol>`;
    default:
      return stack(view, posts);
  }
}

function section(view: SiteView, given: PageBlock, body: Html): Html {
  return html`<section class="block${accentOf(given.color)}">${blockHead(view, given)}${body}</section>`;
}

function blockHead(view: SiteView, { heading, subHeading, headingPath }: PageBlock): Html | false {
  if (heading === '') return false;
  const children = view.site.categories.filter(
    ({ parentId }) =>
      parentId !== null &&
      parentId === view.site.categories.find(({ path }) => headingPath.endsWith(path))?.id,
  );
  const href = hrefOf(view, headingPath);
  return html`<div class="block-head"><h2>${headingPath === '' ? heading : html`<a href="${href}">${heading}</a>`}</h2>
${
  children.length > 0 &&
  html`<ul class="sub-links">${children.slice(0, 4).map((child) => html`<li><a href="${hrefOf(view, child.path)}">${child.names[view.lang] || child.title}</a></li>`)}</ul>`
}${headingPath !== '' && html`<a class="more" href="${href}" aria-label="${view.t.seeMore}: ${heading}">${view.t.seeMore}</a>`}${
  subHeading !== undefined && html`<p class="sub-heading">${subHeading}</p>`
}</div>`;
}

type Posts = PageBlock['posts'];

export function titles(view: SiteView, posts: Posts, isPlain = false): Html {
  return html`<ul class="titles${isPlain && ' plain'}">${posts.map((post) => html`<li>${postLink(view, post)}</li>`)}</ul>`;
}

export function cards(view: SiteView, posts: Posts, columns: number): Html {
  return html`<div class="cards columns-${Math.min(4, columns)}">${posts.map((post) => card(view, post, { sizes: QUARTER }))}</div>`;
}

export function stack(view: SiteView, posts: Posts, level: 'h2' | 'h3' = 'h3'): Html {
  return html`<ul class="stack">${posts.map(
    (post) =>
      html`<li>${card(view, post, { level, ratio: '4x3', sizes: BESIDE, hasExcerpt: true, hasLabel: true })}</li>`,
  )}</ul>`;
}

function bigLeft(view: SiteView, [first, second, ...rest]: Posts): Html {
  return html`<div class="big-left">${first && card(view, first, { sizes: HALF, hasExcerpt: true })}${
    second && card(view, second, { ratio: '4x3', sizes: QUARTER, hasExcerpt: true, meta: 'authors' })
  }${titles(view, rest.slice(0, 5))}</div>`;
}

function bigTop(view: SiteView, [first, ...rest]: Posts): Html {
  return html`<div class="big-top">${first && card(view, first, { sizes: THIRD, meta: 'none' })}${
    rest.length > 0 && titles(view, rest.slice(0, 4), true)
  }</div>`;
}

/** The time stands beside the headline; of another day, its date. */
export function latest(view: SiteView, { heading, posts }: Pick<PageBlock, 'heading' | 'posts'>): Html {
  const today = dayOf(new Date(view.now).toISOString(), view);
  return html`<section class="latest side-block"><h2>${heading || view.t.latest}</h2><ol>${posts.map(
    (post) => {
      const day = dayOf(post.publishedTime, view);
      const shown = day === today ? clockOf(post.publishedTime, view) : shortDayOf(post.publishedTime, view);
      return html`<li><time datetime="${post.publishedTime}">${shown}</time>${postLink(view, post)}</li>`;
    },
  )}</ol></section>`;
}

export function mostRead(
  view: SiteView,
  { heading, posts }: Pick<PageBlock, 'heading' | 'posts'>,
  isAcross: boolean,
): Html {
  const list = html`<ol class="ranked${isAcross && ' across'}">${posts.map((post) => html`<li>${postLink(view, post)}</li>`)}</ol>`;
  const title = heading || view.t.mostRead;
  if (isAcross)
    return html`<section class="block most-read"><div class="block-head"><h2>${title}</h2></div>${list}</section>`;
  return html`<section class="side-block most-read"><h2>${title}</h2>${list}</section>`;
}

/** The front of the home page: one lead, stories at its left, the latest at its right. */
export function leadGrid(
  view: SiteView,
  lead: PageBlock,
  latestBlock: PageBlock | undefined,
  isFirst = true,
): Html {
  const [first, ...rest] = lead.posts;
  if (first === undefined) return html``;
  // A lead without a picture leaves room for more, and two stories with pictures stand below it.
  const isBare = first.cover === null;
  const pool = [...rest, ...(isBare ? (latestBlock?.posts.slice(BESIDE_LEAD) ?? []) : [])];
  const pictured = isBare ? pool.filter(({ cover }) => cover !== null).slice(0, 2) : [];
  const others = pool.filter((post) => !pictured.includes(post));
  const beside = others.slice(0, 3);
  const under = others.slice(3, isBare ? 7 : 5);
  return html`<div class="lead-grid${latestBlock === undefined && ' without-latest'}"><div class="beside">${beside.map(
    (post, index) =>
      card(view, post, { level: 'h2', sizes: BESIDE, hasLabel: true, hasExcerpt: index === 0 }),
  )}</div>
<div class="lead">${card(view, first, { level: 'h2', sizes: '(min-width: 768px) 584px, 100vw', isFirst, hasExcerpt: true })}${pictured.length > 0 && html`<div class="lead-pair">${cards(view, pictured, 2)}</div>`}${
    under.length > 0 &&
    html`<ul class="under-lead">${under.map((post) => html`<li>${postLink(view, post)}</li>`)}</ul>`
  }</div>
${latestBlock && html`<div class="newest">${latest(view, { ...latestBlock, posts: latestBlock.posts.slice(0, BESIDE_LEAD) })}</div>`}</div>`;
}

/** A photo story on the night ground, with more of them below its words. */
function photoLead(view: SiteView, given: PageBlock): Html {
  const [first, ...rest] = given.posts;
  if (first === undefined) return html``;
  const look = { sizes: HALF, hasExcerpt: true, meta: 'authors' } as const;
  const thumbs = rest.filter(({ cover }) => cover !== null).slice(0, 4);
  return html`<section class="block">${blockHead(view, given)}<div class="photo-lead">${card(view, first, look)}</div>${
    thumbs.length > 0 &&
    html`<ul class="cards columns-4 thumbs">${thumbs.map(
      (post) =>
        html`<li>${post.cover && shot(post.cover, { ratio: '16x9', sizes: QUARTER })}<p>${postLink(view, post)}</p></li>`,
    )}</ul>`
  }</section>`;
}
