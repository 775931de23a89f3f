import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { oneLine } from '../../../core/text.ts';
import type { Language } from '../../../vocabulary/language.ts';
import { SHARED_LABELS } from '../../../vocabulary/shared-labels.ts';
import { postFilters } from '../list/post-list.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export const exportFormat = z.enum(EXPORT_FORMATS, { error: 'choice' });
export type ExportFormat = z.output<typeof exportFormat>;

/** A name alone is a list in addresses, not in a body. */
const names = z.optional(
  z.array(oneLine({ min: 1, max: 120 }), { error: 'type' }).check(z.maxLength(50, { error: 'tooMany' })),
);

/** The list as it is filtered; its rows stand in the file newest made first. */
export const postExport = z.strictObject({
  format: exportFormat,
  filters: z.strictObject({ ...postFilters, author: names, source: names }),
});
export type PostExport = z.output<typeof postExport>;

type Text = Readonly<Record<Language, string>>;

/** Headings of the file, in their order. */
export const EXPORT_COLUMNS = {
  id: SHARED_LABELS.id,
  title: SHARED_LABELS.title,
  state: { vi: 'Trạng thái', en: 'State' },
  category: { vi: 'Chuyên mục chính', en: 'Main category' },
  authors: { vi: 'Tác giả', en: 'Byline' },
  source: { vi: 'Nguồn', en: 'Source' },
  assignee: { vi: 'Người biên tập', en: 'Editor' },
  createdBy: SHARED_LABELS.createdBy,
  createTime: SHARED_LABELS.createTime,
  updateTime: SHARED_LABELS.updateTime,
  publishedTime: SHARED_LABELS.publishedTime,
  scheduleTime: { vi: 'Giờ hẹn xuất bản', en: 'Scheduled for' },
  words: { vi: 'Số từ', en: 'Words' },
  slug: SHARED_LABELS.slug,
} as const satisfies Readonly<Record<string, Text>>;

export const EXPORT_TITLE: Text = { vi: 'Danh sách bài viết', en: 'List of posts' };

export const exportEndpoints = {
  start: defineEndpoint({
    method: 'POST',
    path: '/admin/post/export',
    summary: 'Write what the list shows for a filter into a file, in the background.',
    access: inArea('posts', 'post.view'),
    body: postExport,
    data: z.object({ taskId: z.string() }),
    creates: true,
  }),
};
