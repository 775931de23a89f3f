import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { EventCard, EventDate, PublicEvent } from '@toasoan/contract/features/delivery/public-event.ts';
import type { PageHead } from '@toasoan/contract/features/delivery/public-fields.ts';
import { HOST_PARTS } from '@toasoan/contract/features/events/event-kinds.ts';
import { delivered } from '../article/article-body.ts';
import { comments } from '../article/comments.ts';
import { figure } from '../article/media-parts.ts';
import { factList } from '../article/type-parts.ts';
import { siteDocument } from '../frame/document.ts';
import { fromLeft, hrefOf, outerHref, prefixOf, type SiteView } from '../frame/site-view.ts';
import { addressOf, eventLd, jsonLd } from '../head/json-ld.ts';
import { cards } from '../parts/blocks.ts';
import { originalNotice } from '../parts/original-link.ts';
import { shot } from '../parts/picture.ts';
import { provinceName } from '../parts/province.ts';
import { listColumns, pageGrid, type WithSidebars } from '../parts/sidebars.ts';
import { storyFrame } from '../parts/story-frame.ts';
import { numberIn } from '../text/numbers.ts';
import { filled } from '../text/site-texts.ts';
import { clockOf, dayOf, longDayOf, momentOf, monthOf, monthText } from '../text/times.ts';
import { plainHead } from './list-pages.ts';

export interface EventListing extends WithSidebars {
  readonly month: string | null;
  readonly items: readonly EventCard[];
}

export function eventsPage(view: SiteView, listing: EventListing): string {
  const { month, items } = listing;
  const { t } = view;
  const title = month === null ? t.events : filled(t.eventsOf, { month: monthText(month, view) });
  const path = `${prefixOf(view)}/su-kien`;
  const shown = month ?? monthOf(new Date(view.now).toISOString(), view);
  const byDay = Map.groupBy(items, ({ startTime }) => longDayOf(startTime, view));
  return siteDocument(view, {
    head: month === null ? listHeadOf(view, title) : plainHead(title),
    body: pageGrid(
      view,
      listing,
      '',
      html`<header class="list-head"><div><h1>${title}</h1>${month === null && html`<p class="list-text">${t.eventsAhead}</p>`}</div></header>
<nav class="pager"><a class="button" href="${hrefOf(view, `${path}?month=${monthBeside(shown, -1)}`)}">${t.previousMonth}</a><a class="button" href="${hrefOf(view, `${path}?month=${monthBeside(shown, 1)}`)}">${t.nextMonth}</a></nav>
${listColumns(
  view,
  listing,
  html`${items.length === 0 && html`<p class="nothing">${t.noEvents}</p>`}${[...byDay].map(([day, events]) => html`<section class="event-day"><h2>${day}</h2><ul>${events.map((event) => html`<li>${eventRow(view, event)}</li>`)}</ul></section>`)}`,
)}`,
    ),
  });
}

/** Every language has this page. */
function listHeadOf(view: SiteView, title: string): PageHead {
  const { domains, languages, name } = view.site;
  const alternates = languages.map((lang) => ({
    lang,
    path: `${prefixOf({ site: view.site, lang })}/su-kien`,
  }));
  return {
    ...plainHead(title),
    noindex: false,
    description: `${view.t.eventsAhead}: ${name}`,
    canonical: domains.length === 0 ? '' : addressOf(view, `${prefixOf(view)}/su-kien`),
    alternates,
  };
}

