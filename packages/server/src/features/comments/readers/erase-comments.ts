import type { readerCommentEndpoints } from '@toasoan/contract/features/comments/readers/reader-comment-endpoints.ts';
import { READER_COMMENT_TEXTS } from '@toasoan/contract/features/comments/readers/reader-comment-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { ReaderCall } from '#server/core/http/reader-route.ts';
import { senderKeyOf } from '../senders/sender-key.ts';
import { addErasure, eraseCommentsOf, spendErasure } from './erasure-store.ts';
import { addLinkMail } from './mailing/link-mail-jobs.ts';
import { sealLink } from './mailing/mailed-link.ts';
import type { ReaderCommentDependencies } from './reader-dependencies.ts';

/** Does the same for every address: whether it ever commented is looked up when the mail would be sent. */
export async function askForErasure(
  deps: ReaderCommentDependencies,
  { db: tx, projectId, body, language }: ReaderCall<typeof readerCommentEndpoints.askErasure>,
): Promise<{ received: boolean }> {
  if (!deps.mails) throw ruleNotMet(READER_COMMENT_TEXTS, 'MAIL_IS_OFF');
  const { email } = body;
  const link = sealLink(deps, 'ERASE', { email, name: '', language, now: deps.now() });
  const senderKey = senderKeyOf(deps.keys, { email, readerKey: '' });
  await addLinkMail(tx, 'ERASE', await addErasure(tx, projectId, { ...link, senderKey }));
  return { received: true };
}

export async function eraseByLink(
  { now }: ReaderCommentDependencies,
  { db: tx, projectId, body, address, requestId }: ReaderCall<typeof readerCommentEndpoints.erase>,
): Promise<{ erased: number }> {
  const senderKey = await spendErasure(tx, projectId, { secret: body.token, now: now() });
  if (senderKey === undefined) throw ruleNotMet(READER_COMMENT_TEXTS, 'LINK_GONE');
  const erased = await eraseCommentsOf(tx, projectId, senderKey, now());
  await writeAudit(
    { db: tx, projectId, address, requestId },
    { action: 'comment.erase', entity: 'comment', after: { count: erased } },
  );
  return { erased };
}
