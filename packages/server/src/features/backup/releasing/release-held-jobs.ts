import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { findJobHolds, releaseJobs } from '#server/core/jobs/job-hold-store.ts';
import { countDueJobs } from '#server/core/jobs/job-store.ts';
import { publishRelease } from '#server/core/live/notice-store.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';
import {
  findOverdue,
  type NewPlan,
  type OverdueArticle,
  type PublicationSchedule,
  settleOverdue,
} from '#server/features/articles/public.ts';
import { inWords } from '../progress.ts';
import { PUBLICATION_SCHEDULES } from './publication-schedules.ts';
import { type OverdueChoice, RELEASE_USAGE } from './release-arguments.ts';

interface Releasing {
  readonly db: Db;
  readonly choice: OverdueChoice;
  readonly now: Date;
  readonly print: (text: string) => void;
}

const MINUTE_MS = 60_000;

/**
 * Lets the jobs of a restored database run, after every post and event whose time has passed has its decision.
 * @returns false where nothing was released, because that decision is missing.
 */
export async function releaseHeldJobs({ db, choice, now, print }: Releasing): Promise<boolean> {
  const { restoredFrom } = await findJobHolds(db);
  if (restoredFrom === undefined) {
    print('Việc nền đang chạy; không có gì phải mở lại.');
    return true;
  }
  print(`Khôi phục từ bản sao lưu lúc ${formatMailTime(restoredFrom)}; việc nền đang tạm dừng.`);
  const overdue = await findAllOverdue(db, now);
  for (const late of overdue) print(lineOf(late));
  if (overdue.length > 0 && choice.kind === 'ask') {
    print(
      `${inWords(overdue.length)} bài viết, sự kiện đã quá giờ hẹn. Chưa mở lại gì: hãy xử lý từng mục trên trang quản trị rồi chạy lại, hoặc chọn cho tất cả.`,
    );
    print(RELEASE_USAGE);
    return false;
  }
  for (const [index, late] of overdue.entries()) {
    const plan = planOf(choice, index, restoredFrom, late);
    if (plan !== undefined) await settleOverdue(db, late.schedule, late, { plan, now });
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

interface Overdue extends OverdueArticle {
  readonly schedule: PublicationSchedule;
}

/** Of every kind, the earliest first. */
async function findAllOverdue(db: Db, now: Date): Promise<Overdue[]> {
  const found: Overdue[] = [];
  for (const schedule of PUBLICATION_SCHEDULES) {
    const late = await findOverdue(db, schedule.table, now);
    found.push(...late.map((article) => ({ ...article, schedule })));
  }
  return found.toSorted((one, other) => one.time.getTime() - other.time.getTime());
}

const lineOf = ({ projectName, articleId, title, time, schedule }: Overdue) =>
  `  ${formatMailTime(time)}  ${projectName}  ${schedule.thing} #${articleId}  ${title}`;

/** Undefined: its job publishes it as soon as it runs. */
function planOf(
  choice: OverdueChoice,
  index: number,
  restoredFrom: Date,
  late: Overdue,
): NewPlan | undefined {
  if (choice.kind === 'return') {
    const [backup, time] = [formatMailTime(restoredFrom), formatMailTime(late.time)];
    return {
      reason: `Giờ hẹn ${time} đã qua trong lúc hệ thống được khôi phục từ bản sao lưu lúc ${backup}.`,
      reasonEn: `Its time ${time} passed while the system was restored from the backup of ${backup}.`,
    };
  }
  if (choice.kind !== 'reschedule') return undefined;
  return { time: new Date(choice.first.getTime() + index * choice.everyMinutes * MINUTE_MS) };
}
