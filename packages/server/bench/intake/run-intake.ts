import { DEFAULT_COMMENT_RULES } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { type NewsroomOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { targetsOf } from '../report.ts';
import { askGently } from '../uploads/ask-gently.ts';
import { most } from '../verdicts.ts';
import { openCopy, PROJECT } from '../writes/open-copy.ts';
import { sendHostile, sendSteadily } from './send-comments.ts';

const SEED = 20_261_124;
const COMMENTS = '/api/admin/comment/list';
const MAX = { listP99: 200, sendP99: 1_000 } as const;

/**
 * Readers of a newsroom of 100,000 posts: 10,000 hostile calls, all refused and nothing of them stored; then a thousand
 * comments a minute for five minutes, while people of the newsroom read their lists.
 */
export async function runIntake(orders: NewsroomOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const { isQuick } = orders;
  const copy = await openCopy(
    // Readers come from many networks, so the bench is a proxy.
    { ...orders, name: 'intake', settings: { TRUST_PROXY: '127.0.0.1' } },
    shutdown,
    print,
  );
  const { db } = copy.database;
  const { port } = copy.product;
  const target = { port, project: PROJECT, post: await openPost(db) };
  printLoadOfMachine(print);

  const hostile = isQuick ? 1_000 : 10_000;
  const before = await storedByForms(db);
  const wrong = await sendHostile(target, hostile, SEED);
  const stored = (await storedByForms(db)) - before;
  const commentsBefore = await storedBy(db);
  print(`${hostile} hostile calls: ${[...wrong].join(', ') || 'all refused'}; ${stored} rows stored.`);

  const [reader, moderator] = copy.people;
  const asPerson = (headers: Readonly<Record<string, string>> = {}) => ({
    port,
    headers: { ...headers, 'project-id': PROJECT },
  });
  const posts = askGently(asPerson(reader?.headers));
  const comments = askGently(asPerson(moderator?.headers), COMMENTS);
  const flood = await sendSteadily(target, isQuick ? 30 : 300);
  const [ofPosts, ofComments] = [await posts.stop(), await comments.stop()];
  const kept = (await storedBy(db)) - commentsBefore;
  print(
    `${flood.received} of ${flood.sent} comments received, p50 ${flood.p50.toFixed(0)} ms, p99 ${flood.p99.toFixed(0)} ms.`,
  );
  print(
    `Lists meanwhile: posts p50 ${ofPosts.p50.toFixed(0)} ms, comments p50 ${ofComments.p50.toFixed(0)} ms.`,
  );

  const verdicts = [
    most(
      'hostile calls that were not answered 4xx',
      [...wrong.values()].reduce((sum, count) => sum + count, 0),
      0,
    ),
    most('rows stored by hostile calls', stored, 0),
    most('comments that were not received', flood.sent - flood.received, 0),
    most('comments that are not there', flood.received - kept, 0),
    most('calls of the staff that failed', ofPosts.failed + ofComments.failed, 0),
    most('p99 ms of the list of posts meanwhile', ofPosts.p99, MAX.listP99),
    most('p99 ms of the queue of comments meanwhile', ofComments.p99, MAX.listP99),
    most('p99 ms of sending a comment', flood.p99, MAX.sendP99),
  ];
  print(`\n${targetsOf(verdicts)}`);
  return verdicts.every(({ isMet }) => isMet);
}

/** A public post whose comments no rule holds. */
async function openPost(db: Db): Promise<string> {
  const rules = JSON.stringify({ ...DEFAULT_COMMENT_RULES, mode: 'AFTER', repeatLimit: 0 });
  await db
    .insertInto('comment_rules')
    .values({ project_id: PROJECT, rules, updated_by_id: null })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ rules }))
    .execute();
  const { id } = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', PROJECT)
    .where('state', '=', 'PUBLISHED')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Rows of everything that a form of readers makes. */
async function storedByForms(db: Db): Promise<number> {
  const tables = ['comments', 'correction_requests', 'data_requests', 'attachment_tickets'] as const;
  const counts = tables.map((table) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + Number(count), 0);
}

async function storedBy(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
