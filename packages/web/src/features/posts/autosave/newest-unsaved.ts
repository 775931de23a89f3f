import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { livingTabIds } from '#web/core/tabs/living-tabs.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { sameValues } from '#web/ui/form/form-store.ts';
import { dropLocalDraft, localDraftsOf } from './local-drafts.ts';

interface Copy {
  readonly editingSession: string;
  /** Set for a copy in this browser. */
  readonly life?: string | undefined;
}

export interface UnsavedText {
  readonly postId: string | undefined;
  readonly baseVersion: number;
  readonly savedTime: string;
  readonly draft: PostDraft;
  readonly tags: readonly Picked[];
  /** Where it is kept. */
  readonly copies: readonly Copy[];
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

type OneCopy = Omit<UnsavedText, 'copies'> & Copy;

/**
 * The unsaved texts of this person for a post, local or on the server, that no living tab holds. Newest first, equal
 * ones once. A page's copy on the server is an earlier stage of its newer local one.
 */
export async function findUnsaved(question: Question): Promise<readonly UnsavedText[]> {
  const { userId, projectId, postId, editingSession, life } = question;
  const [here, onServer, living] = await Promise.all([
    localDraftsOf(userId, { projectId, postId }),
    // Local copies are offered even while the server cannot be reached.
    postId === undefined ? [] : keptOnServer(postId).catch(() => []),
    livingTabIds(),
  ]);
  const local = here.filter((copy) => copy.life !== life);
  const isStage = (copy: OneCopy) =>
    local.some((one) => one.editingSession === copy.editingSession && one.savedTime >= copy.savedTime);
  const candidates = [...local, ...onServer.filter((copy) => !isStage(copy))]
    .filter((copy) => copy.editingSession === editingSession || !living.has(copy.editingSession))
    .sort((one, other) => other.savedTime.localeCompare(one.savedTime));
  const texts: UnsavedText[] = [];
  for (const copy of candidates) {
    const at = texts.findIndex(({ draft }) => sameValues(draft, copy.draft));
    const known = texts[at];
    if (known) texts[at] = { ...known, copies: [...known.copies, copy] };
    else texts.push({ ...copy, copies: [copy] });
  }
  return texts;
}

async function keptOnServer(postId: string): Promise<OneCopy[]> {
  const { items } = await call(postEndpoints.autosaves, { query: { postId } });
  return items.map((item) => ({
    ...item,
    postId,
    tags: item.tags.map(({ id, title }) => ({ id, label: title })),
  }));
}

/** Drops its copies: the text is on a page that keeps it, or nobody wants it. */
export async function dropUnsaved(userId: string, { copies, postId }: UnsavedText): Promise<void> {
  for (const { editingSession, life } of copies)
    if (life !== undefined) await dropLocalDraft(userId, { editingSession, life });
  if (!postId) return;
  for (const editingSession of new Set(copies.map((copy) => copy.editingSession)))
    await call(postEndpoints.removeAutosave, { params: { editingSession }, query: { postId } });
}
