import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Shutdown } from '#server/app/shutdown.ts';
import { hashToken, newToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { type BenchOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { p50AndP99 } from '../percentiles.ts';
import { targetsOf } from '../report.ts';
import { askGently } from '../uploads/ask-gently.ts';
import { most, type Verdict } from '../verdicts.ts';
import { type BenchContest, type Filling, PROJECT, startContest } from './start-contest.ts';

const VOTERS = 200_000;
const VOTES = 500_000;
/** Of the work that most people vote for. */
const MOST_VOTES = 50_000;
const CASTS = 400;
const AT_ONCE = 8;
const TASK_MS = 300_000;
const VOTE = '/admin/contest-vote';
const MAX_CAST_MS = 200;
const MAX_PAGE_MS = 500;
const MAX_CALL_MS = 10_000;
const MAX_OTHERS_MS = 300;

/** Half a million votes: what one more costs, and what looking for false ones costs everybody else. */
export async function runVotes(orders: BenchOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const tokens: string[] = [];
  const fill = async ({ owner, db, contestId }: Filling) => {
    await fillVotes(owner, contestId);
    tokens.push(...(await admit(db, contestId)));
  };
  const contest = await startContest(orders, 'votes', fill, shutdown, print);
  printLoadOfMachine(print);
  const verdicts: Verdict[] = [await castVotes(contest, tokens, print)];
  const { ask, contestId } = contest;
  for (const [name, path] of [
    ['the overview of votes', `${VOTE}/overview?contestId=${contestId}`],
    ['the board of votes', `${VOTE}/board?contestId=${contestId}`],
    ['the list of votes', `${VOTE}/votes?contestId=${contestId}`],
  ] as const) {
    const { ms } = await ask('GET', path);
    print(`${name}: ${ms.toFixed(0)} ms.`);
    verdicts.push(most(`ms of ${name}`, ms, MAX_PAGE_MS));
  }
  verdicts.push(
    ...(await beside(contest, 'a recount', print, async () => {
      const { ms } = await ask('POST', `${VOTE}/recount`, { contestId });
      return ms;
    })),
    ...(await beside(contest, 'a month counted', print, async () => {
      const month = lastMonth();
      const { ms } = await ask('POST', `${VOTE}/month`, { contestId, month, reason: 'Đo thử' });
      return ms;
    })),
  );
  const others = askGently(contest.sender);
  const begun = performance.now();
  const { data } = await ask('POST', `${VOTE}/analyse`, { contestId });
  await taskEnd(contest.db, data.taskId);
  const { p99 } = await others.stop();
  print(
    `False votes looked for in ${((performance.now() - begun) / 1000).toFixed(1)} s; the list of posts meanwhile p99 ${p99.toFixed(0)} ms.`,
  );
  verdicts.push(most('p99 ms of others while false votes are looked for', p99, MAX_OTHERS_MS));
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

async function beside(
  { sender }: BenchContest,
  name: string,
  print: Print,
  work: () => Promise<number>,
): Promise<Verdict[]> {
  const others = askGently(sender);
  const ms = await work();
  const { p99 } = await others.stop();
  print(`${name}: ${ms.toFixed(0)} ms; the list of posts meanwhile p99 ${p99.toFixed(0)} ms.`);
  return [
    most(`ms of ${name}`, ms, MAX_CALL_MS),
    most(`p99 ms of others during ${name}`, p99, MAX_OTHERS_MS),
  ];
}

/** The month before this one in Hà Nội. */
function lastMonth(): string {
  const now = new Date(Date.now() + 7 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

async function taskEnd(db: Db, id: string): Promise<void> {
  const end = Date.now() + TASK_MS;
  while (Date.now() < end) {
    const task = await db.selectFrom('tasks').select('state').where('id', '=', id).executeTakeFirst();
    if (task?.state === 'DONE') return;
    if (task?.state === 'FAILED') throw new Error('The search for false votes failed.');
    await sleep(200);
  }
  throw new Error('The search for false votes did not end.');
}

async function castVotes(
  { sender, db, contestId }: BenchContest,
  tokens: readonly string[],
  print: Print,
): Promise<Verdict> {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM submissions WHERE contest_id = ${contestId} ORDER BY id DESC LIMIT 50`.execute(db);
  const waiting = tokens.map((token, at) => ({ token, work: rows[at % rows.length]?.number }));
  const times: number[] = [];
  const send = async () => {
    for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
      const begun = performance.now();
      const response = await fetch(`http://127.0.0.1:${sender.port}/api/intake/v1/${PROJECT}/votes/cast`, {
        method: 'POST',
        headers: { origin: `http://127.0.0.1:${sender.port}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, on: true }),
      });
      if (response.status !== 200) throw new Error(`A vote was answered: ${await response.text()}`);
      await response.arrayBuffer();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const { p50, p99 } = p50AndP99(times);
  print(`${times.length} votes, ${AT_ONCE} at once: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms.`);
  return most('p99 ms of a vote', p99, MAX_CAST_MS);
}

/** People whose e-mail is verified. @returns their secrets. */
async function admit(db: Db, contestId: string): Promise<string[]> {
  const tokens = Array.from({ length: CASTS }, newToken);
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM contest_voters WHERE contest_id = ${contestId} ORDER BY id DESC LIMIT ${CASTS}`.execute(
    db,
  );
  await db
    .insertInto('voter_sessions')
    .values(
      rows.map(({ id }, at) => ({
        project_id: PROJECT,
        voter_id: id,
        token_hash: hashToken(tokens[at] ?? ''),
        expire_time: new Date(Date.now() + 86_400_000),
      })),
    )
    .execute();
  return tokens;
}

/** Over 90 days; a tenth of them for one work, the rest for 2,000 others. One voter of a hundred comes by a crowded block. */
async function fillVotes(db: Kysely<unknown>, contestId: string): Promise<void> {
  await sql`
    INSERT INTO contest_voters (project_id, contest_id, email_key, name, email_stem, name_stem, network_hash,
      device_hash, verified_time)
    SELECT ${PROJECT}, ${contestId}, 'ban.doc' || n || '@thu.example', 'Bạn đọc ' || md5(n::text),
      md5(n::text), md5((n * 7)::text), sha256(n::text::bytea), sha256((n * 3)::text::bytea),
      now() - interval '90 days' + n * interval '35 seconds'
    FROM generate_series(1, ${VOTERS}::int) AS n`.execute(db);
  await sql`
    WITH works AS (
      SELECT id, row_number() OVER (ORDER BY id) AS at FROM submissions WHERE contest_id = ${contestId} LIMIT 2001
    ), voters AS (
      SELECT id, verified_time, row_number() OVER (ORDER BY id) AS at FROM contest_voters
      WHERE contest_id = ${contestId}
    ), votes AS (
      SELECT n, CASE WHEN n <= ${MOST_VOTES}::int THEN 1 ELSE 2 + (n::bigint * 7919) % 2000 END AS work,
        1 + n % (${VOTERS}::int - ${CASTS}::int) AS voter
      FROM generate_series(1, ${VOTES}::int) AS n
    )
    INSERT INTO contest_votes (project_id, contest_id, submission_id, voter_id, kind, time, month, network_hash,
      block_hash, device_hash)
    SELECT ${PROJECT}, ${contestId}, works.id, voters.id, 'LIKE', voters.verified_time + interval '1 minute',
      to_char(voters.verified_time AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM'), sha256(votes.voter::text::bytea),
      sha256((CASE WHEN votes.voter % 97 = 0 THEN -votes.voter / 2000 ELSE votes.voter / 8 END)::text::bytea), sha256((votes.voter * 3)::text::bytea)
    FROM votes JOIN works ON works.at = votes.work JOIN voters ON voters.at = votes.voter
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    UPDATE submissions SET vote_count = counted.votes, vote_valid = counted.votes FROM (
      SELECT submission_id, count(*)::int AS votes FROM contest_votes WHERE contest_id = ${contestId}
      GROUP BY submission_id) AS counted
    WHERE submissions.id = counted.submission_id`.execute(db);
}
