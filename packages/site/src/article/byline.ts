import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { filled } from '../text/site-texts.ts';
import { clockOf, dayOf, longDayOf, momentOf, offsetOf } from '../text/times.ts';
import type { SiteTexts } from '../text/vi.ts';

type Author = PublicPost['authors'][number];

/** Syllables a minute. */
const READING_SPEED = 240;
const HELPERS: Readonly<Partial<Record<Author['role'], keyof SiteTexts>>> = {
  PHOTO: 'photoBy',
  VIDEO: 'videoBy',
  GRAPHIC: 'graphicBy',
  TRANSLATOR: 'translatedBy',
  COMPILER: 'compiledBy',
};

/** Who wrote it, when, and how long it takes. */
export function byline(view: SiteView, post: PublicPost): Html {
  const { t } = view;
  const writers = post.authors.filter(({ role }) => HELPERS[role] === undefined);
  const helpers = post.authors.filter(({ role }) => HELPERS[role] !== undefined);
  const facts = [
    ...helpers.map((one) => filled(t[HELPERS[one.role] ?? 'photoBy'], { name: one.name })),
    ...(post.dateline === '' ? [] : [filled(t.from, { place: post.dateline })]),
  ];
  return html`<div class="byline"><div>${
    writers.length > 0 &&
    html`<p class="writers">${writers.map((one, index) => html`${index > 0 && ', '}${authorName(view, one)}`)}</p>`
  }${facts.length > 0 && html`<p class="meta">${facts.join(' · ')}</p>`}</div>${times(view, post)}</div>`;
}

function authorName(view: SiteView, { name, path }: Author): Html {
  return path === '' ? html`${name}` : html`<a href="${hrefOf(view, path)}" rel="author">${name}</a>`;
}

function times(view: SiteView, { publishedTime, updateTime, wordCount }: PublicPost): Html {
  const { t } = view;
  const isSameDay = updateTime !== null && dayOf(updateTime, view) === dayOf(publishedTime, view);
  const rest = [
    updateTime !== null &&
      filled(t.updated, { time: isSameDay ? clockOf(updateTime, view) : momentOf(updateTime, view) }),
    wordCount > 0 && filled(t.readMinutes, { n: Math.ceil(wordCount / READING_SPEED) }),
  ].filter((part) => part !== false);
  return html`<p class="meta times"><time datetime="${publishedTime}">${longDayOf(publishedTime, view)}, ${clockOf(publishedTime, view)} ${offsetOf(publishedTime, view)}</time>${
    rest.length > 0 && html`<span>${rest.join(' · ')}</span>`
  }</p>`;
}
