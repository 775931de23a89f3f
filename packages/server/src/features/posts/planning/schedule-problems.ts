import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import { readPosts } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';
import { rulesInTheWay } from '../workflow/unmet-post-rules.ts';

type Text = Readonly<Record<Language, string>>;

const LATE_MS = 2 * 60_000;
const LATE: Text = {
  vi: 'Đã qua giờ hẹn mà bài chưa lên trang.',
  en: 'Its time has passed and it is not public.',
};

/** The first reason that would block the publication of each of these scheduled posts at its time. */
export async function scheduleProblems(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Text>> {
  const posts = await readPosts(db, projectId, ids);
  return new Map(
    posts.flatMap((post) => {
      const problem = problemOf(post, new Date());
      return problem === undefined ? [] : [[post.id, problem] as const];
    }),
  );
}

function problemOf(post: PostRecord, now: Date): Text | undefined {
  const { schedule_time: time } = post;
  if (time === null) return undefined;
  if (now.getTime() - time.getTime() > LATE_MS) return LATE;
  return rulesInTheWay(post, { guard: 'publish', isBarred: false, intermediateSteps: [] }, time)[0]?.text;
}