function monthBeside(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

function eventRow(view: SiteView, event: EventCard): Html {
  const { t } = view;
  const status = event.eventStatus === 'SCHEDULED' ? '' : t[`eventStatus${event.eventStatus}`];
  const place = [event.placeName, provinceName(event.provinceCode)].filter(Boolean).join(', ');
  const facts = [
    event.allDay ? t.allDay : clockOf(event.startTime, view),
    t[`eventType${event.eventType}`],
    place,
    event.lunarDate && `${t.lunar}: ${event.lunarDate}`,
  ].filter(Boolean);
  return html`<article class="card event-row${event.cover ? '' : ' no-picture'}">${event.cover && shot(event.cover, { ratio: '4x3', sizes: '180px' })}<div class="facts"><h3><a href="${hrefOf(view, event.path)}">${event.title}</a></h3><p class="meta">${facts.join(' · ')}</p>${
    status !== '' && html`<p class="notices"><span>${status}</span></p>`
  }${event.excerpt !== '' && html`<p class="excerpt">${event.excerpt}</p>`}</div></article>`;
}

export function eventPage(view: SiteView, event: PublicEvent): string {
  const { t } = view;
  const structured = eventLd(view, event);
  return siteDocument(view, {
    head: event.head,
    kind: 'article',
    structured: structured === undefined ? [] : [jsonLd(structured)],
    body: storyFrame(view, event, {
      className: 'article-grid no-rail',
      story: html`<article class="story" lang="${event.lang}">
<header class="story-head"><p class="label"><a href="${hrefOf(view, `${prefixOf(view)}/su-kien`)}">${t.events}</a> · ${t[`eventType${event.eventType}`]}</p>${changeOf(view, event)}${originalNotice(view, event)}<h1>${event.title}</h1>${
        event.excerpt !== '' && html`<p class="sapo">${event.excerpt}</p>`
      }</header>${facts(view, event)}${event.cover && html`<div class="cover">${figure(view, event.cover, true)}</div>`}
<div class="prose">${delivered(view, event.contentHtml)}</div>${programme(view, event)}${event.gallery.map((picture) => figure(view, picture))}${comments(view, event.comments)}</article>`,
      side: ({ arranged }) => eventSide(view, event, arranged),
      after:
        event.posts.length > 0 &&
        html`<section class="wash read-on"><div class="wrap"><div class="block-head"><h2>${t.newsAbout}</h2></div>${cards(view, event.posts.slice(0, 8), 4)}</div></section>`,
    }),
  });
}

function eventSide(view: SiteView, event: PublicEvent, arranged: Html | false): Html {
  return html`<aside class="side"><div${arranged === false && html` class="sticky"`}>${dates(view, event)}${practical(view, event)}</div>${arranged}</aside>`;
}

/** A change of plan stands above the headline. */
function changeOf(view: SiteView, event: PublicEvent): Html | false {
  if (event.eventStatus === 'SCHEDULED') return false;
  const said = view.t[`eventStatus${event.eventStatus}`];
  const before =
    event.previousStartTime !== null &&
    filled(view.t.movedFrom, { time: momentOf(event.previousStartTime, view) });
  return html`<p class="notices"><span>${[said, event.statusNote, before].filter(Boolean).join(' · ')}</span></p>`;
}

function timeText(view: SiteView, start: string, end: string | null, allDay: boolean): string {
  const first = allDay ? longDayOf(start, view) : `${clockOf(start, view)} ${longDayOf(start, view)}`;
  if (end === null || end === start) return first;
  const isSameDay = dayOf(start, view) === dayOf(end, view);
  if (isSameDay)
    return allDay ? first : `${clockOf(start, view)} – ${clockOf(end, view)}, ${longDayOf(start, view)}`;
  return `${first} – ${allDay ? dayOf(end, view) : momentOf(end, view)}`;
}

function placeText({
  placeName,
  address,
  ward,
  provinceCode,
}: Pick<PublicEvent, 'placeName' | 'address' | 'ward' | 'provinceCode'>): string {
  return [...new Set([placeName, address, ward, provinceName(provinceCode)])].filter(Boolean).join(', ');
}

function facts(view: SiteView, event: PublicEvent): Html | false {
  const { t } = view;
  const map = event.mapUrl && outerHref(event.mapUrl);
  const place = placeText(event);
  const online = outerHref(event.livestreamUrl || event.onlineUrl);
  return factList([
    [
      t.when,
      event.startTime === null ? t.dayUnknown : timeText(view, event.startTime, event.endTime, event.allDay),
    ],
    [t.lunar, event.lunarDate],
    [
      t.where,
      place && html`${place}${map && html` <a class="underlined" href="${map}" rel="noopener">${t.map}</a>`}`,
    ],
    [
      t[`attendance${event.attendanceMode}`],
      online && html`<a class="underlined" href="${online}" rel="noopener nofollow">${t.online}</a>`,
    ],
  ]);
}

function dates(view: SiteView, { dates: found, allDay }: PublicEvent): Html | false {
  if (found.length < 2) return false;
  const row = (one: EventDate) =>
    html`<li><span>${timeText(view, one.startTime, one.endTime, allDay)}</span>${one.note !== '' && html`<span class="meta">${one.note}</span>`}</li>`;
  return html`<section class="side-block"><h2>${view.t.dates}</h2><ul class="titles plain">${found.slice(0, 12).map(row)}</ul></section>`;
}

function practical(view: SiteView, event: PublicEvent): Html {
  const { t, lang } = view;
  const [ticket, register] = [outerHref(event.ticketUrl), outerHref(event.registerUrl)];
  const price = event.price !== null && event.price > 0 ? `${numberIn(lang, event.price)} ₫` : '';
  const bodies = HOST_PARTS.map((part) => [t[`host${part}`], event.hostBodies[part].join(', ')] as const);
  return html`<section class="side-block">${factList([
    [t.tickets, [t[`ticket${event.ticketType}`], price].filter(Boolean).join(', ')],
    [t.organizers, event.organizers.join(', ')],
    ...bodies,
    [t.performers, event.performers.join(', ')],
    [t.capacity, event.capacity !== null && numberIn(lang, event.capacity)],
    [
      t.contact,
      [event.contact.name, fromLeft(view, event.contact.phone), event.contact.email]
        .filter(Boolean)
        .join(' · '),
    ],
  ])}<p class="actions">${ticket && html`<a class="button" href="${ticket}" rel="noopener nofollow">${t.buyTickets}</a>`}${
    register && html`<a class="button" href="${register}" rel="noopener nofollow">${t.register}</a>`
  }</p>${event.registerDeadline !== null && html`<p class="meta">${filled(t.registerUntil, { time: momentOf(event.registerDeadline, view) })}</p>`}</section>`;
}

function programme(view: SiteView, { programme: steps }: PublicEvent): Html | false {
  if (steps.length === 0) return false;
  return html`<section class="live-log"><h2>${view.t.programme}</h2><ol>${steps.map(
    (step) =>
      html`<li><p class="meta">${[momentOf(step.time, view), step.placeName].filter(Boolean).join(' · ')}</p><h3>${step.title}</h3>${step.text !== '' && html`<p class="lines">${step.text}</p>`}</li>`,
  )}</ol></section>`;
}
