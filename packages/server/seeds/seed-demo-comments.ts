import {
  type CommentRules,
  DEFAULT_COMMENT_RULES,
} from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import {
  type CompiledRules,
  compileRules,
  examineComment,
  rulesOf,
} from '@toasoan/contract/features/comments/rules/examine-comment.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { addStep, holdRow, writeComment } from '#server/features/comments/moderation/change-store.ts';
import { type KeyOf, receiveComment, senderKeyOf } from '#server/features/comments/public.ts';
import { addReport, writeReported } from '#server/features/comments/receiving/report-store.ts';
import { lockRules, writeRules } from '#server/features/comments/rules/comment-rules-store.ts';
import type { DemoComment } from './articles/demo-comment.ts';
import { DEMO_COMMENTS } from './articles/demo-comments.ts';
import type { SeedPerson } from './first-accounts.ts';
import type { TransitionActor } from './seed-post-way.ts';
import { seedSecondLooks } from './seed-second-looks.ts';

/** How senders are known and their data sealed; of the same secret as the product's. */
export interface SenderSecrets {
  readonly secretBox: SecretBox;
  readonly keyOf: KeyOf;
}

interface Seeding {
  readonly person: (key: SeedPerson) => TransitionActor;
  readonly now: Date;
  readonly senders: SenderSecrets;
}

const MINUTE_MS = 60_000;
/** A moderator decides so soon after a comment came. */
const DECIDED_AFTER_MS = 12 * MINUTE_MS;

const words = (...texts: readonly string[]) => texts.map((text) => ({ text, isExact: false }));
const DEMO_RULES: CommentRules = {
  ...DEFAULT_COMMENT_RULES,
  bannedWords: [...words('đm', 'vay nóng', 'đồ ngu'), { text: 'má', isExact: true }],
  suspectWords: words('lừa đảo', 'ăn hại', 'nói láo', 'giá rẻ nhất', 'chạy tiền'),
};

/** Readers of the demo, what they wrote and what became of it. */
export async function seedComments(db: Db, projectId: string, seeding: Seeding): Promise<void> {
  await lockRules(db, projectId);
  await writeRules(db, projectId, DEMO_RULES, seeding.person('admin'));
  const compiled = compileRules(DEMO_RULES);
  for (const { title, comments } of DEMO_COMMENTS) {
    const postId = await findPost(db, projectId, title);
    const known = new Map<string, string>();
    // Answers come after what they answer.
    for (const comment of [...comments].sort((one, other) => other.minutesAgo - one.minutesAgo)) {
      const parentId = comment.answers === undefined ? null : (known.get(comment.answers) ?? null);
      const id = await seedComment(db, projectId, { comment, postId, parentId, compiled }, seeding);
      if (comment.key !== undefined) known.set(comment.key, id);
    }
  }
  await seedSecondLooks(db, projectId, {
    first: seeding.person('editor'),
    second: seeding.person('admin'),
  });
}

/** The public post of this title. */
async function findPost(db: Db, projectId: string, title: string): Promise<string> {
  const { id } = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('title', '=', title)
    .where('state', '=', 'PUBLISHED')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

interface Placed {
  readonly comment: DemoComment;
  readonly postId: string;
  readonly parentId: string | null;
  readonly compiled: CompiledRules;
}

async function seedComment(
  db: Db,
  projectId: string,
  { comment, postId, parentId, compiled }: Placed,
  { person, now, senders }: Seeding,
): Promise<string> {
  const sentTime = new Date(now.getTime() - comment.minutesAgo * MINUTE_MS);
  const email = `${slug(comment.sender)}@bandoc.example`;
  const state = comment.state ?? 'PENDING';
  const { id } = await receiveComment(
    db,
    projectId,
    {
      targetType: 'POST',
      targetId: postId,
      parentId,
      senderName: comment.sender,
      senderKey: senderKeyOf(senders.keyOf, { email, readerKey: '' }),
      email,
      emailVerified: state === 'APPROVED',
      phoneVerified: false,
      content: comment.text,
      // Addresses for documentation.
      address: `203.0.113.${(comment.sender.length * 7) % 250}`,
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
      idempotencyKey: null,
      past: { state: 'PENDING', sentTime, likeCount: comment.likes ?? 0 },
    },
    { secretBox: senders.secretBox, now: () => now },
  );
  await keepFindings(db, projectId, id, compiled);
  if (state !== 'PENDING') {
    const decidedTime = new Date(Math.min(sentTime.getTime() + DECIDED_AFTER_MS, now.getTime()));
    await decide(db, projectId, id, { comment, state, by: person('editor'), decidedTime });
  }
  await report(db, projectId, id, comment, now);
  return id;
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** As if it had been received by the rules of the demo. */
async function keepFindings(db: Db, projectId: string, id: string, compiled: CompiledRules): Promise<void> {
  const row = await holdRow(db, projectId, id);
  if (row === undefined) return;
  const findings = examineComment(row.content, compiled);
  if (findings.length === 0) return;
  await writeReported(db, row, { findings: JSON.stringify(findings), held_rules: rulesOf(findings) });
}

interface Decided {
  readonly comment: DemoComment;
  readonly state: NonNullable<DemoComment['state']>;
  readonly by: TransitionActor;
  readonly decidedTime: Date;
}

const VERBS = {
  APPROVED: 'approve',
  REJECTED: 'reject',
  HIDDEN: 'hide',
  SPAM: 'spam',
  DELETED: 'delete',
  PENDING: 'reconsider',
} as const;

async function decide(
  db: Db,
  projectId: string,
  id: string,
  { comment, state, by, decidedTime }: Decided,
): Promise<void> {
  const row = await holdRow(db, projectId, id);
  if (row === undefined) return;
  const code = state === 'REJECTED' ? (comment.code ?? 'OFF_TOPIC') : undefined;
  const reply = comment.reply && {
    text: comment.reply,
    orgName: 'Ban Thời sự',
    by: { userId: by.userId, name: by.displayName },
    time: decidedTime.toISOString(),
  };
  await writeComment(db, row, {
    state,
    reject_code: code ?? null,
    is_pinned: comment.isPinned ?? false,
    is_pick: comment.isPick ?? false,
    official_reply: reply === undefined || reply === '' ? null : JSON.stringify(reply),
    moderated_by_id: by.userId,
    moderated_by_name: by.displayName,
    moderated_time: decidedTime,
  });
  await addStep(db, row, {
    verb: VERBS[state],
    from: 'PENDING',
    to: state,
    code,
    before: {},
    by,
    time: decidedTime,
  });
}

async function report(db: Db, projectId: string, id: string, comment: DemoComment, now: Date): Promise<void> {
  const { reports = [], dueIn } = comment;
  if (reports.length === 0) return;
  for (const [index, reason] of reports.entries()) {
    const reporterKey = Buffer.from(`demo reader ${index}`);
    await addReport(db, projectId, { commentId: id, reporterKey, reason, text: '' });
  }
  const row = await holdRow(db, projectId, id);
  if (row === undefined) return;
  const slaDue = new Date(now.getTime() + (dueIn ?? 0) * MINUTE_MS);
  await writeReported(db, row, { report_count: reports.length, sla_due: slaDue, sla_kind: 'REPORT' });
}
