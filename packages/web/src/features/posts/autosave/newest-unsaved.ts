import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { livingTabIds } from '#web/core/tabs/living-tabs.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { sameValues } from '#web/ui/form/form-store.ts';
import { dropEarlierDrafts, localDraftsOf } from './local-drafts.ts';

export interface UnsavedText {
  readonly postId: string | undefined;
  readonly editingSession: string;
  /** Of a copy that lies in this browser. */
  readonly life?: string;
  readonly baseVersion: number;
  readonly savedTime: string;
  readonly draft: PostDraft;
  readonly tags: readonly Picked[];
}

interface Question {
  readonly userId: string;
  readonly projectId: string;
  readonly postId: string | undefined;
  /** The tab that asks: text it kept itself before a reload counts. */
  readonly editingSession: string;
  /** What it has kept since it opened the article is on its page. */
  readonly life: string;
}

/**
 * The unsaved texts of this person for a post, kept here or on the server, that no living tab holds: newest
 * first, and of copies that say the same the newest alone.
 */
export async function findUnsaved(question: Question): Promise<readonly UnsavedText[]> {
  const { userId, projectId, postId, editingSession, life } = question;
  const [here, onServer, living] = await Promise.all([
    localDraftsOf(userId, { projectId, postId }),
    // What lies here is offered also while the server cannot be reached.
    postId === undefined ? [] : keptOnServer(postId).catch(() => []),
    livingTabIds(),
  ]);
  const candidates = [...here.filter((text) => text.life !== life), ...onServer].filter(
    (text) => text.editingSession === editingSession || !living.has(text.editingSession),
  );
  candidates.sort((one, other) => other.savedTime.localeCompare(one.savedTime));
  return candidates.filter(
    ({ draft }, place) => !candidates.slice(0, place).some((newer) => sameValues(newer.draft, draft)),
  );
}

async function keptOnServer(postId: string): Promise<UnsavedText[]> {
  const { items } = await call(postEndpoints.autosaves, { query: { postId } });
  return items.map((item) => ({
    ...item,
    postId,
    tags: item.tags.map(({ id, title }) => ({ id, label: title })),
  }));
}

/** The person wants nothing of it: both copies go. */
export async function dropUnsaved(
  userId: string,
  { editingSession, postId }: UnsavedText,
  life: string,
): Promise<void> {
  await dropEarlierDrafts(userId, { editingSession, life });
  if (!postId) return;
  await call(postEndpoints.removeAutosave, { params: { editingSession }, query: { postId } });
}
