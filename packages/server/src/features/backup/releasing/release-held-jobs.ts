import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { findJobHolds, releaseJobs } from '#server/core/jobs/job-hold-store.ts';
import { countDueJobs } from '#server/core/jobs/job-store.ts';
import { publishRelease } from '#server/core/live/notice-store.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';
import {
  findOverduePosts,
  type NewPlan,
  type OverduePost,
  settleOverduePost,
} from '#server/features/posts/public.ts';
import { inWords } from '../progress.ts';
import { type OverdueChoice, RELEASE_USAGE } from './release-arguments.ts';

interface Releasing {
  readonly db: Db;
  readonly choice: OverdueChoice;
  readonly now: Date;
  readonly print: (text: string) => void;
}

const MINUTE_MS = 60_000;

/**
 * Lets the jobs of a restored database run, after every post whose time has passed has its decision.
 * @returns false where nothing was released, because that decision is missing.
 */
export async function releaseHeldJobs({ db, choice, now, print }: Releasing): Promise<boolean> {
  const { restoredFrom } = await findJobHolds(db);
  if (restoredFrom === undefined) {
    print('Việc nền đang chạy; không có gì phải mở lại.');
    return true;
  }
  print(`Khôi phục từ bản sao lưu lúc ${formatMailTime(restoredFrom)}; việc nền đang tạm dừng.`);
  const overdue = await findOverduePosts(db, now);
  for (const post of overdue) print(lineOf(post));
  if (overdue.length > 0 && choice.kind === 'ask') {
    print(
      `${inWords(overdue.length)} bài đã quá giờ hẹn. Chưa mở lại gì: hãy xử lý từng bài trên trang quản trị rồi chạy lại, hoặc chọn cho tất cả.`,
    );
    print(RELEASE_USAGE);
    return false;
  }
  for (const [index, post] of overdue.entries()) {
    const plan = planOf(choice, index, restoredFrom, post);
    if (plan !== undefined) await settleOverduePost(db, post, plan, now);
  }
  await inTransaction(db, async (tx) => {
    await releaseJobs(tx);
    await publishRelease(tx);
  });
  const due = await countDueJobs(db, now);
  const listed = due.map(({ kind, count }) => `${kind} ${inWords(count)}`).join(', ');
  print(`Việc nền chạy trở lại. Đến hạn ngay: ${listed || 'không có việc nào'}.`);
  return true;
}

const lineOf = ({ projectName, postId, title, time }: OverduePost) =>
  `  ${formatMailTime(time)}  ${projectName}  #${postId}  ${title}`;

/** Undefined: its job publishes it as soon as it runs. */
function planOf(
  choice: OverdueChoice,
  index: number,
  restoredFrom: Date,
  post: OverduePost,
): NewPlan | undefined {
  if (choice.kind === 'return') {
    const [backup, time] = [formatMailTime(restoredFrom), formatMailTime(post.time)];
    return {
      reason: `Giờ hẹn ${time} đã qua trong lúc hệ thống được khôi phục từ bản sao lưu lúc ${backup}.`,
      reasonEn: `Its time ${time} passed while the system was restored from the backup of ${backup}.`,
    };
  }
  if (choice.kind !== 'reschedule') return undefined;
  return { time: new Date(choice.first.getTime() + index * choice.everyMinutes * MINUTE_MS) };
}
