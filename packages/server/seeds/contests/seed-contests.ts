import type { FixedContest, RoundKey } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { ROUND_KEYS } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { hasCriteria, USUAL_CRITERIA } from '@toasoan/contract/features/contests/round-rules.ts';
import { addDays, hanoiDay, hanoiDayEnd, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  type ContestRow,
  getContestDetail,
  insertNotice,
  insertPrize,
  insertRound,
  insertRules,
  planTimes,
  stepContest,
  updateContest,
} from '#server/features/contests/public.ts';
import { demoContestRules } from './demo-contest-rules.ts';
import { type DemoContest, demoContests } from './demo-contests.ts';

const QUOTAS: Readonly<Record<RoundKey, number>> = { CHECK: 1_000, PRELIM: 100, FINAL: 30, APPRAISAL: 20 };
const EXTENSION =
  'Ban Tổ chức gia hạn nhận tác phẩm đến hết ngày 15/10/2024 vì nhiều tác giả vùng mưa lũ xin thêm thời gian.';

/** The five contests of the first start as they are in the middle of a year. */
export async function seedContests(
  tx: Db,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<void> {
  const today = hanoiDay(now.getTime());
  const contests = demoContests((days) => addDays(today, days));
  for (const [code, demo] of Object.entries(contests) as [FixedContest, DemoContest][]) {
    const row = await tx
      .selectFrom('contests')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await seedContest(tx, row, { demo, by });
  }
}

async function seedContest(
  tx: Db,
  first: ContestRow,
  { demo, by }: { readonly demo: DemoContest; readonly by: Actor },
): Promise<void> {
  const described = await updateContest(tx, first, demo.terms, by);
  for (const key of ROUND_KEYS) await seedRound(tx, described, { key, demo, by });
  for (const [position, prize] of demo.prizes.entries())
    await insertPrize(tx, { contest: described, by }, prize, position);
  const extended = demo.extendedTo === undefined ? {} : { extendedTo: new Date(demo.extendedTo) };
  const dated = await stepContest(tx, described, extended, by);
  const detail = await getContestDetail(tx, dated.project_id, dated.id);
  const rulesVersion = await insertRules(tx, dated, demoContestRules(detail), by);
  const contest = await stepContest(tx, dated, { state: demo.state, rulesVersion }, by);
  await planTimes(tx, contest);
  if (demo.extendedTo === undefined) return;
  const before = demo.terms.closeTime ?? '';
  const change = { of: '', field: 'extendedTo', before, after: demo.extendedTo };
  await insertNotice(tx, contest, { text: EXTENSION, changes: [change] }, by);
}

async function seedRound(
  tx: Db,
  contest: ContestRow,
  { key, demo, by }: { readonly key: RoundKey; readonly demo: DemoContest; readonly by: Actor },
): Promise<void> {
  const planned = demo.rounds[key];
  if (planned === undefined) return;
  const [from, to, state] = planned;
  const mode = key === 'FINAL' ? 'SCORE10' : 'THUMBS';
  const { id } = await insertRound(
    tx,
    { contest, by },
    {
      key,
      mode,
      criteria: hasCriteria(mode) ? [...USUAL_CRITERIA] : [],
      jurorsPerEntry: key === 'FINAL' ? 5 : 3,
      quota: Object.fromEntries(contest.categories.map((category) => [category, QUOTAS[key]])),
      blind: key !== 'CHECK',
      withStory: true,
      averaging: 'MEAN',
      openTime: new Date(hanoiDayStart(from)).toISOString(),
      closeTime: new Date(hanoiDayEnd(to)).toISOString(),
    },
  );
  await tx
    .updateTable('contest_rounds')
    .set({ state })
    .where('project_id', '=', contest.project_id)
    .where('id', '=', id)
    .execute();
}
