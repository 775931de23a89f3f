import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { workingCopy } from '../comparing/post-copies.ts';

interface PublicPlace {
  /** '' while the site has no domain. */
  readonly host: string;
  readonly path: string;
}

/** Where readers find the post, in two parts. */
export function publicPlaceOf(post: Post, domains: readonly string[]): PublicPlace {
  const slug = post.state === 'PUBLISHED' ? post.slug : workingCopy(post).slug;
  return { host: domains[0] ?? '', path: `/${slug}` };
}
