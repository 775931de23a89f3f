import { useQuery } from '@tanstack/react-query';
import { MAX_CONTENT, MAX_NOTE, MIN_CONTENT } from '@toasoan/contract/features/comments/comment-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { commentDetail } from '../comment-queries.ts';
import { MarkedText } from '../queue/marked-text.tsx';
import type { QuestionProps } from './question-props.ts';
import styles from './questions.module.css';
import { WordsField } from './words-field.tsx';

/** Mends the words of a comment; what the reader wrote is kept and stays in sight. */
export function EditDialog({ row, busy, onSend, onClose }: QuestionProps) {
  const { t } = useTranslation(['comments', 'ui']);
  const detail = useQuery({ ...commentDetail(useProjectId(), row.id), enabled: row.isEdited }).data;
  const [content, setContent] = useState(row.content);
  const [note, setNote] = useState(row.note);
  const original = row.isEdited ? (detail?.contentOriginal ?? '') : row.content;
  const isChanged = content.trim() !== row.content || note.trim() !== row.note;
  const isTooShort = content.trim().length < MIN_CONTENT;
  const stopped = isTooShort ? t('edit.tooShort') : undefined;
  function send(approve: boolean) {
    onSend({
      act: 'edit',
      approve,
      ...(content.trim() !== row.content && { content: content.trim() }),
      ...(note.trim() !== row.note && { note: note.trim() }),
    });
  }
  return (
    <Dialog
      size="wide"
      title={t('edit.title', { name: row.senderName })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant={row.state === 'PENDING' ? 'plain' : 'main'}
            busy={busy}
            disabledReason={stopped ?? (isChanged ? undefined : t('edit.unchanged'))}
            onClick={() => send(false)}
          >
            {t('edit.save')}
          </Button>
          {row.state === 'PENDING' && (
            <Button variant="main" busy={busy} disabledReason={stopped} onClick={() => send(true)}>
              {t('edit.saveAndApprove')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('edit.text')}</p>
      <blockquote className={styles.quote}>
        <MarkedText text={original} findings={row.findings} />
      </blockquote>
      <WordsField
        isFirst
        label={t('edit.field')}
        rows={5}
        max={MAX_CONTENT}
        value={content}
        onChange={setContent}
      />
      <WordsField
        label={t('edit.note')}
        hint={t('edit.noteHint')}
        rows={2}
        max={MAX_NOTE}
        value={note}
        onChange={setNote}
      />
    </Dialog>
  );
}
