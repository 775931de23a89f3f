import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { USUAL_LIMITS, USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import { type Kysely, sql } from 'kysely';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { ADMIN, type BenchOrders, FIRST_START_MS, type Print, SETTLED_MS } from '../bench-orders.ts';
import { startProductSide } from '../sides/product-side.ts';
import type { Sender } from '../uploads/send-file.ts';

export const PROJECT = '2';
const WORKS = 20_000;
/** Votes are taken where mails can be sent; nobody listens at this port. */
const NO_MAIL_LEAVES = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bench@toasoan.example' };

/** A running product with one contest of 20,000 works. */
export interface BenchContest {
  readonly db: Db;
  /** An administrator. */
  readonly sender: Sender;
  readonly contestId: string;
  /** What autovacuum does within a minute of a change. */
  readonly analyse: () => Promise<void>;
  /** Calls and gives the data and the milliseconds. @throws for everything but 200 */
  readonly ask: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answered>;
}

export interface Answered {
  readonly ms: number;
  // biome-ignore lint/suspicious/noExplicitAny: the bench reads a few fields of many answers
  readonly data: any;
}

/** What fills a contest: its statements may take long as the owner, and are typed as the product. */
export interface Filling {
  readonly owner: Kysely<unknown>;
  readonly db: Db;
  readonly contestId: string;
}

/** Fills the contest before the product starts, so that nothing of it is measured. */
export async function startContest(
  { folder, program }: BenchOrders,
  name: string,
  fill: (filling: Filling) => Promise<void>,
  shutdown: Shutdown,
  print: Print,
): Promise<BenchContest> {
  const dataDir = join(folder, name);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openProductDatabase(
    { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => database.stop());
  const password = randomBytes(18).toString('base64url');
  const settings = { SEED: 'demo', DEMO_PASSWORD: password, ADMIN_PASSWORD: password, ...NO_MAIL_LEAVES };
  const start = () => startProductSide({ program, dataDir, folder, settings, readyWithin: FIRST_START_MS });
  await (await start()).stop();
  const owner = openOwnerConnection(database.url);
  shutdown.add(() => owner.destroy());
  const contestId = await aContestOf(owner);
  await fill({ owner, db: database.db, contestId });
  // The role of the product owns no table, and PostgreSQL would pass it over with a warning.
  const analyse = async () => void (await sql`VACUUM (ANALYZE)`.execute(owner));
  await analyse();
  const product = await start();
  shutdown.add(() => product.stop());
  const headers = {
    authorization: `Bearer ${await product.signIn(ADMIN, password)}`,
    'project-id': PROJECT,
    'content-type': 'application/json',
  };
  await sleep(SETTLED_MS);
  return {
    db: database.db,
    analyse,
    sender: { port: product.port, headers },
    contestId,
    ask: async (method, path, body) => {
      const begun = performance.now();
      const url = `http://127.0.0.1:${product.port}/api${path}`;
      const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const answer = (await response.json()) as { data: Answered['data'] };
      if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
      return { ms: performance.now() - begun, data: answer.data };
    },
  };
}

async function aContestOf(db: Kysely<unknown>): Promise<string> {
  const voting = JSON.stringify({ ...USUAL_VOTING, enabled: true, monthly: true });
  const { rows } = await sql<{ id: string }>`
    INSERT INTO contests (project_id, code, prefix, title, year, categories, limits, voting, state, vote_open_time,
      vote_close_time, created_by_name, updated_by_name)
    VALUES (${PROJECT}, 'happy_bench', 'HVB', 'Bench', 2026, '{PHOTO_SINGLE}', ${JSON.stringify(USUAL_LIMITS)}, ${voting},
      'JUDGING', now() - interval '100 days', now() + interval '10 days', 'Bench', 'Bench')
    RETURNING id::text`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`
    INSERT INTO entrants (id, project_id, contest_id, email, email_key, full_name, search_text, created_by_name,
      updated_by_name)
    SELECT 900000000 + n, ${PROJECT}, ${id}, n || '@tac-gia.example', n || '@tac-gia.example', 'Tác giả ' || n, '',
      'Bench', 'Bench' FROM generate_series(1, 5000) AS n`.execute(db);
  await sql`
    INSERT INTO submissions (project_id, contest_id, number, category, title, entrant_id, submit_time, search_text,
      state, round_key, is_public_gallery, created_by_name, updated_by_name)
    SELECT ${PROJECT}, ${id}, 'HVB-A-' || lpad(n::text, 5, '0'), 'PHOTO_SINGLE', 'Tác phẩm ' || n,
      900000001 + n % 5000, now() - interval '90 days', '', 'IN_PRELIM', 'PRELIM', true, 'Bench', 'Bench'
    FROM generate_series(1, ${WORKS}::int) AS n`.execute(db);
  return id;
}
