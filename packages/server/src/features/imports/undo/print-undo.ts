import { textOfNote } from '../import-note.ts';
import type { UndoReport } from './undo-report.ts';

const NAMES = { post: 'bài viết', media: 'tệp', tag: 'thẻ', category: 'chuyên mục' } as const;

export function printUndo({ runId, projectId, file, removed, left }: UndoReport): string {
  const counts = (['post', 'media', 'category', 'tag'] as const).map(
    (entity) => `${removed[entity]} ${NAMES[entity]}`,
  );
  return [
    `HOÀN TÁC LƯỢT NHẬP ${runId} (${file}, dự án ${projectId})`,
    `Đã gỡ ${counts.join(', ')}.`,
    ...(left.length === 0 ? ['Không còn lại gì của lượt này.'] : [`Để lại ${left.length}:`]),
    ...left.map(
      ({ entity, id, title, reason }) =>
        `  · ${NAMES[entity]} ${id} "${title || 'Không có tiêu đề'}": ${textOfNote(reason)}`,
    ),
  ].join('\n');
}
