import type { readerCommentEndpoints } from '@toasoan/contract/features/comments/readers/reader-comment-endpoints.ts';
import { READER_COMMENT_TEXTS } from '@toasoan/contract/features/comments/readers/reader-comment-texts.ts';
import { RECEIVING_TEXTS } from '@toasoan/contract/features/comments/receiving/receiving-texts.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { Answer } from '#server/core/http/call.ts';
import type { ReaderCall } from '#server/core/http/reader-route.ts';
import { receiveComment } from '../receiving/receive-comment.ts';
import { checkEmailDomain } from '../receiving/refused-domain.ts';
import { senderKeyOf } from '../senders/sender-key.ts';
import { addConfirmation, noteConfirmed, spendConfirmation } from './confirmation-store.ts';
import { addLinkMail } from './mailing/link-mail-jobs.ts';
import { openLink, sealLink } from './mailing/mailed-link.ts';
import type { ReaderCommentDependencies } from './reader-dependencies.ts';
import { findReaderTarget, type ReaderTarget } from './reader-target.ts';
import { shownComment } from './reader-thread.ts';
import { findShown, readShown } from './reader-thread-view.ts';

type SendCall = ReaderCall<typeof readerCommentEndpoints.send>;
type ConfirmCall = ReaderCall<typeof readerCommentEndpoints.confirm>;

/** What is sealed until the link is opened: the whole comment. */
const waitingComment = z.object({
  target: z.string(),
  parentId: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  content: z.string(),
  language: z.enum(LANGUAGES),
  phoneVerified: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
  readerKey: z.string(),
});
type WaitingComment = z.output<typeof waitingComment>;

type Reading = Pick<ReaderCall, 'db' | 'projectId'>;

/** @throws NOT_FOUND for what is not public, RULES_NOT_MET where nobody may write. */
export async function sendComment(
  deps: ReaderCommentDependencies,
  call: SendCall,
): Promise<Answer<typeof readerCommentEndpoints.send>> {
  const { db: tx, projectId, body, params, address, userAgent, readerKey, phoneVerified } = call;
  const target = await openTarget(deps, call, params.target);
  const waiting: WaitingComment = {
    target: params.target,
    parentId: await parentOf(call, target, body.parentId),
    name: body.authorName,
    email: body.email ?? '',
    content: body.content,
    language: body.lang,
    phoneVerified,
    address,
    userAgent,
    readerKey,
  };
  if (!deps.mails || !target.rules.verifiedOnly) return await receive(deps, call, target, waiting, false);
  if (waiting.email === '')
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'email', code: 'required' }] });
  checkEmailDomain(waiting.email, target.rules);
  const link = sealLink(deps, 'CONFIRM', { ...waiting, now: deps.now() });
  const senderKey = senderKeyOf(deps.keys, waiting);
  const id = await addConfirmation(tx, projectId, { ...link, senderKey });
  await addLinkMail(tx, 'CONFIRM', id);
  return { outcome: 'CONFIRM', comment: null };
}

/** The comment arrives now, with its address confirmed: the rules and the target of this moment decide. */
export async function confirmComment(
  deps: ReaderCommentDependencies,
  call: ConfirmCall,
): Promise<Answer<typeof readerCommentEndpoints.confirm>> {
  const { db: tx, projectId, body } = call;
  const used = await spendConfirmation(tx, projectId, { secret: body.token, now: deps.now() });
  if (used === undefined) throw ruleNotMet(READER_COMMENT_TEXTS, 'LINK_GONE');
  const waiting = openLink(deps.secretBox, 'CONFIRM', used.sealed, waitingComment);
  const target = await openTarget(deps, call, waiting.target);
  const parentId = await parentOf(call, target, waiting.parentId ?? undefined);
  const { outcome, commentId } = await receive(deps, call, target, { ...waiting, parentId }, true);
  await noteConfirmed(tx, projectId, used.id, commentId);
  return { outcome };
}

async function openTarget(
  { now }: ReaderCommentDependencies,
  { db, projectId }: Reading,
  name: string,
): Promise<ReaderTarget> {
  const target = await findReaderTarget(db, projectId, name, now());
  if (target === undefined) throw new AppError('NOT_FOUND');
  if (!target.isOpen) throw ruleNotMet(RECEIVING_TEXTS, 'COMMENTS_CLOSED');
  return target;
}

/** Checked before a mail is sent too. */
async function parentOf(
  { db, projectId }: Reading,
  { targetType, targetId }: ReaderTarget,
  parentId: string | undefined,
): Promise<string | null> {
  if (parentId === undefined) return null;
  const parent = await findShown(db, projectId, parentId);
  if (parent === undefined || parent.target_type !== targetType || parent.target_id !== targetId)
    throw ruleNotMet(RECEIVING_TEXTS, 'PARENT_GONE', 'parentId');
  return parent.id;
}

async function receive(
  { keys, secretBox, now }: ReaderCommentDependencies,
  { db: tx, projectId }: Reading,
  target: ReaderTarget,
  { name, email, content, parentId, phoneVerified, address, userAgent, readerKey }: WaitingComment,
  emailVerified: boolean,
) {
  const { targetType, targetId } = target;
  const received = {
    targetType,
    targetId,
    parentId,
    senderName: name,
    senderKey: senderKeyOf(keys, { email, readerKey }),
    email,
    emailVerified,
    phoneVerified,
    content,
    address,
    userAgent,
    deviceKey: senderKeyOf(keys, { email: '', readerKey }),
    idempotencyKey: null,
  };
  const receipt = await receiveComment(tx, projectId, received, { secretBox, now });
  const shown = receipt.state === 'APPROVED' ? await readShown(tx, projectId, receipt.id) : undefined;
  return {
    commentId: receipt.id,
    outcome: shown === undefined ? ('WAITING' as const) : ('SHOWN' as const),
    comment: shown === undefined ? null : shownComment(shown, target.rules),
  };
}
