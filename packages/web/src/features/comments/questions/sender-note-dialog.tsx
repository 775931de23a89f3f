import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { commentDetail, commentKeys } from '../comment-queries.ts';
import { ReasonQuestion } from './reason-question.tsx';

interface SenderNoteDialogProps {
  readonly row: CommentRow;
  readonly onClose: () => void;
}

/** What moderators tell each other about a sender. */
export function SenderNoteDialog({ row, onClose }: SenderNoteDialogProps) {
  const { t } = useTranslation('comments');
  const projectId = useProjectId();
  const client = useQueryClient();
  const note = useQuery(commentDetail(projectId, row.id)).data?.senderNote;
  const save = useMutation({
    mutationFn: (text: string) =>
      call(commentEndpoints.senderNote, {
        params: { id: row.id },
        body: { version: note?.version ?? 0, text },
      }),
    onSuccess: onClose,
    onSettled: () => invalidate(client, { queryKey: commentKeys(projectId, 'detail') }),
  });
  if (!note) return null;
  return (
    <ReasonQuestion
      title={t('senderNote.title', { name: row.senderName })}
      text={t('senderNote.text')}
      label={t('senderNote.field')}
      action={t('senderNote.save')}
      initial={note.text}
      isRequired={note.text === ''}
      busy={save.isPending}
      onSend={(text) => save.mutate(text)}
      onClose={onClose}
    />
  );
}
