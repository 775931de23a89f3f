import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { findLookAlikes, type PictureLooks } from '#server/features/submission-checks/public.ts';
import { type BenchOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { p50AndP99 } from '../percentiles.ts';
import { targetsOf } from '../report.ts';
import { least, most, type Verdict } from '../verdicts.ts';
import { fillWorks } from './fill-works.ts';
import { inventLook, numbersFrom, turnBits } from './invent-looks.ts';
import { measureExamination } from './measure-examination.ts';
import { runEntries } from './run-entries.ts';
import { runJudging } from './run-judging.ts';
import { runVotes } from './run-votes.ts';

const CONTEST_PARTS = ['checks', 'entries', 'judging', 'votes'] as const;
const PROJECT = '1';
const WORKS = 20_000;
const LOOKUPS = 300;
const TURNED_BITS = 5;
const MAX_LOOKUP_MS = 100;

interface ContestOrders extends BenchOrders {
  /** Empty: all of them. */
  readonly parts: readonly string[];
}

/** Works of contests: their technical check, 500 readers who send at once, a round of 20,000 works, 500,000 votes. */
export async function runContest(orders: ContestOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const { parts } = orders;
  const unknown = parts.find((part) => !CONTEST_PARTS.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": ${CONTEST_PARTS.join(', ')}.`);
  const runs = (part: (typeof CONTEST_PARTS)[number]) => parts.length === 0 || parts.includes(part);
  const isChecked = !runs('checks') || (await runChecks(orders, shutdown, print));
  const isSent = !runs('entries') || (await runEntries(orders, shutdown, print));
  const isJudged = !runs('judging') || (await runJudging(orders, shutdown, print));
  const isCounted = !runs('votes') || (await runVotes(orders, shutdown, print));
  return isChecked && isSent && isJudged && isCounted;
}

/** Examinations, and copies found among 220,000 looks. */
async function runChecks({ folder }: BenchOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  printLoadOfMachine(print);
  const dataDir = join(folder, 'contest');
  await mkdir(dataDir, { recursive: true });
  const settings = { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined };
  const database = await openProductDatabase(settings, print);
  shutdown.add(() => database.stop());
  await database.db
    .insertInto('projects')
    .values({
      id: PROJECT,
      name: 'Bench',
      name_key: 'bench',
      code: 'bench',
      color: 'blue',
      workflow_mode: 'THREE_STEP',
      allow_self_approve: true,
      domains: [],
      created_by_id: null,
      created_by_name: 'Bench',
      updated_by_id: null,
      updated_by_name: 'Bench',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const looks = await fillWorks(database.url, PROJECT, WORKS);
  const verdicts = [
    ...(await measureLookups(database.db, looks, print)),
    ...(await measureExamination(print)),
  ];
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

async function measureLookups(db: Db, looks: readonly string[], print: Print): Promise<Verdict[]> {
  const next = numbersFrom(7);
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < LOOKUPS; round += 1) {
    const at = Math.floor(next() * looks.length);
    const copy: PictureLooks = {
      whole: turnBits(looks[at] ?? '0', TURNED_BITS, next),
      mirrored: inventLook(next),
      cuts: Array.from({ length: 10 }, () => inventLook(next)),
    };
    const begun = performance.now();
    const pairs = await findLookAlikes(db, {
      projectId: PROJECT,
      submissionId: '0',
      files: [{ id: '0', looks: copy }],
    });
    times.push(performance.now() - begun);
    const id = String(at + 1);
    if (pairs.some(({ other }) => 'submissionId' in other && other.submissionId === id)) found += 1;
  }
  const { p50, p99 } = p50AndP99(times);
  print(
    `A picture with its mirrored and ten cut looks among ${looks.length * 11}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${found} of ${LOOKUPS} copies found.`,
  );
  return [
    most('p99 ms of a search for copies', p99, MAX_LOOKUP_MS),
    least('share of copies that are found', found / LOOKUPS, 1),
  ];
}
