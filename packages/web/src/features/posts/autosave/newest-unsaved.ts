import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { livingTabIds } from '#web/core/tabs/living-tabs.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { localDraftsOf } from './local-drafts.ts';

export interface UnsavedText {
  readonly postId: string | undefined;
  readonly editingSession: string;
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
}

/** The newest unsaved text of this person for a post, kept here or on the server, that no living tab holds. */
export async function newestUnsaved(question: Question): Promise<UnsavedText | null> {
  const { userId, projectId, postId, editingSession } = question;
  const [here, onServer, living] = await Promise.all([
    localDraftsOf(userId, { projectId, postId }),
    postId === undefined ? [] : keptOnServer(postId),
    livingTabIds(),
  ]);
  const candidates = [...here, ...onServer].filter(
    (text) => text.editingSession === editingSession || !living.has(text.editingSession),
  );
  candidates.sort((one, other) => other.savedTime.localeCompare(one.savedTime));
  return candidates[0] ?? null;
}

async function keptOnServer(postId: string): Promise<UnsavedText[]> {
  const { items } = await call(postEndpoints.autosaves, { query: { postId } });
  return items.map((item) => ({
    ...item,
    postId,
    tags: item.tags.map(({ id, title }) => ({ id, label: title })),
  }));
}
