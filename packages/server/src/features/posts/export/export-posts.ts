import { EXPORT_TITLE, type PostExport } from '@toasoan/contract/features/posts/export/post-export.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { listPosts } from '../list/post-list-view.ts';
import { postActor } from '../post-actor.ts';
import { startExport } from './start-export.ts';

/** Starts writing the file and logs the request; returns the task. */
export async function exportPosts(
  call: TransactionCall,
  { format, filters }: PostExport,
): Promise<{ taskId: string }> {
  const { db, projectId, caller, language } = call;
  const { total } = await listPosts(
    db,
    projectId,
    postActor(caller),
    postListQuery.parse({ ...filters, limit: 1 }),
  );
  const { sort: _sort, dateKind, ...asked } = filters;
  const hasDays = filters.from !== undefined || filters.to !== undefined;
  return await startExport(call, {
    kind: 'post-export',
    title: EXPORT_TITLE[language],
    format,
    filters,
    audit: {
      action: 'post.export',
      entity: 'post',
      query: { ...asked, ...(hasDays && { dateKind }) },
      total,
    },
  });
}
