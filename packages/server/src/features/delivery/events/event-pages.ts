import type {
  EventCard,
  EventDate,
  eventList,
  PublicEvent,
} from '@toasoan/contract/features/delivery/public-event.ts';
import { type EventDetails, pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import type * as z from 'zod/mini';
import { renderArticle } from '#server/core/article/render-article.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type OccurrenceRow, occurrenceOf } from '#server/features/events/public.ts';
import { followTargets } from '#server/features/posts/public.ts';
import { findAccountNames } from '#server/features/users/public.ts';
import { cardCategoriesOf } from '../cards/card-category.ts';
import { cardsOf } from '../cards/card-view.ts';
import { shownPictureOf } from '../cards/picture-view.ts';
import { stretchOf } from '../feeds/sitemaps.ts';
import { listAboutEvents } from '../pages/lists-view.ts';
import { pageHeadOf } from '../pages/page-head.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { addressesIn, addressOn, pathIn } from '../sites/site.ts';
import { translatedRecord } from '../translations/translated-record.ts';
import {
  datesBetween,
  datesOfEvent,
  type EventDateRow,
  type EventPageRow,
  findEventPage,
  wasPublicEvent,
} from './event-page-view.ts';

const POSTS_BESIDE = 20;

/** @throws NOT_FOUND, GONE */
export async function composeEvent(
  reading: SiteReading,
  slug: string,
): Promise<{ readonly movedTo: string | null; readonly page: PublicEvent | null }> {
  const row = await findEventPage(reading, slug);
  if (row !== undefined) return { movedTo: null, page: await eventPageOf(reading, row) };
  throw new AppError((await wasPublicEvent(reading, slug)) ? 'GONE' : 'NOT_FOUND');
}

/** The page of a row, whoever may see it. */
export async function eventPageOf(reading: SiteReading, row: EventPageRow): Promise<PublicEvent> {
  const { db, site, shows } = reading;
  const details = pickEventDetails(row.details);
  const path = pathIn(site, 'event', row.slug, row.lang);
  shows(shownKey.event(row.id), ...row.tags.map(({ id }) => shownKey.tag(id)));
  shows(...[...row.organizer_ids, ...row.performer_ids].map(shownKey.account));
  for (const file of [row.cover_file, ...row.gallery]) if (file) shows(shownKey.media(file.id));
  const translated = await translatedRecord(reading, 'event', row.id);
  const ids = [...new Set([row.id, translated.originalId])];
  shows(...ids.map(shownKey.about));
  const [[content = row.content], dates, names, chosen, about] = await Promise.all([
    followTargets(db, site.projectId, [row.content], addressesIn(site, row.lang)),
    datesOfEvent(reading, row.id),
    findAccountNames(db, [...row.organizer_ids, ...row.performer_ids]),
    cardsOf(reading, details.relatedPostIds, row.lang).then((cards) => [...cards.values()]),
    listAboutEvents(reading, ids, { limit: POSTS_BESIDE, lang: row.lang }),
  ]);
  const named = (ids: readonly string[], text: string) => [
    ...ids.flatMap((id) => names.get(id) ?? []),
    ...(text === '' ? [] : [text]),
  ];
  const isChosen = new Set(chosen.map(({ id }) => id));
  return {
    id: row.id,
    path,
    slug: row.slug,
    lang: row.lang,
    translationOf: translated.translationOf,
    translations: translated.translations,
    title: row.title,
    excerpt: row.excerpt,
    contentHtml: renderArticle(content),
    eventType: row.event_type,
    attendanceMode: row.attendance_mode,
    startTime: details.startTime,
    endTime: details.endTime,
    overTime: row.over_time?.toISOString() ?? null,
    allDay: details.allDay,
    lunarDate: details.lunarDate,
    eventStatus: row.event_status,
    previousStartTime: row.previous_start_time?.toISOString() ?? null,
    statusNote: row.status_note,
    ...placeOf(details),
    mapUrl: details.mapUrl,
    livestreamUrl: details.livestreamUrl,
    dates: dates.map((date) => dateOf(details, row.status_note, date)),
    organizers: named(row.organizer_ids, details.organizerText),
    performers: named(row.performer_ids, details.performerText),
    hostBodies: details.hostBodies,
    ticketType: details.ticketType,
    price: details.price,
    ticketUrl: details.ticketUrl,
    registerUrl: details.registerUrl,
    registerDeadline: details.registerDeadline,
    capacity: details.capacity,
    contact: { name: details.contactName, phone: details.contactPhone, email: details.contactEmail },
    programme: details.programme,
    categories: cardCategoriesOf(site, row.category_ids, row.lang),
    tags: row.tags.map(({ id, title, slug }) => ({ id, title, path: pathIn(site, 'tag', slug, row.lang) })),
    cover: shownPictureOf(row.cover_file, details.cover ?? {}),
    gallery: row.gallery.flatMap((file, index) => shownPictureOf(file, details.gallery[index]) ?? []),
    posts: [...chosen, ...about.posts.filter(({ id }) => !isChosen.has(id))].slice(0, POSTS_BESIDE),
    comments: { target: `event-${row.id}`, areAllowed: null },
    head: headOf(reading, row, { details, path, alternates: translated.alternates }),
  };
}

interface HeadParts {
  readonly details: EventDetails;
  readonly path: string;
  readonly alternates: PublicEvent['head']['alternates'];
}

function headOf(
  { site }: SiteReading,
  row: EventPageRow,
  { details, path, alternates }: HeadParts,
): PublicEvent['head'] {
  const cover = row.cover_file;
  const head = pageHeadOf(site, {
    title: row.seo_title || row.title,
    description: row.seo_description || row.excerpt,
    path,
    image: cover ? lastingPictureAddress(cover.key, { width: 1280, ratio: '16x9', format: 'jpg' }) : '',
    keywords: row.keywords,
    noindex: details.noindex,
    alternates,
  });
  return { ...head, canonical: details.canonicalUrl || addressOn(site, path) };
}

function placeOf(details: EventDetails) {
  const { placeName, address, ward, provinceCode, lat, lng, onlineUrl } = details;
  return { placeName, address, ward, provinceCode, lat, lng, onlineUrl };
}

function dateOf(details: EventDetails, statusNote: string, row: OccurrenceRow): EventDate {
  const { overrides: _own, ...date } = occurrenceOf({ details, status_note: statusNote }, row);
  return date;
}

/** Dates ahead, or those of a month of Việt Nam. */
export async function composeEvents(
  reading: SiteReading,
  { month, lang }: { readonly month?: string | undefined; readonly lang: string },
): Promise<z.output<typeof eventList>> {
  reading.shows(shownKey.events(reading.site.projectId));
  const stretch = month === undefined ? { from: reading.now, to: null } : stretchOf(month);
  const isOneOf = reading.site.facts.languages.length > 1;
  const rows = await datesBetween(reading, { ...stretch, lang: isOneOf ? lang : undefined });
  return { month: month ?? null, items: rows.map((row) => cardOf(reading, row)) };
}

function cardOf(reading: SiteReading, row: EventDateRow): EventCard {
  const details = pickEventDetails(row.event_details);
  const date = dateOf(details, '', row);
  reading.shows(shownKey.event(row.id));
  return {
    id: row.id,
    path: pathIn(reading.site, 'event', row.slug, row.lang),
    title: row.title,
    excerpt: row.excerpt,
    lang: row.lang,
    eventType: details.eventType,
    attendanceMode: details.attendanceMode,
    cover: shownPictureOf(row.cover_file, details.cover ?? {}),
    startTime: date.startTime,
    endTime: date.endTime,
    overTime: date.overTime,
    allDay: details.allDay,
    lunarDate: details.lunarDate,
    eventStatus: date.eventStatus,
    placeName: date.placeName,
    provinceCode: date.provinceCode,
  };
}
