import type { NoteKind } from '@toasoan/contract/features/posts/notes/note.ts';
import type { SeedPerson } from '../first-accounts.ts';

interface DemoAnswer {
  readonly by: SeedPerson;
  readonly text: string;
  readonly minutesAgo: number;
  /** Who is named at its beginning. */
  readonly names?: SeedPerson;
  readonly saysFixed?: boolean;
}

export interface DemoNote {
  /** Of the post. */
  readonly title: string;
  readonly kind?: NoteKind;
  /** Words of the body that it is about; absent: about the whole. */
  readonly passage?: string;
  readonly by: SeedPerson;
  readonly text: string;
  readonly minutesAgo: number;
  readonly mustFix?: boolean;
  readonly resolvedBy?: SeedPerson;
  readonly answers?: readonly DemoAnswer[];
}

const TURTLES = 'Mùa rùa biển lên bãi: tình nguyện viên thức cùng những ổ trứng';
const LAND = 'Một cửa đất đai: chờ 40 ngày hay 14 ngày?';

export const DEMO_NOTES: readonly DemoNote[] = [
  {
    title: TURTLES,
    passage: 'hơn 900 ổ trứng',
    by: 'editor',
    text: 'Con số này lấy từ đâu? Cần dẫn báo cáo của ban quản lý vườn, không ghi chung chung.',
    minutesAgo: 85,
    mustFix: true,
    answers: [
      {
        by: 'author',
        text: 'em đã gọi ban quản lý vườn, chiều nay họ gửi báo cáo.',
        minutesAgo: 50,
        names: 'editor',
      },
    ],
  },
  {
    title: TURTLES,
    passage: '19 tuổi',
    by: 'editor',
    text: 'Có tên và một câu nói của bạn này thì đoạn kết sẽ ấm hơn.',
    minutesAgo: 80,
  },
  {
    title: TURTLES,
    kind: 'COMMENT',
    by: 'admin',
    text: 'Bài để trang nhất tối nay. Ban ảnh còn hai khung chụp ca trực lúc rạng sáng, ai cần thì lấy.',
    minutesAgo: 35,
    answers: [{ by: 'editor', text: 'Tôi lấy khung có đèn đỏ.', minutesAgo: 20 }],
  },
  {
    title: LAND,
    passage: '14 ngày làm việc',
    by: 'editor',
    text: 'Báo cáo quý nào, trang mấy? Ghi rõ để đối chiếu.',
    minutesAgo: 460,
    mustFix: true,
    answers: [
      { by: 'author', text: 'Em ghi thêm quý và số văn bản rồi ạ.', minutesAgo: 120, saysFixed: true },
    ],
  },
  {
    title: 'Gặp nghệ nhân giữ lửa tranh Đông Hồ',
    passage: 'sáng chủ nhật',
    by: 'admin',
    text: 'Hỏi lại giờ học để bạn đọc còn đến.',
    minutesAgo: 60,
    resolvedBy: 'admin',
    answers: [{ by: 'editor', text: 'Lớp bắt đầu lúc 8 giờ, đã gọi xác nhận.', minutesAgo: 45 }],
  },
];
