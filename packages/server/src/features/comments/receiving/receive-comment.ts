import { createHash } from 'node:crypto';
import { MAX_DEPTH } from '@toasoan/contract/features/comments/comment-limits.ts';
import { RECEIVING_TEXTS } from '@toasoan/contract/features/comments/receiving/receiving-texts.ts';
import {
  type CompiledRules,
  examineComment,
  rulesOf,
  stateOfNew,
} from '@toasoan/contract/features/comments/rules/examine-comment.ts';
import type { Finding } from '@toasoan/contract/features/comments/rules/finding.ts';
import { languageOf, sameWordsKey } from '@toasoan/contract/features/comments/rules/writing-style.ts';
import { deviceNameOf } from '#server/core/auth/device-name.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { compiledRules } from '../rules/comment-rules-store.ts';
import { addressHint, emailHint, sealContact } from '../senders/sender-contact.ts';
import { isTargetOpen } from '../targets/target-is-open.ts';
import { findChoice } from '../targets/target-store.ts';
import { type CommentTarget, findTarget } from '../targets/target-view.ts';
import {
  findByKey,
  findParent,
  holdSender,
  insertComment,
  type KnownSender,
  type NewContact,
  type Parent,
  readSender,
  searchWords,
} from './receive-store.ts';
import type { CommentReceipt, ReceivedComment } from './received-comment.ts';
import { checkEmailDomain } from './refused-domain.ts';

interface Receiving {
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}

const HASH_BYTES = 18;

export function contentHashOf(content: string): Buffer {
  return createHash('sha256').update(sameWordsKey(content)).digest().subarray(0, HASH_BYTES);
}

/**
 * Takes one comment in, within the caller's transaction: bans and limits first, then the rules decide its state. What
 * is brought in with its past (`past`) keeps the state and time that it had.
 * @throws NOT_FOUND for an unknown target; RULES_NOT_MET with the codes of `RECEIVING_TEXTS`.
 */
export async function receiveComment(
  db: Db,
  projectId: string,
  comment: ReceivedComment,
  deps: Receiving,
): Promise<CommentReceipt> {
  await holdSender(db, projectId, comment.senderKey);
  const known = await receiptOfKey(db, projectId, comment);
  if (known !== undefined) return known;
  const { parentId } = comment;
  const [target, parent] = await together(
    findTarget(db, projectId, comment),
    parentId === null ? Promise.resolve(undefined) : findParent(db, projectId, parentId, comment),
  );
  if (target === undefined) throw new AppError('NOT_FOUND');
  checkParent(comment, parent);
  const { findings, state } = await judge(db, projectId, comment, { target, parent, now: deps.now() });
  const id = await insertComment(
    db,
    {
      ...placeOf(projectId, comment, target, parent),
      sender_name: comment.senderName,
      sender_key: comment.senderKey,
      email_verified: comment.emailVerified,
      phone_verified: comment.phoneVerified,
      content: comment.content,
      content_hash: contentHashOf(comment.content),
      lang: languageOf(comment.content),
      state,
      held_rules: rulesOf(findings),
      foundBy: findings,
      words: searchWords(comment.content, comment.senderName),
      idempotency_key: comment.idempotencyKey,
      reject_code: state === 'REJECTED' ? 'OTHER' : null,
      reject_text: state === 'REJECTED' ? wordsFound(findings) : '',
      sent_time: comment.past?.sentTime ?? deps.now(),
      like_count: comment.past?.likeCount ?? 0,
      dislike_count: comment.past?.dislikeCount ?? 0,
    },
    contactOf(projectId, comment, deps.secretBox),
  );
  if (id === undefined) throw new AppError('IDEMPOTENCY_RUNNING');
  await publishNotice(db, { kind: 'comments', projectId });
  return { id, state, isNew: true, findings };
}

async function receiptOfKey(
  db: Db,
  projectId: string,
  { idempotencyKey }: ReceivedComment,
): Promise<CommentReceipt | undefined> {
  if (idempotencyKey === null) return undefined;
  const before = await findByKey(db, projectId, idempotencyKey);
  return before && { ...before, isNew: false };
}

