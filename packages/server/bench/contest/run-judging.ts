import { sql } from 'kysely';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { type BenchOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { targetsOf } from '../report.ts';
import { askGently } from '../uploads/ask-gently.ts';
import { most, type Verdict } from '../verdicts.ts';
import { type Answered, type BenchContest, type Filling, PROJECT, startContest } from './start-contest.ts';

const JURORS = 12;
const JURY = '/admin/contest-jury';
const CATEGORY = 'PHOTO_SINGLE';
/** A person waits for it with a mark of progress; the longest that a call may take. */
const MAX_CALL_MS = 10_000;
const MAX_BOARD_MS = 1_500;
/** Of somebody who works beside it, as beside uploads. */
const MAX_OTHERS_MS = 300;

/** A round of 20,000 works by 12 jurors, from its opening until its decisions are carried out, beside other work. */
export async function runJudging(orders: BenchOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const contest = await startContest(orders, 'judging', aJuryOf, shutdown, print);
  printLoadOfMachine(print);
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM contest_rounds WHERE project_id = ${PROJECT} AND contest_id = ${contest.contestId}`.execute(
    contest.db,
  );
  const round = rows[0]?.id ?? '';
  const verdicts: Verdict[] = [];
  const step = async (name: string, limit: number, work: () => Promise<Answered>) => {
    const { sender } = contest;
    const others = askGently(sender);
    const { ms, data } = await work();
    const { p99 } = await others.stop();
    print(`${name}: ${ms.toFixed(0)} ms; the list of posts meanwhile p99 ${p99.toFixed(0)} ms.`);
    verdicts.push(
      most(`ms of ${name}`, ms, limit),
      most(`p99 ms of others during ${name}`, p99, MAX_OTHERS_MS),
    );
    return data;
  };
  const versionOf = async () => (await boardOf(contest, round)).data.round.version as number;
  const opened = await step('opening a round', MAX_CALL_MS, () =>
    contest.ask('POST', `${JURY}/open/${round}`, { version: 1 }),
  );
  print(`${opened.added} works given to jurors.`);
  await sql`
    UPDATE jury_turns SET state = 'DONE', points = (random() * 20)::int / 2.0, handled_time = now(),
      marks = '[{"key":"score","value":7}]'
    WHERE project_id = ${PROJECT} AND round_id = ${round}`.execute(contest.db);
  await contest.analyse();
  await step('the board of an open round', MAX_BOARD_MS, () => boardOf(contest, round));
  let version = await versionOf();
  await step('locking', MAX_CALL_MS, () =>
    contest.ask('POST', `${JURY}/lock/${round}`, { version, reason: '' }),
  );
  await step('the board of a locked round', MAX_BOARD_MS, () => boardOf(contest, round));
  version = await versionOf();
  await step('the quota', MAX_CALL_MS, () =>
    contest.ask('POST', `${JURY}/decide-by-quota/${round}`, { version, category: CATEGORY }),
  );
  await decideTies(contest.db, round);
  version = await versionOf();
  const applied = await step('one part of the decisions', MAX_CALL_MS, () =>
    contest.ask('POST', `${JURY}/apply/${round}`, { version }),
  );
  print(`${applied.moved} works moved by it, ${applied.left} left.`);
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

const boardOf = ({ ask }: BenchContest, round: string) =>
  ask('GET', `${JURY}/board?roundId=${round}&category=${CATEGORY}`);

/** What a chair would decide one by one. */
async function decideTies(db: Db, round: string): Promise<void> {
  await sql`
    UPDATE round_results SET decision = 'FAIL', decide_reason = 'Bench'
    WHERE project_id = ${PROJECT} AND round_id = ${round} AND decision IS NULL`.execute(db);
}

async function aJuryOf({ owner, contestId }: Filling): Promise<void> {
  await sql`
    INSERT INTO contest_rounds (project_id, contest_id, key, position, mode, quota, jurors_per_entry, created_by_name,
      updated_by_name)
    VALUES (${PROJECT}, ${contestId}, 'PRELIM', 2, 'SCORE10', '{"PHOTO_SINGLE": 2000}', 3, 'Bench', 'Bench')`.execute(
    owner,
  );
  await sql`
    INSERT INTO contest_jurors (project_id, contest_id, name, email, email_key, round_keys, created_by_name,
      updated_by_name)
    SELECT ${PROJECT}, ${contestId}, 'Giám khảo ' || n, n || '@giam-khao.example', n || '@giam-khao.example',
      '{PRELIM}', 'Bench', 'Bench' FROM generate_series(1, ${JURORS}::int) AS n`.execute(owner);
}
