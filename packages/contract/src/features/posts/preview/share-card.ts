import { lastingPictureAddress, type Picture } from '../../../vocabulary/picture.ts';
import type { PostMedia } from '../media/post-media.ts';
import type { PostDetails } from '../post-details.ts';

/** The facts of a post that are used outside its page. */
export interface CardPost {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: Pick<PostDetails, 'shortTitle' | 'canonicalUrl' | 'origin' | 'sourceUrl'>;
  /** As chosen by `cardPicture`. */
  readonly picture?: Pick<Picture, 'key'> | null;
}

export interface ShareCard {
  /** Result pages of search engines. */
  readonly searchTitle: string;
  /** Cards on social networks. */
  readonly socialTitle: string;
  readonly description: string;
  /** Its own address on the site; '' if unknown. */
  readonly address: string;
  readonly canonical: string;
  /** Path of its picture in the card's ratio; '' for none. */
  readonly image: string;
}

/** The picture that represents a post elsewhere: its own card picture, otherwise the cover. */
export function cardPicture(
  { ogImageId, cover }: Pick<PostDetails, 'ogImageId' | 'cover'>,
  media: readonly PostMedia[],
): Picture | null {
  const id = ogImageId ?? cover?.mediaId;
  const file = media.find((one) => one.id === id);
  return file?.state === 'READY' ? file.picture : null;
}

/** A post's title and texts on result pages and cards. */
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

/** The public address of a project's post; '' if the site's host is unknown. */
function publicAddress(domains: readonly string[], slug: string): string {
  const [main] = domains;
  return main === undefined || slug === '' ? '' : `https://${main}/${slug}`;
}

/** The canonical address for search engines: set by hand, otherwise the source of a copy. */
function canonicalAddress(
  details: Pick<PostDetails, 'canonicalUrl' | 'origin' | 'sourceUrl'>,
  ownAddress: string,
): string {
  if (details.canonicalUrl !== '') return details.canonicalUrl;
  return details.origin === 'CRAWLED' && details.sourceUrl !== '' ? details.sourceUrl : ownAddress;
}