function checkParent({ parentId, past }: ReceivedComment, parent: Parent | undefined): void {
  if (parentId === null) return;
  if (parent === undefined || (past === undefined && parent.state !== 'APPROVED'))
    throw ruleNotMet(RECEIVING_TEXTS, 'PARENT_GONE', 'parentId');
}

/** An answer to the deepest comment stands beside it. */
function placeOf(
  projectId: string,
  { targetType, targetId }: ReceivedComment,
  { title }: CommentTarget,
  parent: Parent | undefined,
) {
  const isDeepest = parent?.depth === MAX_DEPTH;
  return {
    project_id: projectId,
    target_type: targetType,
    target_id: targetId,
    target_title: title,
    parent_id: (isDeepest ? parent.parentId : parent?.id) ?? null,
    thread_id: parent?.threadId ?? null,
    depth: parent === undefined ? 0 : Math.min(parent.depth + 1, MAX_DEPTH),
  };
}

interface Circumstances {
  readonly target: CommentTarget;
  readonly parent: Parent | undefined;
  readonly now: Date;
}

async function judge(
  db: Db,
  projectId: string,
  comment: ReceivedComment,
  { target, now }: Circumstances,
): Promise<Pick<CommentReceipt, 'state' | 'findings'>> {
  if (comment.past !== undefined) return { state: comment.past.state, findings: [] };
  const contentHash = contentHashOf(comment.content);
  const [compiled, choice, sender] = await together(
    compiledRules(db, projectId),
    findChoice(db, projectId, comment),
    readSender(db, projectId, { senderKey: comment.senderKey, contentHash }),
  );
  if (compiled.rules.mode === 'OFF') throw ruleNotMet(RECEIVING_TEXTS, 'COMMENTS_OFF');
  if (!target.isPublic) throw new AppError('NOT_FOUND');
  if (!isTargetOpen(target, compiled.rules, { choice, now }))
    throw ruleNotMet(RECEIVING_TEXTS, 'COMMENTS_CLOSED');
  checkEmailDomain(comment.email, compiled.rules);
  checkSender(comment, sender, { compiled, now });
  const findings = examineComment(comment.content, compiled, sender);
  const state = stateOfNew(findings, compiled.rules);
  if (state === null) throw ruleNotMet(RECEIVING_TEXTS, 'COMMENTS_OFF');
  return { state, findings };
}

/** @throws RULES_NOT_MET: a ban, a missing verification, or too little time since the comment before. */
function checkSender(
  { emailVerified }: ReceivedComment,
  { ban, lastTime }: KnownSender,
  { compiled: { rules }, now }: { readonly compiled: CompiledRules; readonly now: Date },
): void {
  if (ban?.until === null) throw ruleNotMet(RECEIVING_TEXTS, 'SENDER_BANNED_FOREVER');
  if (ban) throw ruleNotMet(RECEIVING_TEXTS, 'SENDER_BANNED', undefined, { until: dayOf(ban.until) });
  if (rules.verifiedOnly && !emailVerified) throw ruleNotMet(RECEIVING_TEXTS, 'EMAIL_NOT_VERIFIED', 'email');
  const waits = lastTime === null ? 0 : rules.minSeconds - (now.getTime() - lastTime.getTime()) / 1_000;
  if (waits > 0) throw ruleNotMet(RECEIVING_TEXTS, 'TOO_SOON', undefined, { seconds: Math.ceil(waits) });
}

const DAY = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' });
const dayOf = (time: Date) => DAY.format(time);

function wordsFound(findings: readonly Finding[]): string {
  const words = findings.filter(({ rule }) => rule === 'BANNED_WORD').map(({ word }) => `“${word}”`);
  return [...new Set(words)].join(', ');
}

function contactOf(projectId: string, comment: ReceivedComment, box: SecretBox): NewContact | undefined {
  const { email, address, userAgent, senderKey, deviceKey } = comment;
  if (email === '' && address === '' && userAgent === '') return undefined;
  return {
    sealed: sealContact(box, { email, address, userAgent }, { projectId, senderKey }),
    emailHint: emailHint(email),
    addressHint: addressHint(address),
    device: deviceNameOf(userAgent),
    deviceHash: deviceKey ?? Buffer.alloc(0),
  };
}
