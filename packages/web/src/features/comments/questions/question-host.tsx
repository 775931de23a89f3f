import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueSteps } from '../queue/queue-steps.ts';
import type { Asking } from '../queue/row-commands.ts';
import type { Act } from '../queue/step-rules.ts';
import { AuthorityDialog } from './authority-dialog.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { QuestionProps } from './question-props.ts';
import { ReasonQuestion } from './reason-question.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { SenderNoteDialog } from './sender-note-dialog.tsx';

interface QuestionHostProps {
  readonly asking: Asking;
  readonly row: CommentRow;
  readonly steps: QueueSteps;
  readonly onClose: () => void;
}

/** The question that a command asks first; a rejection asks in the comment itself. */
export function QuestionHost({ asking, row: first, steps, onClose }: QuestionHostProps) {
  const [busy, setBusy] = useState(false);
  const [row, setRow] = useState(first);
  async function send(...acts: readonly Act[]) {
    setBusy(true);
    const answered = await steps.actAfterAnswer(row, ...acts);
    setBusy(false);
    setRow(answered.row);
    if (answered.isDone) onClose();
  }
  const question = { row, busy, onClose, onSend: (...acts: readonly Act[]) => void send(...acts) };
  switch (asking) {
    case 'reject':
      return null;
    case 'edit':
      return <EditDialog {...question} />;
    case 'reply':
      return <ReplyDialog {...question} />;
    case 'ban':
      return <BanDialog row={row} onClose={onClose} />;
    case 'note':
      return <SenderNoteDialog row={row} onClose={onClose} />;
    case 'authority':
      return <AuthorityDialog {...question} />;
    case 'correction':
      return <CorrectionDialog {...question} />;
    case 'remove':
      return <RemoveDialog {...question} />;
  }
}

function CorrectionDialog({ row, busy, onSend, onClose }: QuestionProps) {
  const { t } = useTranslation('comments');
  return (
    <ReasonQuestion
      title={t('correct.title')}
      text={t('correct.text', { title: row.targetTitle })}
      quote={row.content}
      label={t('correct.field')}
      action={t('correct.action')}
      isRequired={false}
      busy={busy}
      onSend={(text) => onSend({ act: 'correction', text })}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ row, busy, onSend, onClose }: QuestionProps) {
  const { t } = useTranslation('comments');
  return (
    <ReasonQuestion
      title={t('remove.title', { name: row.senderName })}
      text={t('remove.text')}
      quote={row.content}
      label={t('remove.reason')}
      action={t('command.remove')}
      tone="danger"
      busy={busy}
      onSend={(reason) => onSend({ act: 'remove', reason })}
      onClose={onClose}
    />
  );
}
