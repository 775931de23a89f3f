import type { PlacementKind } from '@toasoan/contract/features/posts/placement/placement.ts';

/** The job that ends a place. */
export const END_OF_PLACE = 'post.endPlace';

export function endOfPlaceKey(postId: string, kind: PlacementKind): string {
  return `${END_OF_PLACE}:${postId}:${kind}`;
}
