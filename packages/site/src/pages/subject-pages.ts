import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { DestinationPage, FigurePage } from '@toasoan/contract/features/delivery/public-pages.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { figure as pictureFigure } from '../article/media-parts.ts';
import { factList } from '../article/type-parts.ts';
import { siteDocument } from '../frame/document.ts';
import { fromLeft, hrefOf, outerHref, type SiteView } from '../frame/site-view.ts';
import { destinationLd, figureLd, jsonLd } from '../head/json-ld.ts';
import { postList } from '../parts/post-list.ts';
import { provinceName } from '../parts/province.ts';
import { pageGrid, sidebarAt } from '../parts/sidebars.ts';
import { numberIn } from '../text/numbers.ts';
import { filled } from '../text/site-texts.ts';
import type { SiteTexts } from '../text/vi.ts';
import type { Listing } from './list-pages.ts';

type Subject = FigurePage | DestinationPage;

/** What pages of people and places have in common: name, picture, facts, stories. */
function subjectPage(
  view: SiteView,
  subject: Subject,
  parts: {
    readonly label: string;
    readonly structured: Html;
    readonly facts: Html | false;
    readonly more: Html;
    readonly isLater: boolean;
  },
): string {
  const { t } = view;
  const image = subject.avatar && imageRefAddress(subject.avatar);
  return siteDocument(view, {
    head: subject.head,
    kind: 'profile',
    structured: [parts.structured],
    body: html`${pageGrid(
      view,
      subject,
      'article-grid no-rail',
      html`<article class="story">
<header class="list-head">${image && html`<img class="portrait" src="${image}" width="96" height="96" alt="">`}<div>${parts.label !== '' && html`<p class="label">${parts.label}</p>`}<h1>${subject.name}</h1>${
        subject.alternateNames.length > 0 &&
        html`<p class="meta">${t.alsoKnown}: ${subject.alternateNames.join(', ')}</p>`
      }</div></header>${subject.cover && html`<div class="cover">${pictureFigure(view, subject.cover, true)}</div>`}
${subject.description !== '' && html`<div class="prose">${subject.description.split(/\n{2,}/).map((part) => html`<p>${part}</p>`)}</div>`}
${parts.more}${sources(view, subject)}</article>
<aside class="side"><section class="side-block">${parts.facts}${linksOf(subject)}</section>${sidebarAt(view, subject, 'RIGHT')}</aside>`,
    )}
<section class="wash read-on"><div class="wrap narrow-list"><div class="block-head"><h2>${t.newsAbout}</h2></div>${postList(view, subject, { path: subject.path, isLater: parts.isLater })}</div></section>`,
  });
}

function linksOf({ links }: Subject): Html | false {
  const known = links.filter(({ address }) => outerHref(address) !== undefined);
  if (known.length === 0) return false;
  return html`<ul class="chips">${known.map(({ label, address }) => html`<li><a href="${address}" rel="noopener nofollow">${label || address}</a></li>`)}</ul>`;
}

function sources({ t }: SiteView, { sources: found }: Subject): Html | false {
  if (found.length === 0) return false;
  return html`<section class="part"><h2>${t.sources}</h2><ul class="files">${found.map(
    ({ title, address }) => {
      const href = outerHref(address);
      return html`<li>${href ? html`<a class="underlined" href="${href}" rel="noopener nofollow">${title || address}</a>` : title}</li>`;
    },
  )}</ul></section>`;
}

