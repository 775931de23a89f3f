import { livingTabIds } from '#web/core/tabs/living-tabs.ts';
import { sameValues } from '#web/ui/form/form-store.ts';
import type { ArticleKind, KeptDraft } from '../editing/article-kind.ts';
import type { ArticleTypes } from '../editing/article-types.ts';

interface Copy {
  readonly editingSession: string;
  /** Set for a copy in this browser. */
  readonly life?: string | undefined;
}

export interface UnsavedText<A extends ArticleTypes> extends KeptDraft<A> {
  readonly articleId: string | undefined;
  /** Where it is kept. */
  readonly copies: readonly Copy[];
}

interface Question {
  readonly userId: string;
  readonly projectId: string;
  readonly articleId: string | undefined;
  /** The asking tab: text it kept before a reload counts. */
  readonly editingSession: string;
  /** Text kept since the article was opened is on the page already. */
  readonly life: string;
}

type OneCopy<A extends ArticleTypes> = Omit<UnsavedText<A>, 'copies'> & Copy;

/**
 * The unsaved texts of this person for a record, local or on the server, that no living tab holds. Newest first, equal
 * ones once. A page's copy on the server is an earlier stage of its newer local one.
 */
export async function findUnsaved<A extends ArticleTypes>(
  kind: ArticleKind<A>,
  { userId, projectId, articleId, editingSession, life }: Question,
): Promise<readonly UnsavedText<A>[]> {
  const [here, onServer, living] = await Promise.all([
    kind.copies.all(userId),
    // Local copies are offered even while the server cannot be reached.
    articleId === undefined ? [] : keptOnServer(kind, articleId).catch(() => []),
    livingTabIds(),
  ]);
  const local = here.filter(
    (copy) => copy.projectId === projectId && copy.articleId === articleId && copy.life !== life,
  );
  const isStage = (copy: OneCopy<A>) =>
    local.some((one) => one.editingSession === copy.editingSession && one.savedTime >= copy.savedTime);
  const candidates: OneCopy<A>[] = [...local, ...onServer.filter((copy) => !isStage(copy))]
    .filter((copy) => copy.editingSession === editingSession || !living.has(copy.editingSession))
    .sort((one, other) => other.savedTime.localeCompare(one.savedTime));
  const texts: UnsavedText<A>[] = [];
  for (const copy of candidates) {
    const at = texts.findIndex(({ draft }) => sameValues(draft, copy.draft));
    const known = texts[at];
    if (known) texts[at] = { ...known, copies: [...known.copies, copy] };
    else texts.push({ ...copy, copies: [copy] });
  }
  return texts;
}

async function keptOnServer<A extends ArticleTypes>(
  kind: ArticleKind<A>,
  articleId: string,
): Promise<OneCopy<A>[]> {
  const items = await kind.calls.autosaves(articleId);
  return items.map((item) => ({ ...item, articleId }));
}

/** Drops its copies: the text is on a page that keeps it, or nobody wants it. */
export async function dropUnsaved<A extends ArticleTypes>(
  kind: ArticleKind<A>,
  userId: string,
  { copies, articleId }: UnsavedText<A>,
): Promise<void> {
  for (const { editingSession, life } of copies)
    if (life !== undefined) await kind.copies.drop(userId, { editingSession, life });
  if (articleId === undefined) return;
  for (const editingSession of new Set(copies.map((copy) => copy.editingSession)))
    await kind.calls.dropAutosave(articleId, editingSession, 'aloud');
}
