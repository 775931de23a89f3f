import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type {
  ContestCard,
  ContestListAnswer,
  PublicContest,
} from '@toasoan/contract/features/delivery/public-contest.ts';
import { factList } from '../article/type-parts.ts';
import { siteDocument } from '../frame/document.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { listColumns, pageGrid } from '../parts/sidebars.ts';
import { CONTEST_PAGE_TEXTS } from '../text/contest-page-texts.ts';
import { numberIn } from '../text/numbers.ts';
import { filled, languageFor } from '../text/site-texts.ts';
import { dayOf, momentOf } from '../text/times.ts';
import { contestHead } from './contest-head.ts';
import { contestNotices } from './contest-notices.ts';
import { plainHead } from './list-pages.ts';

const wordsOf = ({ lang }: SiteView) => CONTEST_PAGE_TEXTS[languageFor(lang)];

export function contestsPage(view: SiteView, answer: ContestListAnswer): string {
  const t = wordsOf(view);
  const row = (one: ContestCard) =>
    html`<li class="contest-row"><h2><a href="${hrefOf(view, one.path)}">${one.title}</a></h2>${one.theme !== '' && html`<p>${one.theme}</p>`}<p class="meta">${stateText(view, one)}</p></li>`;
  return siteDocument(view, {
    head: contestHead(view, t.contests, '/cuoc-thi'),
    body: pageGrid(
      view,
      answer,
      '',
      html`<header class="list-head"><h1>${t.contests}</h1></header>${listColumns(
        view,
        answer,
        html`${answer.items.length === 0 && html`<p class="nothing">${t.noContests}</p>`}<ul class="contest-rows">${answer.items.map(row)}</ul>`,
      )}`,
    ),
  });
}

/** Whether works are taken, since when or until when, and why not. */
function stateText(view: SiteView, { state, isOpen, openTime, endTime }: ContestCard): string {
  const t = wordsOf(view);
  if (state === 'ANNOUNCED' || state === 'ARCHIVED') return t.announced;
  if (state === 'JUDGING') return t.judging;
  if (isOpen) return endTime === null ? t.openAlways : filled(t.open, { time: momentOf(endTime, view) });
  if (openTime !== null && Date.parse(openTime) > view.now)
    return filled(t.opensAt, { time: momentOf(openTime, view) });
  if (endTime !== null && Date.parse(endTime) <= view.now)
    return filled(t.closedAt, { time: momentOf(endTime, view) });
  return state === 'CLOSED' ? t.closed : t.notYet;
}

export function contestPage(view: SiteView, contest: PublicContest): string {
  const t = wordsOf(view);
  const { title, theme, path, isOpen } = contest;
  const form = hrefOf(view, `${path}/du-thi`);
  return siteDocument(view, {
    head: contestHead(view, title, `/cuoc-thi/${contest.code}`),
    body: pageGrid(
      view,
      contest,
      '',
      html`<header class="list-head"><div><h1>${title}</h1>${theme !== '' && html`<p class="list-text">${theme}</p>`}</div></header>
${listColumns(
  view,
  contest,
  html`<article class="contest"><p class="notices"><span>${stateText(view, contest)}</span></p>
<p class="actions">${isOpen && html`<a class="button is-main" href="${form}">${t.enter}</a>`}<a class="button" href="${form}">${t.mine}</a><a class="button" href="${hrefOf(view, `${path}/tac-pham`)}">${t.works}</a></p>
${contestNotices(view, contest)}${dates(view, contest)}${eligible(view, contest)}${categories(view, contest)}${prizes(view, contest)}${rules(view, contest)}${organisers(view, contest)}</article>`,
)}`,
    ),
  });
}

function dates(view: SiteView, contest: PublicContest): Html {
  const t = wordsOf(view);
  const moment = (time: string | null) => time !== null && momentOf(time, view);
  const day = (value: string) => dayOf(`${value}T05:00:00.000Z`, view);
  const span = (from: string | false, until: string | false) =>
    [from && filled(t.from, { time: from }), until && filled(t.until, { time: until })]
      .filter(Boolean)
      .join(' ');
  return html`<section class="part"><h2>${t.dates}</h2>${factList([
    [t.intake, span(moment(contest.openTime), moment(contest.endTime))],
    [
      t.made,
      span(
        contest.createdFrom !== null && day(contest.createdFrom),
        contest.createdTo !== null && day(contest.createdTo),
      ),
    ],
    [t.announce, moment(contest.announceTime)],
    [t.award, moment(contest.awardTime)],
  ])}</section>`;
}

