import type { PostDetails } from '../post-details.ts';

/** Where readers of a project find a post; '' while nobody knows the site's own name. */
export function publicAddress(domains: readonly string[], slug: string): string {
  const [main] = domains;
  return main === undefined || slug === '' ? '' : `https://${main}/${slug}`;
}

/** What search engines are told is the original: set by hand, else the source of what was taken over. */
export function canonicalAddress(
  details: Pick<PostDetails, 'canonicalUrl' | 'origin' | 'sourceUrl'>,
  ownAddress: string,
): string {
  if (details.canonicalUrl !== '') return details.canonicalUrl;
  return details.origin === 'CRAWLED' && details.sourceUrl !== '' ? details.sourceUrl : ownAddress;
}
