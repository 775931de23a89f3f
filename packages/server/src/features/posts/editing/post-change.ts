import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { PostRecord } from '../post-record.ts';

export interface PostChange {
  readonly before: PostRecord;
  readonly after: PostRecord;
}

export interface PostEditor {
  readonly actor: PostActor;
  readonly by: Actor;
}

/** How the history describes a save. */
export interface SaveKind {
  readonly kind: 'save' | 'restore';
  readonly note?: string;
  /** For a correction: its form writes fields that nobody writes by hand. */
  readonly isByForm?: boolean;
}
