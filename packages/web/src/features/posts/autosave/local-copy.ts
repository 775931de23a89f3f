import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { randomId } from '#web/core/random-id.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import type { postInput } from '../editing/post-values.ts';
import { notifyNoCopy } from '../merge/notify-merge.ts';
import { dropLocalDraft, hasLocalDrafts, keepLocalDraft } from './local-drafts.ts';

export interface CopyDependencies {
  readonly projectId: string;
  readonly editingSession: string;
  readonly person: { readonly userId: string };
}

/** What is on the page. */
export interface Page {
  readonly post: Post | undefined;
  readonly draft: ReturnType<typeof postInput>;
  readonly tags: readonly Picked[];
}

/** The local copy of one opened article. Each time an article is opened it gets a copy of its own. */
interface LocalCopy {
  readonly life: string;
  /** Answers the time; undefined when the browser refuses to store. */
  readonly keep: (page: Page) => Promise<Date | undefined>;
  /** Keeps the page as a copy that later ones do not replace: another text takes its place. */
  readonly setAside: (page: Page) => Promise<Date | undefined>;
  readonly drop: () => void;
  /** Sets the clock of the copies by the server, because the clock of the machine may be wrong. */
  readonly setClock: (serverTime: Date) => void;
}

export function createLocalCopy({ projectId, editingSession, person }: CopyDependencies): LocalCopy {
  const life = randomId();
  let isBehind = 0;
  // The first letter does not wait for the browser to open its store.
  void hasLocalDrafts(person.userId);

  async function keepAs(name: string, { post, draft, tags }: Page): Promise<Date | undefined> {
    const time = new Date(Date.now() + isBehind);
    const isKept = await keepLocalDraft(person.userId, {
      postId: post?.id,
      projectId,
      editingSession,
      life: name,
      baseVersion: post?.version ?? 0,
      savedTime: time.toISOString(),
      draft,
      tags,
    });
    if (!isKept) notifyNoCopy();
    return isKept ? time : undefined;
  }
  return {
    life,
    keep: (page) => keepAs(life, page),
    setAside: (page) => keepAs(randomId(), page),
    drop: () => void dropLocalDraft(person.userId, { editingSession, life }),
    setClock(serverTime) {
      isBehind = serverTime.getTime() - Date.now();
    },
  };
}
