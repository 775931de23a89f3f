import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { COMMENT_VIEWS, type CommentCounts } from '@toasoan/contract/features/comments/comment-list.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';
import { aDetail } from './a-comment.ts';

const PAGE = '/manager_comment';

function someCounts(changes: Partial<CommentCounts> = {}): CommentCounts {
  const views = Object.fromEntries(COMMENT_VIEWS.map((view) => [view, 0])) as Record<
    (typeof COMMENT_VIEWS)[number],
    number
  >;
  return { ...views, overdue: 0, dueSoon: 0, mineToday: 0, secondLooks: 0, replyDrafts: 0, ...changes };
}

interface Server {
  readonly counts?: object;
  /** What still waits when it is claimed; all rows unless given. */
  readonly waits?: readonly CommentRow[];
}

/** What the server has: the rows of the queue, each with its details. */
function answerComments(
  network: Network,
  rows: readonly CommentRow[],
  { counts = {}, waits = rows }: Server,
): void {
  network.answer('/admin/comment/list', { items: rows, next: null });
  network.answer('/admin/comment/counts', someCounts({ waiting: rows.length, all: rows.length, ...counts }));
  network.answer('/admin/comment/claim', { claimed: waits.map(({ id }) => id), taken: [] });
  network.answer('/admin/comment/release', { released: 0 });
  network.answer('/admin/comment/countMatching', { count: rows.length, isCapped: false });
  network.answer('/admin/category/tree', { items: [] });
  for (const row of rows) network.answer(`/admin/comment/detail/${row.id}`, aDetail(row));
}

/** The numbers follow what was decided and taken back. */
export function countDecisions(network: Network, waiting: number): void {
  const sent = (verb: string) => network.sent.filter(({ path }) => path.includes(`/comment/${verb}/`)).length;
  network.reply('/admin/comment/counts', () => {
    const mineToday = sent('decide') - sent('undo');
    return Response.json({ error: 0, data: someCounts({ waiting: waiting - mineToday, mineToday }) });
  });
}

export async function openComments(
  network: Network,
  rows: readonly CommentRow[],
  { role = 'EDITOR', search = '', ...server }: Server & { role?: Role; search?: string } = {},
): Promise<void> {
  answerComments(network, rows, server);
  await openAs(network, role, `${PAGE}${search}`);
  const [first] = rows;
  if (first) await expect.element(page.getByRole('article', { name: first.senderName })).toBeVisible();
}
