import { type Html, html } from '@toasoan/contract/core/html.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type {
  GalleryCard,
  PublicGallery,
  PublicWork,
} from '@toasoan/contract/features/delivery/public-gallery.ts';
import { siteDocument } from '../frame/document.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { listColumns, pageGrid } from '../parts/sidebars.ts';
import { GALLERY_PAGE_TEXTS } from '../text/gallery-page-texts.ts';
import { numberIn } from '../text/numbers.ts';
import { filled, languageFor } from '../text/site-texts.ts';
import { momentOf } from '../text/times.ts';
import { contestHead } from './contest-head.ts';

const wordsOf = ({ lang }: SiteView) => GALLERY_PAGE_TEXTS[languageFor(lang)];

/** Works of a contest that readers may see; it works without a script. */
export function galleryPage(view: SiteView, gallery: PublicGallery): string {
  const t = wordsOf(view);
  const { contest, items, total } = gallery;
  const title = filled(t.galleryTitle, { contest: contest.title });
  return siteDocument(view, {
    head: contestHead(view, title, `/cuoc-thi/${contest.code}/tac-pham`),
    body: pageGrid(
      view,
      gallery,
      '',
      html`<header class="list-head"><div><p class="label"><a href="${hrefOf(view, contest.path)}">${contest.title}</a></p><h1>${title}</h1></div></header>
${listColumns(
  view,
  gallery,
  html`${votingNotice(view, gallery)}${filters(view, gallery)}<p class="meta">${filled(t.count, { count: numberIn(view.lang, total) })}</p>
${items.length === 0 && html`<p class="nothing">${t.none}</p>`}<ul class="gallery">${items.map((item) => card(view, gallery, item))}</ul>${pager(view, gallery)}`,
)}`,
    ),
  });
}

function votingNotice(view: SiteView, { voting }: Pick<PublicGallery, 'voting'>): Html | false {
  const t = wordsOf(view);
  const { state, openTime, closeTime } = voting;
  const time = (value: string | null) => (value === null ? '' : momentOf(value, view));
  if (state === 'DISABLED') return false;
  const words =
    state === 'OVER'
      ? t.over
      : state === 'NOT_YET'
        ? openTime === null
          ? t.notYet
          : filled(t.opensAt, { time: time(openTime) })
        : closeTime === null
          ? t.open
          : filled(t.openUntil, { time: time(closeTime) });
  return html`<p class="notices"><span>${words}</span></p>`;
}

function filters(view: SiteView, gallery: PublicGallery): Html {
  const t = wordsOf(view);
  const lang = languageFor(view.lang);
  const choice = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen && html` selected`}>${label}</option>`;
  const { categories, category, provinces, province } = gallery;
  return html`<form class="gallery-filter" method="get" action="${hrefOf(view, gallery.path)}" aria-label="${t.filter}">
<label>${t.category} <select name="category">${choice('', t.all, category === null)}${categories.map((one) => choice(one, CATEGORY_TEXTS[one][lang], one === category))}</select></label>
<label>${t.province} <select name="province">${choice('', t.all, province === null)}${provinces.map(({ code, name }) => choice(code, name, code === province))}</select></label>
<button class="button">${t.show}</button></form>`;
}

function card(view: SiteView, { voting }: PublicGallery, item: GalleryCard): Html {
  const t = wordsOf(view);
  const { number, title, category, place, path, picture, votes } = item;
  const facts = [CATEGORY_TEXTS[category][languageFor(view.lang)], place].filter(Boolean).join(' · ');
  return html`<li><a href="${hrefOf(view, path)}"><span class="frame">${picture !== '' && html`<img src="${picture}" alt="" loading="lazy">`}</span><span class="title">${title}</span></a><p class="meta">${number} · ${facts}${
    voting.state !== 'DISABLED' && html` · ${filled(t.votes, { count: numberIn(view.lang, votes) })}`
  }</p></li>`;
}

function pager(view: SiteView, { path, page, pages, category, province }: PublicGallery): Html | false {
  if (pages === 1) return false;
  const t = wordsOf(view);
  const to = (at: number) => {
    const asked = new URLSearchParams({
      ...(category && { category }),
      ...(province && { province }),
      ...(at > 1 && { page: String(at) }),
    }).toString();
    return hrefOf(view, asked === '' ? path : `${path}?${asked}`);
  };
  return html`<nav class="pager" aria-label="${t.gallery}">${page > 1 && html`<a class="button" rel="prev" href="${to(page - 1)}">${t.before}</a>`}<span class="meta">${filled(t.pages, { page: numberIn(view.lang, page), pages: numberIn(view.lang, pages) })}</span>${
    page < pages && html`<a class="button" rel="next" href="${to(page + 1)}">${t.after}</a>`
  }</nav>`;
}

/** One work, large, with the vote beside it. */
export function workPage(view: SiteView, work: PublicWork): string {
  const t = wordsOf(view);
  const { contest, number, title, story, category, place, votes, shares, voting } = work;
  const facts = [number, CATEGORY_TEXTS[category][languageFor(view.lang)], place].filter(Boolean).join(' · ');
  const works = `${contest.path}/tac-pham`;
  return siteDocument(view, {
    head: contestHead(view, `${title} – ${contest.title}`, `/cuoc-thi/${contest.code}/tac-pham/${number}`),
    body: pageGrid(
      view,
      work,
      '',
      html`<header class="list-head"><div><p class="label"><a href="${hrefOf(view, contest.path)}">${contest.title}</a> · <a href="${hrefOf(view, works)}">${t.back}</a></p><h1>${title}</h1><p class="meta">${facts}</p></div></header>
${listColumns(
  view,
  work,
  html`<article class="gallery-work">${files(view, work)}${story !== '' && html`<p class="lines">${story}</p>`}${votingNotice(view, work)}${
    voting.state !== 'DISABLED' &&
    html`<p class="meta">${filled(t.votes, { count: numberIn(view.lang, votes) })}${voting.countsShares && html` · ${filled(t.shares, { count: numberIn(view.lang, shares) })}`}</p>`
  }${voteScript(view, work)}</article>`,
)}`,
    ),
  });
}

function files(view: SiteView, { files: shown, number }: PublicWork): Html {
  const t = wordsOf(view);
  return html`${shown.map(({ large, width, height, film }, index) => {
    const size = width !== null && height !== null && html` width="${width}" height="${height}"`;
    return film !== ''
      ? html`<video class="whole-film" controls preload="none" poster="${large}"${size} aria-label="${filled(t.film, { number })}"><source src="${film}" type="video/mp4"></video>`
      : html`<img class="whole" src="${large}"${size}${index > 0 && html` loading="lazy"`} alt="${filled(t.picture, { at: index + 1, number })}">`;
  })}`;
}

/** Voting needs the script, and an origin of the page's own. */
function voteScript(view: SiteView, { contest, number, voting, votes }: PublicWork): Html | false {
  if (voting.state !== 'OPEN') return false;
  const t = wordsOf(view);
  const { intake, site, isSandboxed } = view;
  if (isSandboxed) return html`<p class="meta">${t.elsewhere}</p>`;
  return html`<script async src="${intake}/contest-vote.js" data-project="${site.projectId}" data-contest="${contest.code}" data-work="${number}" data-votes="${votes}"${voting.countsShares && html` data-shares="1"`} data-lang="${languageFor(view.lang)}"></script><noscript><p>${t.needsScript}</p></noscript>`;
}
