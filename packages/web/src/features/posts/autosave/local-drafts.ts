import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { Picked } from '#web/patterns/picker/picked.ts';

/** Unsaved text as this browser keeps it, for the time without network and after a crash. */
export interface LocalDraft {
  /** undefined: the post does not exist on the server yet. */
  readonly postId: string | undefined;
  readonly projectId: string;
  readonly editingSession: string;
  /** 0 for a new post. */
  readonly baseVersion: number;
  readonly savedTime: string;
  readonly draft: PostDraft;
  /** The names of its tags. */
  readonly tags: readonly Picked[];
}

let store: UseStore | undefined;

function drafts(): UseStore {
  store ??= createStore('toasoan-drafts', 'posts');
  return store;
}

/** Keyed by person: another one who signs in here is offered nothing. */
function keyOf(userId: string, editingSession: string): string {
  return `${userId}:${editingSession}`;
}

/** A browser that refuses to store (private mode, full disk) only loses this second copy. */
export async function keepLocalDraft(userId: string, draft: LocalDraft): Promise<void> {
  await set(keyOf(userId, draft.editingSession), draft, drafts()).catch(() => undefined);
}

export async function dropLocalDraft(userId: string, editingSession: string): Promise<void> {
  await del(keyOf(userId, editingSession), drafts()).catch(() => undefined);
}

/** This person's unsaved texts of one post (or of posts not created yet), newest first. */
export async function localDraftsOf(
  userId: string,
  of: { readonly projectId: string; readonly postId: string | undefined },
): Promise<LocalDraft[]> {
  const all = await entries<string, LocalDraft>(drafts()).catch(() => []);
  return all
    .filter(([key]) => key.startsWith(`${userId}:`))
    .map(([, draft]) => draft)
    .filter((draft) => draft.projectId === of.projectId && draft.postId === of.postId)
    .sort((one, other) => other.savedTime.localeCompare(one.savedTime));
}
