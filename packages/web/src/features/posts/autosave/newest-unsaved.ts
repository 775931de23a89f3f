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
  /** Set for a copy in this browser. */
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
  /** The asking tab: text it kept before a reload counts. */
  readonly editingSession: string;
  /** Text kept since the article was opened is on the page already. */
  readonly life: string;
}

/**
 * The unsaved texts of this person for a post, local or on the server, that no living tab holds. Newest first; of
 * equal copies only the newest.
 */
export async function findUnsaved(question: Question): Promise<readonly UnsavedText[]> {
  const { userId, projectId, postId, editingSession, life } = question;
  const [here, onServer, living] = await Promise.all([
    localDraftsOf(userId, { projectId, postId }),
    // Local copies are offered even while the server cannot be reached.
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

/** Drops both copies, because the person does not want the text. */
export async function dropUnsaved(
  userId: string,
  { editingSession, postId }: UnsavedText,
  life: string,
): Promise<void> {
  await dropEarlierDrafts(userId, { editingSession, life });
  if (!postId) return;
  await call(postEndpoints.removeAutosave, { params: { editingSession }, query: { postId } });
}
