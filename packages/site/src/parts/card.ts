import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import type { PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import type { CropRatio } from '@toasoan/contract/vocabulary/picture.ts';
import { type IconName, icon } from '../frame/icon.ts';
import { hrefOf, nameOfLanguage, type SiteView, spoken } from '../frame/site-view.ts';
import { filled } from '../text/site-texts.ts';
import { lengthOf, shortTimeOf } from '../text/times.ts';
import { accentOf } from './accent.ts';
import { shot } from './picture.ts';

export interface CardLook {
  readonly level?: 'h2' | 'h3';
  readonly ratio?: CropRatio;
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly hasExcerpt?: boolean;
  readonly hasLabel?: boolean;
  /** What stands below: time and name, or nothing. */
  readonly meta?: 'time' | 'authors' | 'none';
}

/** Its short headline where it has one. */
export const cardTitle = ({ title, shortTitle }: PostCard): string => shortTitle || title;

export function postLink(view: SiteView, post: PostCard): Html {
  return html`<a href="${hrefOf(view, post.path)}"${spoken(view, post.lang)}>${cardTitle(post)}</a>`;
}

/** A time that the script turns into "3 giờ trước" while it is fresh. */
function timeOf(view: SiteView, time: string): Html {
  return html`<time datetime="${time}" data-since>${shortTimeOf(time, view.now, view)}</time>`;
}

export function card(view: SiteView, post: PostCard, look: CardLook): Html {
  const { level = 'h3', ratio = '16x9', sizes, isFirst = false, hasExcerpt = false, hasLabel = false } = look;
  const title = postLink(view, post);
  return html`<article class="card${post.cover ? '' : ' no-picture'}">${
    post.cover && shot(post.cover, { ratio, sizes, isFirst })
  }<div class="facts">${hasLabel && label(post)}${level === 'h2' ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}${
    hasExcerpt &&
    post.excerpt !== '' &&
    html`<p class="excerpt"${spoken(view, post.lang)}>${post.excerpt}</p>`
  }${metaOf(view, post, look.meta ?? 'time')}</div></article>`;
}

function label({ category, kicker }: PostCard): Html | false {
  const text = kicker || category?.title;
  if (text === undefined || text === '') return false;
  return html`<p class="label${accentOf(category?.color ?? '')}">${text}</p>`;
}

function metaOf(view: SiteView, post: PostCard, wanted: 'time' | 'authors' | 'none'): Html | false {
  const kind = kindOf(view, post);
  const names = post.authors.join(', ');
  const facts = [
    kind,
    post.lang !== view.lang &&
      html`<span class="kind"${spoken(view, post.lang)}>${nameOfLanguage(view, post.lang)}</span>`,
    post.isSponsored && html`<span>${view.t.sponsored}</span>`,
    wanted === 'authors' && names !== '' && html`<span>${names}</span>`,
    wanted === 'time' && timeOf(view, post.publishedTime),
  ].filter((part) => part instanceof Object);
  if (facts.length === 0) return false;
  return html`<p class="meta">${facts.map((part, index) => (index === 0 ? part : html` · ${part}`))}</p>`;
}

const KIND_ICONS: Partial<Record<PostType, IconName>> = {
  PHOTO_STORY: 'photos',
  VIDEO: 'play',
  PODCAST: 'sound',
};

/** What a reader gets besides text. */
function kindOf({ t }: SiteView, { postType, photoCount, durationSec }: PostCard): Html | false {
  const name = KIND_ICONS[postType];
  if (postType === 'LIVE') return html`<span class="kind">${t.live}</span>`;
  if (name === undefined) return false;
  const text =
    postType === 'PHOTO_STORY'
      ? photoCount > 0 && filled(t.photos, { n: photoCount })
      : durationSec !== null && lengthOf(durationSec);
  return text !== false && html`<span class="kind">${icon(name)} ${text}</span>`;
}