function part(title: string, lines: readonly (Html | string)[]): Html | false {
  if (lines.length === 0) return false;
  return html`<section class="part"><h2>${title}</h2><ul class="files">${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
}

const years = (...values: readonly (number | null)[]) => values.filter((year) => year !== null).join(' – ');

export function figurePage(view: SiteView, page: FigurePage, { isLater }: Listing): string {
  const { t } = view;
  return subjectPage(view, page, {
    isLater,
    label: page.job || page.honorifics.join(', '),
    structured: jsonLd(figureLd(view, page)),
    facts: factList([
      [t.birthName, page.birthName],
      [t.born, knownDay(view, page.birth)],
      [t.died, knownDay(view, page.death)],
      [t.birthPlace, page.birthPlace],
      [t.hometown, page.hometown || provinceName(page.provinceCode)],
      [t.nationality, page.nationality],
    ]),
    more: html`${part(
      t.positions,
      page.positions.map(({ title, org, from, to, note }) =>
        [title, org, years(from, to), note].filter(Boolean).join(', '),
      ),
    )}${part(
      t.awards,
      page.awards.map(({ name, year }) => [name, years(year)].filter(Boolean).join(', ')),
    )}${part(
      t.works,
      page.works.map(({ title, year, note }) => [title, years(year), note].filter(Boolean).join(', ')),
    )}${page.quotes.map(({ text, source }) => html`<blockquote class="pull-quote"><p>“${text}”</p>${source !== '' && html`<footer>${source}</footer>`}</blockquote>`)}${part(
      t.relations,
      page.relations.map(
        ({ title, path, relation }) =>
          html`<a class="underlined" href="${hrefOf(view, path)}">${title}</a>${relation !== '' && `, ${relation}`}`,
      ),
    )}`,
  });
}

function knownDay({ t }: SiteView, date: FigurePage['birth']): string {
  if (date === null) return '';
  if (date.precision === 'CIRCA') return filled(t.around, { year: String(date.year) });
  const padded = (value: number | null) => (value === null ? [] : [String(value).padStart(2, '0')]);
  return [...padded(date.day), ...padded(date.month), String(date.year)].join('/');
}

export function destinationPage(view: SiteView, page: DestinationPage, { isLater }: Listing): string {
  const { t, lang } = view;
  const website = outerHref(page.website);
  const linked = (links: readonly { readonly title: string; readonly path: string }[]) =>
    links.map(
      ({ title, path }, index) =>
        html`${index > 0 && ', '}<a class="underlined" href="${hrefOf(view, path)}">${title}</a>`,
    );
  return subjectPage(view, page, {
    isLater,
    label: page.slogan || provinceName(page.provinceCode),
    structured: jsonLd(destinationLd(view, page)),
    facts: factList([
      [t.address, [page.address, page.ward, provinceName(page.provinceCode)].filter(Boolean).join(', ')],
      [t.hotline, fromLeft(view, page.hotline)],
      [
        t.website,
        website &&
          html`<a class="underlined" href="${website}" rel="noopener nofollow">${page.website.replace(/^https?:\/\//, '')}</a>`,
      ],
      [t.bestMonths, page.bestMonths.join(', ')],
      [t.ticketPrices, page.isFree ? t.free : ''],
      [t.partOf, page.parent && html`${linked([page.parent])}`],
      [t.nearby, page.nearby.length > 0 && html`${linked(page.nearby)}`],
    ]),
    more: html`${part(
      t.openingHours,
      page.openingHours.map(({ days, from, to, isClosed, note }) =>
        [
          days.map((day) => t[`weekday${day}` as keyof SiteTexts]).join(', '),
          isClosed ? t.closed : `${from} – ${to}`,
          note,
        ]
          .filter(Boolean)
          .join(': '),
      ),
    )}${part(
      t.ticketPrices,
      page.ticketPrices.map(({ label, amount, note }) =>
        [`${label}: ${numberIn(lang, amount)} ₫`, note].filter(Boolean).join(', '),
      ),
    )}${page.transport !== '' && part(t.transport, [page.transport])}${part(t.amenities, page.amenities)}${part(
      t.heritage,
      page.heritage.map(({ level, year, note }) => [level, years(year), note].filter(Boolean).join(', ')),
    )}${page.gallery.map((picture) => pictureFigure(view, picture))}`,
  });
}
