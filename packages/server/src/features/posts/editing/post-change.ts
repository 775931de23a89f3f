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

/** How a save is told in the history. */
export interface SaveKind {
  readonly kind: 'save' | 'restore';
  readonly note?: string;
  /** Of a correction: its form writes what nobody writes by hand. */
  readonly isByForm?: boolean;
}
