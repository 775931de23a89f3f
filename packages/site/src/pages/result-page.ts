import { type Html, html } from '@toasoan/contract/core/html.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type {
  ContestResults,
  ResultWork,
} from '@toasoan/contract/features/delivery/public-contest-results.ts';
import { siteDocument } from '../frame/document.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { addressOf, jsonLd } from '../head/json-ld.ts';
import { listColumns, pageGrid } from '../parts/sidebars.ts';
import { numberIn } from '../text/numbers.ts';
import { RESULT_PAGE_TEXTS } from '../text/result-page-texts.ts';
import { filled, languageFor } from '../text/site-texts.ts';
import { momentOf } from '../text/times.ts';
import { contestHead } from './contest-head.ts';

type Prize = ContestResults['prizes'][number];

/** Who won, in the order of the prizes, and the works of the exhibition. */
export function contestResultsPage(view: SiteView, results: ContestResults): string {
  const t = RESULT_PAGE_TEXTS[languageFor(view.lang)];
  const title = filled(t.title, { contest: results.title });
  const { announceTime, prizes, exhibited, revoked } = results;
  return siteDocument(view, {
    head: contestHead(view, title, `/cuoc-thi/${results.code}/ket-qua`),
    body: pageGrid(
      view,
      results,
      '',
      html`${resultsLd(view, results)}<header class="list-head"><div><p class="label"><a href="${hrefOf(view, results.contestPath)}">${results.title}</a></p><h1>${title}</h1>${announceTime !== null && html`<p class="list-text">${filled(t.announced, { time: momentOf(announceTime, view) })}</p>`}</div></header>
${listColumns(
  view,
  results,
  html`<article class="contest results">${prizes.length === 0 && html`<p class="nothing">${t.none}</p>`}${prizes.map((prize) => prizePart(view, prize))}
${revoked > 0 && html`<p class="notices"><span>${filled(t.revoked, { n: revoked })}</span></p>`}
${exhibited.length > 0 && html`<section class="part"><h2>${t.exhibited}</h2><ul class="gallery">${exhibited.map((work) => html`<li>${workPart(work, work.code)}</li>`)}</ul></section>`}</article>`,
)}`,
    ),
  });
}

function prizePart(view: SiteView, { category, name, amount, works }: Prize): Html {
  const lang = languageFor(view.lang);
  const t = RESULT_PAGE_TEXTS[lang];
  const of = category === null ? t.all : CATEGORY_TEXTS[category][lang];
  const money = amount > 0 ? ` · ${filled(t.each, { amount: numberIn(view.lang, amount) })}` : '';
  const isAlone = works.length === 1;
  return html`<section class="part"><h2>${name[lang] || name.vi}</h2><p class="meta">${of}${money}</p><ul class="${isAlone ? 'winner' : 'gallery'}">${works.map(
    (work) => {
      const aside = [work.month ?? '', filled(t.decision, { no: work.decisionNo })];
      return html`<li>${workPart(work, aside.filter(Boolean).join(' · '), isAlone)}</li>`;
    },
  )}</ul></section>`;
}

function workPart(
  { title, author, place, number, small, large }: ResultWork,
  aside: string,
  isAlone = false,
): Html {
  const facts = [author, place, number, aside].filter(Boolean).join(' · ');
  const picture = isAlone ? large : small;
  return html`${picture !== '' && html`<a class="frame" href="${large}"><img src="${picture}" alt="${title}" loading="lazy"></a>`}<h3>${title}</h3><p class="meta">${facts}</p>`;
}

function resultsLd(view: SiteView, { title, path, prizes }: ContestResults): Html {
  const works = prizes.flatMap((prize) => prize.works.map((work) => ({ ...work, prize: prize.name.vi })));
  return jsonLd({
    '@type': 'ItemList',
    name: title,
    url: addressOf(view, path),
    numberOfItems: works.length,
    itemListElement: works.map((work, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: work.title,
        award: work.prize,
        ...(work.author !== '' && { creator: { '@type': 'Person', name: work.author } }),
        ...(work.large !== '' && { image: addressOf(view, work.large) }),
      },
    })),
  });
}
