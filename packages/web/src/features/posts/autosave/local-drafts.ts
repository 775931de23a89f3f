import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { createStore, del, delMany, entries, keys, set, type UseStore } from 'idb-keyval';
import { randomId } from '#web/core/random-id.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { notifyNoCopy } from '../merge/notify-merge.ts';

/** Unsaved text in this browser, for times without network and after a crash. */
export interface LocalDraft {
  /** Undefined: the post does not exist on the server yet. */
  readonly postId: string | undefined;
  readonly projectId: string;
  readonly editingSession: string;
  /** Names the time that the article was opened. */
  readonly life: string;
  /** 0 for a new post. */
  readonly baseVersion: number;
  readonly savedTime: string;
  readonly draft: PostDraft;
  /** Names of its tags. */
  readonly tags: readonly Picked[];
}

let store: UseStore | undefined;

function drafts(): UseStore {
  store ??= createStore('toasoan-drafts', 'posts');
  return store;
}

/** The key holds the person: another person who signs in here is offered nothing. */
function keyOf(
  userId: string,
  { editingSession, life }: Pick<LocalDraft, 'editingSession' | 'life'>,
): string {
  return `${userId}:${editingSession}:${life}`;
}

/** False when the browser refuses to store (private mode, full disk): then there is no second copy. */
export async function keepLocalDraft(userId: string, draft: LocalDraft): Promise<boolean> {
  try {
    await set(keyOf(userId, draft), draft, drafts());
    return true;
  } catch {
    return false;
  }
}

export async function dropLocalDraft(
  userId: string,
  of: Pick<LocalDraft, 'editingSession' | 'life'>,
): Promise<void> {
  await tried(() => del(keyOf(userId, of), drafts()));
}

/** Drops what this tab kept when it opened the article earlier: it is on the page now, or nobody wants it. */
export async function dropEarlierDrafts(
  userId: string,
  { editingSession, life }: Pick<LocalDraft, 'editingSession' | 'life'>,
): Promise<void> {
  const earlier = (key: string) =>
    `${key}:`.startsWith(`${userId}:${editingSession}:`) && key !== keyOf(userId, { editingSession, life });
  await tried(async () => delMany((await keys<string>(drafts())).filter(earlier), drafts()));
}

/** A browser that stores nothing fails here too, and has nothing to lose. */
async function tried<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** This person's unsaved texts of one post (or of posts not created yet), newest first. */
export async function localDraftsOf(
  userId: string,
  of: { readonly projectId: string; readonly postId: string | undefined },
): Promise<LocalDraft[]> {
  const all = (await tried(() => entries<string, LocalDraft>(drafts()))) ?? [];
  return all
    .filter(([key]) => key.startsWith(`${userId}:`))
    .map(([, draft]) => draft)
    .filter((draft) => draft.projectId === of.projectId && draft.postId === of.postId)
    .sort((one, other) => other.savedTime.localeCompare(one.savedTime));
}

interface CopyDependencies {
  readonly projectId: string;
  readonly editingSession: string;
  readonly person: { readonly userId: string };
}

/** The local copy of one opened article. Each time an article is opened it gets a copy of its own. */
interface LocalCopy {
  readonly life: string;
  /** Answers the time; undefined when the browser refuses to store. */
  readonly keep: (
    post: Post | undefined,
    draft: PostDraft,
    tags: readonly Picked[],
  ) => Promise<Date | undefined>;
  readonly drop: () => void;
  /** Sets the clock of the copies by the server, because the clock of the machine may be wrong. */
  readonly setClock: (serverTime: Date) => void;
}

export function createLocalCopy({ projectId, editingSession, person }: CopyDependencies): LocalCopy {
  const life = randomId();
  let isBehind = 0;
  return {
    life,
    async keep(post, draft, tags) {
      const time = new Date(Date.now() + isBehind);
      const copy = {
        postId: post?.id,
        projectId,
        editingSession,
        life,
        baseVersion: post?.version ?? 0,
        savedTime: time.toISOString(),
        draft,
        tags,
      };
      const isKept = await keepLocalDraft(person.userId, copy);
      if (!isKept) notifyNoCopy();
      return isKept ? time : undefined;
    },
    drop: () => void dropLocalDraft(person.userId, { editingSession, life }),
    setClock(serverTime) {
      isBehind = serverTime.getTime() - Date.now();
    },
  };
}
