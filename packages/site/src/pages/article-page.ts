import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { kindOfPost } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { articleBody, articleFoot, delivered } from '../article/article-body.ts';
import { byline } from '../article/byline.ts';
import { comments } from '../article/comments.ts';
import { shareRail } from '../article/sharing.ts';
import { suggestion, translatedMark } from '../article/suggestion.ts';
import { siteDocument } from '../frame/document.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { breadcrumbLd, jsonLd, postLd } from '../head/json-ld.ts';
import { accentOf } from '../parts/accent.ts';
import { cards, latest, mostRead } from '../parts/blocks.ts';
import { card } from '../parts/card.ts';
import { originalLink } from '../parts/original-link.ts';
import { type AtRight, storyFrame } from '../parts/story-frame.ts';

/** Lists beside an article: of the site, not of the post. */
export interface Beside {
  readonly latest: readonly PostCard[];
  readonly mostRead: readonly PostCard[];
}

const SAME_TOPIC = 2;
const READ_ON = 4;

export function articlePage(view: SiteView, post: PublicPost, beside: Beside): string {
  const isWide = kindOfPost(post.postType) === 'LONGFORM';
  const { breadcrumb, head } = post;
  return siteDocument(view, {
    head,
    kind: 'article',
    published: post.publishedTime,
    updated: post.updateTime ?? undefined,
    above: breadcrumb.map(({ path }) => path),
    structured: [
      jsonLd(postLd(view, post)),
      ...(breadcrumb.length > 0 ? [jsonLd(breadcrumbLd(view, breadcrumb))] : []),
    ],
    body: storyFrame(view, post, {
      className: `article-grid${isWide ? ' is-wide' : ''} is-${post.postType.toLowerCase()}`,
      isWide,
      story: html`<article class="story" lang="${post.lang}"${view.bar === undefined && html` data-read="${post.id}"${post.translationOf !== null && html` data-translation="${post.id}"`}`}>${shareRail(view, post)}${headline(view, post)}${byline(view, post)}${articleBody(view, post)}${articleFoot(view, post)}${suggestion(view, post)}${comments(view, post.comments)}</article>`,
      side: (right) => side(view, post, { beside, right }),
      after: readOn(view, post, isWide),
    }),
  });
}

function headline(view: SiteView, post: PublicPost): Html {
  const { breadcrumb, kicker, title, excerptHtml } = post;
  const mark = translatedMark(post);
  return html`<header class="story-head"><p class="label${accentOf(breadcrumb.at(-1)?.color ?? '')}">${breadcrumb.map(
    ({ title: name, path }, index) => html`${index > 0 && ' · '}<a href="${hrefOf(view, path)}">${name}</a>`,
  )}</p>${notices(view, post)}${kicker !== '' && html`<p class="kicker"${mark}>${kicker}</p>`}<h1${mark}>${title}</h1>${
    excerptHtml !== '' && html`<p class="sapo"${mark}>${delivered(view, excerptHtml)}</p>`
  }</header>`;
}

/** What a reader must know before the text. */
function notices(view: SiteView, post: PublicPost): Html | false {
  const { t } = view;
  const { labels, isArchived, postType } = post;
  const facts = [
    labels.isSponsored && [t.sponsored, labels.sponsorName].filter(Boolean).join(': '),
    labels.aiUsage !== 'NONE' && t[`ai${labels.aiUsage}`],
    originalLink(view, post),
    postType === 'LIVE' && t.live,
    isArchived && t.archived,
  ].filter((text) => text !== false);
  if (facts.length === 0) return false;
  return html`<p class="notices">${facts.map((text) => html`<span>${text}</span>`)}</p>`;
}

interface AtSide {
  readonly beside: Beside;
  readonly right: AtRight;
}

/** What the newsroom arranged there stands instead of the lists of the whole site. */
function side(view: SiteView, post: PublicPost, { beside, right: { arranged, orOwn } }: AtSide): Html {
  const others = (posts: readonly PostCard[]) => posts.filter((one) => one.id !== post.id);
  const read = others(beside.mostRead).slice(0, 4);
  const newest = others(beside.latest).slice(0, 4);
  const ownRead = orOwn(html`${read.length > 0 && mostRead(view, { heading: '', posts: read }, false)}`);
  const ownNewest = orOwn(html`${newest.length > 0 && latest(view, { heading: '', posts: newest })}`);
  const inSight = arranged === false && html` class="sticky"`;
  return html`<aside class="side"><div${inSight}>${ownRead}${sameTopic(view, post)}${ownNewest}</div>${arranged}</aside>`;
}

function sameTopic(view: SiteView, { related }: PublicPost): Html | false {
  const posts = related.slice(0, SAME_TOPIC);
  if (posts.length === 0) return false;
  const look = { sizes: '(min-width: 1100px) 300px, 100vw', meta: 'none' } as const;
  return html`<section class="side-block"><h2>${view.t.sameTopic}</h2>${posts.map((post) => card(view, post, look))}</section>`;
}

function readOn(view: SiteView, { related }: PublicPost, isWide: boolean): Html | false {
  const more = related.slice(isWide ? 0 : SAME_TOPIC).slice(0, READ_ON);
  if (more.length === 0) return false;
  return html`<section class="wash read-on"><div class="wrap"><div class="block-head"><h2>${view.t.readOn}</h2></div>${cards(view, more, READ_ON)}</div></section>`;
}
