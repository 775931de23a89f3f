import { CROP_RATIOS, lastingPictureAddress } from '../../../vocabulary/picture.ts';
import { PROVINCES } from '../../../vocabulary/provinces.ts';
import type { PostMedia } from '../media/post-media.ts';
import type { Byline } from '../post.ts';
import type { PostDetails } from '../post-details.ts';
import { type CardPost, type ShareCard, shareCard } from './share-card.ts';

export interface DescribedPost extends CardPost {
  readonly keywords: readonly string[];
  readonly authors: readonly Byline[];
  readonly mainCategory: string;
  readonly wordCount: number;
  readonly publishedTime: string | null;
  /** Of the last update that was more than a slip of the pen. */
  readonly substantiveTime: string | null;
  readonly details: Pick<
    PostDetails,
    | 'shortTitle'
    | 'canonicalUrl'
    | 'origin'
    | 'sourceUrl'
    | 'lang'
    | 'dateline'
    | 'hideAuthor'
    | 'provinceCodes'
  >;
  /** Its film and its sound, where they are files of the library. */
  readonly film?: PostMedia | null;
  readonly sound?: PostMedia | null;
}

export interface DescribedSite {
  readonly name: string;
  readonly domains: readonly string[];
}

type JsonLd = Readonly<Record<string, unknown>>;
/** Texts that say where else something was published first. */
const TAKEN_OVER = ['CRAWLED', 'TRANSLATED'];

/** A post in the words of schema.org, for search engines; what is not known is not said. */
export function newsArticle(post: DescribedPost, site: DescribedSite): JsonLd {
  const card = shareCard(post, site.domains);
  const { details } = post;
  return said({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.title,
    alternativeHeadline: details.shortTitle,
    description: card.description,
    ...addresses(card),
    image: images(post, site),
    video: recording('VideoObject', post, site, post.film),
    audio: recording('AudioObject', post, site, post.sound),
    datePublished: post.publishedTime,
    dateModified: post.substantiveTime ?? post.publishedTime,
    author: details.hideAuthor ? [] : authors(post.authors),
    publisher: publisher(site),
    articleSection: post.mainCategory,
    keywords: post.keywords.join(', '),
    inLanguage: details.lang,
    wordCount: post.wordCount,
    dateline: details.dateline,
    contentLocation: places(details.provinceCodes),
    isBasedOn: TAKEN_OVER.includes(details.origin) ? details.sourceUrl : '',
  });
}

/** As it stands in a page: nothing in it can end the element that holds it. */
export function jsonLdText(value: JsonLd): string {
  return JSON.stringify(value, undefined, 2).replace(/</g, '\\u003c');
}

function addresses({ address, canonical }: ShareCard): JsonLd {
  return {
    url: address,
    mainEntityOfPage: canonical === '' ? null : { '@type': 'WebPage', '@id': canonical },
  };
}

/** In the three ratios that results are cut to. */
function images({ picture }: DescribedPost, { domains: [main] }: DescribedSite): string[] {
  if (!picture || main === undefined) return [];
  return CROP_RATIOS.map(
    (ratio) => `https://${main}${lastingPictureAddress(picture.key, { width: 1280, ratio, format: 'jpg' })}`,
  );
}

function recording(
  kind: 'VideoObject' | 'AudioObject',
  { title, publishedTime }: DescribedPost,
  { domains: [main] }: DescribedSite,
  file: PostMedia | null | undefined,
): JsonLd | null {
  if (!file || main === undefined) return null;
  const { durationSec, url, mime } = file;
  return said({
    '@type': kind,
    name: title,
    contentUrl: `https://${main}${url}`,
    encodingFormat: mime,
    duration: durationSec === null ? '' : `PT${Math.round(durationSec)}S`,
    uploadDate: publishedTime,
  });
}

function authors(byline: readonly Byline[]): JsonLd[] {
  return byline.map(({ displayName }) => ({ '@type': 'Person', name: displayName }));
}

function publisher({ name, domains }: DescribedSite): JsonLd {
  const [main] = domains;
  return { '@type': 'NewsMediaOrganization', name, ...(main !== undefined && { url: `https://${main}` }) };
}

function places(codes: readonly string[]): JsonLd[] {
  const named = Object.entries(PROVINCES).filter(([code]) => codes.includes(code));
  return named.map(([, { name }]) => ({ '@type': 'Place', name }));
}

/** Without keys that say nothing. */
function said(value: JsonLd): JsonLd {
  const keys = Object.entries(value).filter(([, one]) => {
    if (Array.isArray(one)) return one.length > 0;
    return one !== '' && one !== null && one !== 0;
  });
  return Object.fromEntries(keys);
}
