import { NAMED_ACCOUNTS_FIELDS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import type { Byline } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** Everything a list can filter by through the one index of facets. */
export type FacetKind =
  | 'type'
  | 'genre'
  | 'origin'
  | 'source'
  | 'author'
  | 'account'
  | 'event'
  | 'province'
  | 'lang'
  | 'topic'
  | 'ai'
  | 'flag'
  | 'mark'
  | 'picture';
/** Marks that no save of the text sets or removes, unlike `sponsored` and `pending`. */
export const LASTING_MARKS = ['featured', 'focus', 'breaking', 'hot', 'pinned', 'corrected'] as const;
export type LastingMark = (typeof LASTING_MARKS)[number];

/** A facet in rows and queries: behind the project's id, so that projects never mix. */
export function facet(projectId: string, kind: FacetKind, value: string): string {
  return `${projectId}:${kind}:${value}`;
}

/** Names are compared without diacritics and case. */
export function facetName(name: string): string {
  return foldVietnamese(name).trim().slice(0, 120);
}

interface FacetsOf {
  readonly projectId: string;
  readonly details: PostDetails;
  readonly authors: readonly Byline[];
  readonly hasPending: boolean;
  /** Marks that other actions set. */
  readonly marks: readonly LastingMark[];
}

/** All facets of a post. */
export function facetsOf({ projectId, details, authors, hasPending, marks }: FacetsOf): string[] {
  const one = (kind: FacetKind, value: string) => facet(projectId, kind, value);
  const facets = [
    one('type', details.postType),
    one('genre', details.genre),
    one('origin', details.origin),
    one('lang', details.lang),
    one('ai', details.aiUsage),
    one('picture', details.cover === null ? 'no' : 'yes'),
    ...(details.sourceName === '' ? [] : [one('source', facetName(details.sourceName))]),
    ...(details.topicId === null ? [] : [one('topic', details.topicId)]),
    ...authors.map((author) => one('author', facetName(author.displayName))),
    ...authors.flatMap(({ accountId }) => (accountId === undefined ? [] : [one('account', accountId)])),
    ...NAMED_ACCOUNTS_FIELDS.flatMap((field) => details[field].map((id) => one('account', id))),
    ...details.eventIds.map((id) => one('event', id)),
    ...details.provinceCodes.map((code) => one('province', code)),
    ...details.sensitiveFlags.map((flag) => one('flag', flag)),
    ...(details.isSponsored ? [one('mark', 'sponsored')] : []),
    ...(hasPending ? [one('mark', 'pending')] : []),
    ...marks.map((mark) => one('mark', mark)),
  ];
  return [...new Set(facets)];
}

/** The marks among the facets of a post that a save keeps. */
export function lastingMarks(projectId: string, facets: readonly string[]): LastingMark[] {
  return LASTING_MARKS.filter((mark) => facets.includes(facet(projectId, 'mark', mark)));
}
