import { PLAIN_CONFIG } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import type { Db } from '#server/core/db/database.ts';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';

/** A block that allows its lead three hours. */
export const aWatchedBlock = (over: Partial<LayoutBlock> = {}): LayoutBlock =>
  aLayoutBlock('', { id: 'dau', templateId: null, config: PLAIN_CONFIG, leadHours: 3, ...over });

interface SeenLead {
  readonly projectId: string;
  readonly layoutId: string;
  readonly post: { readonly id: string; readonly title: string };
  readonly time: Date;
}

/** Readers of the home page see this first post in the watched block from a time on. */
export async function seeLead(
  db: Db,
  { projectId, layoutId, post, time }: SeenLead,
  over: object = {},
): Promise<void> {
  await db
    .insertInto('shown_pages')
    .values({
      project_id: projectId,
      kind: 'HOME',
      category_id: null,
      lang: 'vi',
      device: 'DESKTOP',
      time,
      layout_id: layoutId,
      layout_title: 'Trang chủ',
      content_hash: `${post.id} ${time.getTime()}`,
      leads: JSON.stringify([{ blockId: 'dau', postId: post.id, title: post.title }]),
      blocks: '[]',
      ...over,
    })
    .execute();
}
