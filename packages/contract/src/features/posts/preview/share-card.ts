import { lastingPictureAddress, type Picture } from '../../../vocabulary/picture.ts';
import type { PostMedia } from '../media/post-media.ts';
import type { PostDetails } from '../post-details.ts';

/** What of a post is told outside of its page. */
export interface CardPost {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: Pick<PostDetails, 'shortTitle' | 'canonicalUrl' | 'origin' | 'sourceUrl'>;
  /** As `cardPicture` chooses it. */
  readonly picture?: Pick<Picture, 'key'> | null;
}

export interface ShareCard {
  /** Result pages of search engines. */
  readonly searchTitle: string;
  /** Cards on social networks. */
  readonly socialTitle: string;
  readonly description: string;
  /** Its own address on the site; '' while nobody knows it. */
  readonly address: string;
  readonly canonical: string;
  /** Path of its picture as cards cut it; '' for none. */
  readonly image: string;
}

/** The picture that stands for a post outside of its page: its own for that, else the cover. */
export function cardPicture(
  { ogImageId, cover }: Pick<PostDetails, 'ogImageId' | 'cover'>,
  media: readonly PostMedia[],
): Picture | null {
  const id = ogImageId ?? cover?.mediaId;
  const file = media.find((one) => one.id === id);
  return file?.state === 'READY' ? file.picture : null;
}

/** How a post is told on result pages and on cards. */
export function shareCard(post: CardPost, domains: readonly string[]): ShareCard {
  const address = publicAddress(domains, post.slug);
  return {
    searchTitle: post.seoTitle || post.title,
    socialTitle: post.details.shortTitle || post.title,
    description: post.seoDescription || post.excerpt,
    address,
    canonical: canonicalAddress(post.details, address),
    image: post.picture
      ? lastingPictureAddress(post.picture.key, { width: 1280, ratio: '16x9', format: 'jpg' })
      : '',
  };
}

/** Where readers of a project find a post; '' while nobody knows the site's own name. */
function publicAddress(domains: readonly string[], slug: string): string {
  const [main] = domains;
  return main === undefined || slug === '' ? '' : `https://${main}/${slug}`;
}

/** What search engines are told is the original: set by hand, else the source of what was taken over. */
function canonicalAddress(
  details: Pick<PostDetails, 'canonicalUrl' | 'origin' | 'sourceUrl'>,
  ownAddress: string,
): string {
  if (details.canonicalUrl !== '') return details.canonicalUrl;
  return details.origin === 'CRAWLED' && details.sourceUrl !== '' ? details.sourceUrl : ownAddress;
}
