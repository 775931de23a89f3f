import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { aComment } from '../factories/a-comment.ts';
import type { TestServer } from '../test-server.ts';

/** A comment that waits, the ban of its sender, and a rejection drawn for a second look. */
export async function commentsIn(
  server: TestServer,
  project: string,
  { post, headers }: { readonly post: string; readonly headers: Readonly<Record<string, string>> },
): Promise<{ comment: string; commentBan: string; secondLook: string }> {
  const { db } = server;
  const comment = await aComment(db, project, post, { sender: 'Người phá' });
  const ban = await server.ask(commentEndpoints.ban, {
    body: { commentId: comment, length: 'WEEK', reason: 'Quảng cáo' },
    headers,
  });
  const rejected = await aComment(db, project, post, { state: 'REJECTED' });
  const { id } = await db
    .insertInto('comment_second_looks')
    .values({
      project_id: project,
      comment_id: rejected,
      first_by_id: null,
      first_by_name: 'Biên tập viên',
      first_code: 'INSULT',
      agrees: null,
      second_by_id: null,
      second_by_name: null,
      look_time: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { comment, commentBan: ban.id, secondLook: id };
}
