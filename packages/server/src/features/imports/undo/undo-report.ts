import { type ImportNote, textOfNote } from '../import-note.ts';
import type { ImportedEntity } from '../running/import-item-store.ts';

const NAMES = { post: 'bài viết', media: 'tệp', tag: 'thẻ', category: 'chuyên mục' } as const;

/** A record of the run that stays. */
export interface LeftThing {
  readonly entity: ImportedEntity;
  readonly id: string;
  readonly title: string;
  readonly reason: ImportNote;
}

export interface UndoReport {
  readonly runId: string;
  readonly projectId: string;
  readonly file: string;
  readonly removed: Readonly<Record<ImportedEntity, number>>;
  readonly left: readonly LeftThing[];
  readonly comments: { readonly removed: number; readonly left: number };
}

export function printUndo({ runId, projectId, file, removed, left, comments }: UndoReport): string {
  const counts = (['post', 'media', 'category', 'tag'] as const).map(
    (entity) => `${removed[entity]} ${NAMES[entity]}`,
  );
  return [
    `HOÀN TÁC LƯỢT NHẬP ${runId} (${file}, dự án ${projectId})`,
    `Đã gỡ ${counts.join(', ')}, ${comments.removed} bình luận.`,
    ...(comments.left === 0
      ? []
      : [`Để lại ${comments.left} bình luận đã có người duyệt, sửa, báo xấu hoặc trả lời.`]),
    ...(left.length === 0 && comments.left === 0
      ? ['Không còn lại gì của lượt này.']
      : left.length === 0
        ? []
        : [`Để lại ${left.length}:`]),
    ...left.map(
      ({ entity, id, title, reason }) =>
        `  · ${NAMES[entity]} ${id} "${title || 'Không có tiêu đề'}": ${textOfNote(reason)}`,
    ),
  ].join('\n');
}
