import { WANTED } from '#web/features/articles/public-drafts.ts';

interface KeptCopy {
  readonly postId: string | undefined;
  readonly life: string;
}

/** Where a copy is opened; a text without a post becomes a new one. */
export function keptAddress({ postId, life }: KeptCopy): string {
  const page = postId === undefined ? 'create' : `edit/${postId}`;
  return `/manager_post/${page}?${WANTED}=${life}`;
}
