import {
  type CommentPage,
  REPLIES_PAGE,
  type ShownComment,
  type Thread,
} from '@toasoan/contract/features/comments/readers/reader-comment.ts';
import type { CommentRules, CommentSort } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { maskPersonal } from '@toasoan/contract/features/comments/rules/mask-personal.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ReaderTarget } from './reader-target.ts';
import { countShown, listReplies, listThreads, type ReadComment } from './reader-thread-view.ts';

interface PageAsked {
  readonly sort?: CommentSort | undefined;
  readonly page: number;
}

/** A page of a target's comments, and whether more can be written; `mails`: a link can be mailed. */
export async function readThread(
  db: Db,
  projectId: string,
  target: ReaderTarget,
  { mails, ...page }: PageAsked & { readonly mails: boolean },
): Promise<Thread> {
  return {
    isOpen: target.isOpen,
    needsEmail: mails && target.rules.verifiedOnly,
    ...(await readCommentPage(db, projectId, target, page)),
  };
}

/** One page of a target's comments, each with its first replies. */
export async function readCommentPage(
  db: Db,
  projectId: string,
  target: ReaderTarget,
  { sort = target.rules.sort, page }: PageAsked,
): Promise<CommentPage> {
  const { perPage } = target.rules;
  const rows = await listThreads(db, projectId, target, {
    sort,
    offset: (page - 1) * perPage,
    limit: perPage + 1,
  });
  const shown = rows.slice(0, perPage);
  const ids = shown.map(({ id }) => id);
  const replies =
    ids.length === 0 ? [] : await listReplies(db, projectId, ids, { target, offset: 0, limit: REPLIES_PAGE });
  const show = (row: ReadComment) => shownComment(row, target.rules);
  const byThread = Map.groupBy(replies, (reply) => reply.thread_id);
  return {
    sort,
    total: await countShown(db, projectId, target),
    hasMore: rows.length > perPage,
    items: shown.map((row) => {
      const mine = byThread.get(row.id) ?? [];
      return { ...show(row), replies: mine.map(show), replyCount: mine[0]?.of ?? 0 };
    }),
  };
}

/** One more page of the replies to a comment of the first level. */
export async function readReplies(
  db: Db,
  projectId: string,
  target: ReaderTarget,
  { root, page }: { readonly root: string; readonly page: number },
) {
  const offset = (page - 1) * REPLIES_PAGE;
  const rows = await listReplies(db, projectId, [root], { target, offset, limit: REPLIES_PAGE });
  return {
    items: rows.map((row) => shownComment(row, target.rules)),
    hasMore: (rows[0]?.of ?? 0) > offset + rows.length,
  };
}

/** Of a comment that is not approved only its place is shown. */
export function shownComment(row: ReadComment, rules: Pick<CommentRules, 'maskPersonal'>): ShownComment {
  const shown = (text: string) => (rules.maskPersonal ? maskPersonal(text) : text);
  const isGone = row.state !== 'APPROVED';
  const reply = isGone ? null : row.official_reply;
  return {
    id: row.id,
    parentId: row.parent_id,
    depth: row.depth,
    isGone,
    authorName: isGone ? '' : shown(row.sender_name),
    content: isGone ? '' : shown(row.content),
    createTime: row.sent_time.toISOString(),
    likeCount: isGone ? 0 : row.like_count,
    isPinned: !isGone && row.is_pinned,
    isEditorPick: !isGone && row.is_pick,
    isEdited: !isGone && row.is_edited,
    officialReply: reply && { text: reply.text, orgName: reply.orgName, time: reply.time },
  };
}
