/** Names a copy in this browser, which the editor at this address puts on its page. */
export const WANTED = 'kept';

interface KeptCopy {
  readonly postId: string | undefined;
  readonly life: string;
}

/** Where a copy is opened; a text without a post becomes a new one. */
export function keptAddress({ postId, life }: KeptCopy): string {
  const page = postId === undefined ? 'create' : `edit/${postId}`;
  return `/manager_post/${page}?${WANTED}=${life}`;
}
