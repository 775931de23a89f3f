import type { CommentPersonal } from '@toasoan/contract/features/comments/comment.ts';
import { maskPersonal } from '@toasoan/contract/features/comments/rules/mask-personal.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Moderating } from '../moderation/moderator.ts';
import { findContact } from './contact-store.ts';
import { openContact } from './sender-contact.ts';

/** Shows who sent a comment; the log keeps who looked. @throws NOT_FOUND, SECRET_UNREADABLE. */
export async function revealSender(call: Moderating, id: string, box: SecretBox): Promise<CommentPersonal> {
  const { db, projectId } = call;
  const found = await findContact(db, projectId, id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const contact =
    found.box === null || found.key_id === null
      ? { email: '', address: '', userAgent: '' }
      : openContact(box, { box: found.box, keyId: found.key_id }, { projectId, senderKey: found.sender_key });
  await writeAudit(call, {
    action: 'comment.reveal',
    entity: 'comment',
    entityId: id,
    after: { title: found.target_title },
  });
  const isDeleted = found.state === 'DELETED';
  const words = found.content_original ?? found.content;
  return {
    ...contact,
    deletedText: isDeleted ? found.content : '',
    content: isDeleted || maskPersonal(words) === words ? '' : words,
  };
}
