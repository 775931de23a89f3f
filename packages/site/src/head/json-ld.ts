import { Html } from '@toasoan/contract/core/html.ts';
import type { PublicEvent } from '@toasoan/contract/features/delivery/public-event.ts';
import type { ShownPicture, TranslatedLink } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { DestinationPage, FigurePage } from '@toasoan/contract/features/delivery/public-pages.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { CROP_RATIOS, imageRefAddress, pictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { outerHref, type SiteView } from '../frame/site-view.ts';

type Translations = Pick<PublicPost, 'translationOf' | 'translations'>;
type Json = { readonly [name: string]: unknown };

/** Structured data of a page; no text in it can end the element. */
export function jsonLd(data: Json): Html {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

/** The whole address of a path; the path itself while the site has no domain. */
export function addressOf({ site }: SiteView, path: string): string {
  const [main] = site.domains;
  return main === undefined || !path.startsWith('/') ? path : `https://${main}${path}`;
}

function pictures(view: SiteView, picture: ShownPicture | null): string[] | undefined {
  if (picture === null) return undefined;
  return CROP_RATIOS.map((ratio) => addressOf(view, pictureAddress(picture, { width: 1280, ratio })));
}

function publisher(view: SiteView): Json {
  const { name, logo } = view.site;
  return {
    '@type': 'NewsMediaOrganization',
    name,
    url: addressOf(view, '/'),
    ...(logo && { logo: { '@type': 'ImageObject', url: addressOf(view, imageRefAddress(logo)) } }),
  };
}

export function siteLd(view: SiteView): Json {
  return {
    '@type': 'WebSite',
    name: view.site.name,
    url: addressOf(view, '/'),
    inLanguage: view.lang,
    publisher: publisher(view),
  };
}

export function postLd(view: SiteView, post: PublicPost): Json {
  const { source, corrections, video } = post;
  return {
    '@type': post.postType === 'LIVE' ? 'LiveBlogPosting' : 'NewsArticle',
    mainEntityOfPage: post.head.canonical || addressOf(view, post.path),
    headline: post.title,
    ...(post.shortTitle && { alternativeHeadline: post.shortTitle }),
    description: post.excerpt,
    image: pictures(view, post.cover),
    datePublished: post.publishedTime,
    dateModified: post.updateTime ?? post.publishedTime,
    author: authorsOf(view, post),
    publisher: publisher(view),
    articleSection: post.breadcrumb.at(-1)?.title,
    keywords: post.head.keywords.join(', ') || undefined,
    inLanguage: post.lang,
    ...translationLd(view, post, 'NewsArticle'),
    dateline: post.dateline || undefined,
    wordCount: post.wordCount || undefined,
    isBasedOn: source === null ? undefined : outerHref(source.url),
    correction:
      corrections.length === 0
        ? undefined
        : corrections.map(({ title, publishedTime, correctText }) => ({
            '@type': 'CorrectionComment',
            text: correctText || title,
            datePublished: publishedTime,
          })),
    ...(post.postType === 'LIVE' && {
      coverageStartTime: post.publishedTime,
      liveBlogUpdate: post.liveEntries.map(({ title, text, time }) => ({
        '@type': 'BlogPosting',
        headline: title || text.slice(0, 110),
        articleBody: text,
        datePublished: time,
      })),
    }),
    ...(video?.file && {
      video: {
        '@type': 'VideoObject',
        name: post.title,
        description: post.excerpt || post.title,
        uploadDate: post.publishedTime,
        contentUrl: addressOf(view, video.file.url),
        thumbnailUrl: pictures(view, video.poster ?? post.cover),
      },
    }),
  };
}

/** The original of a translation, or the translations of an original. */
export function translationLd(
  view: SiteView,
  { translationOf, translations }: Translations,
  type: string,
): Json {
  const work = ({ title, lang, path }: TranslatedLink) => ({
    '@type': type,
    name: title,
    inLanguage: lang,
    url: addressOf(view, path),
  });
  if (translationOf !== null) return { translationOfWork: work(translationOf) };
  return translations.length === 0 ? {} : { workTranslation: translations.map(work) };
}

function authorsOf(view: SiteView, { authors, source }: PublicPost): readonly Json[] {
  const named = authors.map(({ name, path }) => ({
    '@type': 'Person',
    name,
    ...(path && { url: addressOf(view, path) }),
  }));
  if (named.length > 0) return named;
  return [{ '@type': 'Organization', name: source?.name || view.site.name, url: addressOf(view, '/') }];
}

export function breadcrumbLd(
  view: SiteView,
  steps: readonly { readonly title: string; readonly path: string }[],
): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(view, path),
    })),
  };
}

