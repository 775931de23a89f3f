import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { randomId } from '#web/core/random-id.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { notifyNoCopy } from '../merge/notify-merge.ts';
import { dropLocalDraft, keepLocalDraft } from './local-drafts.ts';

interface CopyDependencies {
  readonly projectId: string;
  readonly editingSession: string;
  readonly person: { readonly userId: string };
}

/** What is typed as this browser keeps it: a copy of each time that an article is opened, which overwrites no other. */
export interface LocalCopy {
  readonly life: string;
  readonly keep: (post: Post | undefined, draft: PostDraft, tags: readonly Picked[]) => void;
  readonly drop: () => void;
  /** The server has just named its time: copies here are told by its clock, not by one that may be wrong. */
  readonly setClock: (serverTime: Date) => void;
}

export function createLocalCopy({ projectId, editingSession, person }: CopyDependencies): LocalCopy {
  const life = randomId();
  let isBehind = 0;
  return {
    life,
    keep(post, draft, tags) {
      const copy = {
        postId: post?.id,
        projectId,
        editingSession,
        life,
        baseVersion: post?.version ?? 0,
        savedTime: new Date(Date.now() + isBehind).toISOString(),
        draft,
        tags,
      };
      void keepLocalDraft(person.userId, copy).then((isKept) => isKept || notifyNoCopy());
    },
    drop: () => void dropLocalDraft(person.userId, { editingSession, life }),
    setClock(serverTime) {
      isBehind = serverTime.getTime() - Date.now();
    },
  };
}
