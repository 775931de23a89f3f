import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import type { PlacementKind } from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';

/** What this person has published just now. */
export interface Publication {
  readonly kind: 'publish' | 'apply';
  /** The post as the server answered. */
  readonly post: Post;
  /** Undefined for changes of a public post. */
  readonly stateBefore?: PostState | undefined;
  readonly notified: readonly string[];
  readonly place?: PlacementKind | undefined;
  /** By the page's clock, before the call left: the server's minute ends no earlier. */
  readonly sentAt: number;
}

/** When the minute ends in which it can be taken back. */
export function undoEnd({ sentAt }: Pick<Publication, 'sentAt'>): number {
  return sentAt + UNDO_SECONDS * 1_000;
}

/** Whole seconds in which it can still be taken back. */
export function secondsLeft(publication: Pick<Publication, 'sentAt'>): number {
  return Math.max(0, Math.ceil((undoEnd(publication) - Date.now()) / 1_000));
}
