import type { ArticleDocument, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { isSuggestion, suggestionBy } from '@toasoan/contract/article/suggestion-mark.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { notify } from '#server/features/notifications/public.ts';
import type { PostRecord } from '../post-record.ts';

/** The author of each suggestion in a text, by its id. */
function authorsIn(node: ArticleNode, known = new Map<string, string>()): Map<string, string> {
  for (const mark of node.marks ?? [])
    if (isSuggestion(mark)) known.set(suggestionBy(mark).id, suggestionBy(mark).authorId);
  for (const child of node.content ?? []) authorsIn(child, known);
  return known;
}

interface Settled {
  readonly content: ArticleDocument;
  /** The person suggests a change and had no suggestion in the text before. */
  readonly isFirst: boolean;
}

/**
 * Nobody can suggest in another name: a suggestion that the earlier text does not hold from that person belongs to
 * the person who saves, and its time is not in the future.
 */
export function settleSuggestions(
  content: ArticleDocument,
  before: readonly ArticleDocument[],
  by: Actor,
  now = new Date(),
): Settled {
  const { userId } = by;
  if (userId === null || !hasSuggestions(content)) return { content, isFirst: false };
  const known = new Map<string, string>();
  for (const document of before) authorsIn(document, known);
  const own = userId;
  let adds = false;

  function settledMark(mark: ArticleMark): ArticleMark {
    if (!isSuggestion(mark)) return mark;
    const { id, authorId, time } = suggestionBy(mark);
    if (known.get(id) === authorId) return mark;
    adds = true;
    return {
      type: mark.type,
      attrs: {
        id,
        authorId: own,
        authorName: by.displayName,
        time: Date.parse(time) > now.getTime() ? now.toISOString() : time,
      },
    };
  }
  function settledNode<Node extends ArticleNode>(node: Node): Node {
    if (!hasSuggestions(node)) return node;
    return {
      ...node,
      ...(node.marks && { marks: node.marks.map(settledMark) }),
      ...(node.content && { content: node.content.map(settledNode) }),
    };
  }
  const settled = settledNode(content);
  return { content: settled, isFirst: adds && ![...known.values()].includes(userId) };
}

/** The same for the sent fields of a post. */
export function settledDraft<Draft extends Pick<PostDraft, 'content'>>(
  before: PostRecord,
  draft: Draft,
  by: Actor,
): { readonly draft: Draft; readonly isFirst: boolean } {
  if (draft.content === undefined) return { draft, isFirst: false };
  const known = [before.content, ...(before.pending?.content ? [before.pending.content] : [])];
  const { content, isFirst } = settleSuggestions(draft.content, known, by);
  return { draft: { ...draft, content }, isFirst };
}

/** The author is notified of a colleague's first suggestion, not of each further one. */
export async function notifyOfSuggestions(
  db: Db,
  projectId: string,
  post: PostRecord,
  { userId, displayName }: Actor,
): Promise<void> {
  if (userId === null || post.created_by_id === null) return;
  await notify(db, projectId, {
    kind: 'suggestionsMade',
    postId: post.id,
    to: [post.created_by_id],
    by: { userId, displayName },
    detail: { title: post.title },
  });
}