const EVENT_STATUS = {
  SCHEDULED: 'EventScheduled',
  RESCHEDULED: 'EventRescheduled',
  POSTPONED: 'EventPostponed',
  CANCELLED: 'EventCancelled',
  MOVED_ONLINE: 'EventMovedOnline',
} as const;
const ATTENDANCE = {
  OFFLINE: 'OfflineEventAttendanceMode',
  ONLINE: 'OnlineEventAttendanceMode',
  MIXED: 'MixedEventAttendanceMode',
} as const;

/** Undefined while nobody knows the day: without one it is no event to a search engine. */
export function eventLd(view: SiteView, event: PublicEvent): Json | undefined {
  if (event.startTime === null) return undefined;
  const online = outerHref(event.onlineUrl || event.livestreamUrl);
  const place = event.placeName && {
    '@type': 'Place',
    name: event.placeName,
    address: [event.address, event.ward].filter(Boolean).join(', ') || event.placeName,
    ...(event.lat !== null &&
      event.lng !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: event.lat, longitude: event.lng },
      }),
  };
  const places = [place, online && { '@type': 'VirtualLocation', url: online }].filter(Boolean);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.excerpt,
    inLanguage: event.lang,
    url: event.head.canonical || addressOf(view, event.path),
    image: pictures(view, event.cover),
    startDate: event.startTime,
    endDate: event.endTime ?? undefined,
    previousStartDate: event.previousStartTime ?? undefined,
    eventStatus: `https://schema.org/${EVENT_STATUS[event.eventStatus]}`,
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[event.attendanceMode]}`,
    location: places.length === 1 ? places[0] : places,
    organizer: named('Organization', event.organizers),
    performer: named('PerformingGroup', event.performers),
    ...(event.price !== null && {
      offers: {
        '@type': 'Offer',
        price: event.price,
        priceCurrency: 'VND',
        url: outerHref(event.ticketUrl),
      },
    }),
  };
}

function named(type: string, names: readonly string[]): readonly Json[] | undefined {
  return names.length === 0 ? undefined : names.map((name) => ({ '@type': type, name }));
}

export function figureLd(view: SiteView, figure: FigurePage): Json {
  return {
    '@type': 'Person',
    name: figure.name,
    alternateName: figure.alternateNames.length > 0 ? figure.alternateNames : undefined,
    description: figure.description || undefined,
    url: figure.head.canonical || addressOf(view, figure.path),
    image: pictures(view, figure.cover),
    jobTitle: figure.job || undefined,
    birthPlace: figure.birthPlace || undefined,
    nationality: figure.nationality || undefined,
    award: figure.awards.length > 0 ? figure.awards.map(({ name }) => name) : undefined,
    sameAs: figure.links.map(({ address }) => address),
  };
}

export function destinationLd(view: SiteView, place: DestinationPage): Json {
  return {
    '@type': 'TouristDestination',
    name: place.name,
    description: place.description || undefined,
    url: place.head.canonical || addressOf(view, place.path),
    image: pictures(view, place.cover),
    touristType: place.touristTypes.length > 0 ? place.touristTypes : undefined,
    address: [place.address, place.ward].filter(Boolean).join(', ') || undefined,
    telephone: place.hotline || undefined,
    ...(place.lat !== null &&
      place.lng !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
      }),
  };
}
