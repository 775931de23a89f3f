import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';

const hours = (counts: Readonly<Record<number, number>>) =>
  Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0);

/** Two days of a newsroom. */
export function someStatistics(changes: Partial<CommentStatistics> = {}): CommentStatistics {
  return {
    days: [
      { day: '2026-11-19', received: 40, approved: 22, rejected: 11, spam: 1 },
      { day: '2026-11-20', received: 60, approved: 40, rejected: 5, spam: 3 },
    ],
    hoursToday: hours({ 8: 2, 9: 5 }),
    hoursBefore: hours({ 9: 2.3, 20: 7 }),
    rejections: [{ code: 'ADVERT', count: 61 }],
    rules: [
      { rule: 'SUSPECT_WORD', count: 9, approved: 6, refused: 2, waiting: 1 },
      { rule: 'PHONE', count: 3, approved: 0, refused: 3, waiting: 0 },
    ],
    people: [
      { name: 'Lê Thu Hà', decisions: 1240, rejected: 61, looks: 4, agreed: 3 },
      { name: 'Phạm Đức Anh', decisions: 12, rejected: 0, looks: 0, agreed: 0 },
    ],
    targets: [
      { targetType: 'POST', targetId: '12', title: 'Hà Nội thí điểm tuyến xe buýt điện', count: 70 },
      { targetType: 'EVENT', targetId: '31', title: 'Chợ nổi Cái Răng', count: 30 },
    ],
    medianMinutes: 14,
    agreement: { looks: 4, agreed: 3 },
    ...changes,
  };
}