function eligible(view: SiteView, { minAge, excludedGroups, limits }: PublicContest): Html {
  const t = wordsOf(view);
  const { maxPerAuthor } = limits;
  return html`<section class="part"><h2>${t.who}</h2><ul>${minAge > 0 && html`<li>${filled(t.minAge, { age: minAge })}</li>`}${
    excludedGroups.length > 0 && html`<li>${filled(t.excluded, { groups: excludedGroups.join(', ') })}</li>`
  }<li>${maxPerAuthor === 0 ? t.anyWorks : filled(t.maxWorks, { most: maxPerAuthor })}</li></ul></section>`;
}

const MB = 1_048_576;
const formatsOf = (formats: readonly string[]) =>
  formats.map((one) => (one.split('/')[1] ?? '').toUpperCase()).join(', ');
const sizeOf = (bytes: number) =>
  bytes >= 1024 * MB ? `${Math.round(bytes / MB / 102.4) / 10} GB` : `${Math.round(bytes / MB)} MB`;

/** What files a category takes, in words. */
function limitText(view: SiteView, { limits }: PublicContest, category: ContestCategory): string {
  const t = wordsOf(view);
  const { photo, series, video } = limits;
  if (category === 'VIDEO')
    return filled(t.video, {
      formats: formatsOf(video.formats),
      minutes: numberIn(view.lang, Math.round(video.maxSeconds / 6) / 10),
      size: sizeOf(video.maxBytes),
    });
  const words = filled(t.photo, {
    formats: formatsOf(photo.formats),
    edge: numberIn(view.lang, photo.minLongEdge),
    size: sizeOf(photo.maxBytes),
  });
  return category === 'PHOTO_SERIES'
    ? `${filled(t.series, { min: series.min, max: series.max })} ${words}`
    : words;
}

function categories(view: SiteView, contest: PublicContest): Html {
  const lang = languageFor(view.lang);
  return html`<section class="part"><h2>${wordsOf(view).categories}</h2>${factList(
    contest.categories.map((one) => [CATEGORY_TEXTS[one][lang], limitText(view, contest, one)] as const),
  )}</section>`;
}

function prizes(view: SiteView, { prizes: given }: PublicContest): Html | false {
  if (given.length === 0) return false;
  const t = wordsOf(view);
  const lang = languageFor(view.lang);
  const row = ({ category, name, amount, quantity }: PublicContest['prizes'][number]) =>
    html`<tr><th scope="row">${name[lang] || name.vi}</th><td>${category === null ? t.allCategories : CATEGORY_TEXTS[category][lang]}</td><td>${filled(t.each, { n: quantity })}</td><td>${amount > 0 && `${numberIn(view.lang, amount)} ₫`}</td></tr>`;
  return html`<section class="part"><h2>${t.prizes}</h2><div class="table-box"><table>${given.map(row)}</table></div></section>`;
}

function rules(view: SiteView, { rules: text, rulesVersion }: PublicContest): Html | false {
  if (text === '') return false;
  const t = wordsOf(view);
  const paragraphs = text.split(/\n{2,}/).map((part) => html`<p class="lines">${part}</p>`);
  return html`<section class="part" id="the-le"><h2>${t.rules}</h2><p class="meta">${filled(t.version, { version: rulesVersion })}</p><div class="prose">${paragraphs}</div></section>`;
}

function organisers(view: SiteView, { organisers: bodies }: PublicContest): Html | false {
  const t = wordsOf(view);
  const facts = factList([
    [t.lead, bodies.lead.join(', ')],
    [t.together, bodies.together.join(', ')],
    [t.companion, bodies.companion.join(', ')],
    [t.patron, bodies.patron.join(', ')],
  ]);
  return facts && html`<section class="part">${facts}</section>`;
}

/** The form; where the page has no origin, a link to the form's own page. */
export function contestEntryPage(view: SiteView, contest: PublicContest): string {
  const t = wordsOf(view);
  const { intake, site, isSandboxed } = view;
  const lang = languageFor(view.lang);
  const own = html`<p class="actions"><a class="button is-main" href="${intake}/${site.projectId}/contests/${contest.code}">${t.openForm}</a></p>`;
  const script = html`<script async src="${intake}/contest-entry.js" data-project="${site.projectId}" data-contest="${contest.code}" data-lang="${lang}"></script><noscript><p>${t.needsScript}</p></noscript>`;
  const title = filled(t.entryTitle, { contest: contest.title });
  return siteDocument(view, {
    head: plainHead(title),
    body: html`<div class="wrap contest-entry"><p class="label"><a href="${hrefOf(view, contest.path)}">${contest.title}</a></p>${
      isSandboxed ? html`<h1>${title}</h1><p>${stateText(view, contest)}</p>${own}` : script
    }</div>`,
  });
}
