import { articleWords } from '@toasoan/contract/features/posts/notes/article-words.ts';
import type { NoteKind } from '@toasoan/contract/features/posts/notes/note.ts';
import { anchorAt } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { Db } from '#server/core/db/database.ts';
import { addNote } from '#server/features/posts/notes/note-store.ts';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import type { PostRecord } from '#server/features/posts/post-record.ts';
import type { SeedPerson } from './first-accounts.ts';
import type { TransitionActor } from './seed-post-way.ts';

interface DemoAnswer {
  readonly by: SeedPerson;
  readonly text: string;
  readonly minutesAgo: number;
  /** The person named at its beginning. */
  readonly names?: SeedPerson;
  readonly saysFixed?: boolean;
}

interface DemoNote {
  /** Of the post. */
  readonly title: string;
  readonly kind?: NoteKind;
  /** Words of the body it refers to; absent: the whole post. */
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

const DEMO_NOTES: readonly DemoNote[] = [
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

interface Newsroom {
  readonly person: (key: SeedPerson) => TransitionActor;
  readonly now: Date;
}

/** Notes of the demo's people on posts in progress. */
export async function seedNotes(db: Db, projectId: string, newsroom: Newsroom): Promise<void> {
  for (const note of DEMO_NOTES) {
    const row = await db
      .selectFrom('posts')
      .select('id')
      .where('project_id', '=', projectId)
      .where('title', '=', note.title)
      .executeTakeFirstOrThrow();
    await seedThread(db, projectId, await readPost(db, projectId, row.id), note, newsroom);
  }
}

async function seedThread(
  db: Db,
  projectId: string,
  post: PostRecord,
  demo: DemoNote,
  { person, now }: Newsroom,
): Promise<void> {
  const said = (by: SeedPerson, minutesAgo: number) => ({
    project_id: projectId,
    post_id: post.id,
    kind: demo.kind ?? ('NOTE' as const),
    author_id: person(by).userId,
    author_name: person(by).displayName,
    make_time: new Date(now.getTime() - minutesAgo * 60_000),
  });
  const fixed = demo.answers?.find(({ saysFixed }) => saysFixed);
  const resolver = demo.resolvedBy && person(demo.resolvedBy);
  const note = await addNote(db, {
    ...said(demo.by, demo.minutesAgo),
    text: demo.text,
    mentions: '[]',
    must_fix: demo.mustFix ?? false,
    ...(demo.mustFix && {
      must_fix_by_id: person(demo.by).userId,
      must_fix_by_name: person(demo.by).displayName,
    }),
    ...passageOf(post, demo.passage),
    says_fixed: false,
    ...(fixed && { fixed_by_id: person(fixed.by).userId, fixed_by_name: person(fixed.by).displayName }),
    ...(resolver && {
      resolved_by_id: resolver.userId,
      resolved_by_name: resolver.displayName,
      resolved_time: now,
    }),
  });
  for (const { by, text, minutesAgo, names, saysFixed = false } of demo.answers ?? []) {
    const named = names && person(names);
    await addNote(db, {
      ...said(by, minutesAgo),
      parent_id: note.id,
      text: named ? `@${named.displayName} ${text}` : text,
      mentions: JSON.stringify(named ? [{ userId: named.userId, name: named.displayName }] : []),
      must_fix: false,
      anchor: null,
      quote: '',
      says_fixed: saysFixed,
    });
  }
}

function passageOf({ content }: PostRecord, text = '') {
  const words = articleWords(content);
  const start = text === '' ? -1 : words.text.indexOf(text);
  const anchor = start < 0 ? null : JSON.stringify(anchorAt(words, { start, end: start + text.length }));
  return { anchor, quote: text };
}
