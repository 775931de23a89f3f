import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { createStore, del, entries, keys, set, type UseStore } from 'idb-keyval';
import { isViewing } from '#web/core/session/viewing.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';

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
  // It would be another person's.
  if (isViewing()) return false;
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

/** A browser that stores nothing fails here too, and has nothing to lose. */
async function tried<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** All unsaved texts of this person in this browser, newest first; nobody else's. */
export async function allLocalDrafts(userId: string): Promise<LocalDraft[]> {
  const all = (await tried(() => entries<string, LocalDraft>(drafts()))) ?? [];
  return all
    .filter(([key]) => key.startsWith(`${userId}:`))
    .map(([, draft]) => draft)
    .sort((one, other) => other.savedTime.localeCompare(one.savedTime));
}

/** Cheaper than reading them: whether this person has any. */
export async function hasLocalDrafts(userId: string): Promise<boolean> {
  const all = (await tried(() => keys<string>(drafts()))) ?? [];
  return all.some((key) => key.startsWith(`${userId}:`));
}

/** This person's unsaved texts of one post (or of posts not created yet), newest first. */
export async function localDraftsOf(
  userId: string,
  of: { readonly projectId: string; readonly postId: string | undefined },
): Promise<LocalDraft[]> {
  const all = await allLocalDrafts(userId);
  return all.filter((draft) => draft.projectId === of.projectId && draft.postId === of.postId);
}
