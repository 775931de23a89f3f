import { MAX_REPLY } from '@toasoan/contract/features/comments/comment-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { QuestionProps } from './question-props.ts';
import styles from './questions.module.css';
import { WordsField } from './words-field.tsx';

const MAX_NAME = 80;

/** Answers as the newsroom; a comment that waits is approved with its answer. */
export function ReplyDialog({ row, busy, onSend, onClose }: QuestionProps) {
  const { t } = useTranslation(['comments', 'ui']);
  const project = useCurrentProject();
  const { officialReply, replyDraft, state } = row;
  const [text, setText] = useState(officialReply?.text ?? replyDraft);
  const [orgName, setOrgName] = useState(officialReply?.orgName ?? project?.name ?? '');
  const waits = state === 'PENDING';
  const isEmpty = text.trim() === '';
  function send() {
    const reply = { act: 'reply', text: text.trim(), orgName: orgName.trim() } as const;
    if (waits) onSend({ act: 'decide', action: 'approve' }, reply);
    else onSend(reply);
  }
  return (
    <Dialog
      size="wide"
      title={t('reply.title', { name: row.senderName })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          {officialReply && (
            <Button busy={busy} onClick={() => onSend({ act: 'reply', text: '', orgName: '' })}>
              {t('reply.takeBack')}
            </Button>
          )}
          <Button
            variant="main"
            busy={busy}
            disabledReason={isEmpty ? t('reply.missing') : undefined}
            onClick={send}
          >
            {t(waits ? 'reply.sendAndApprove' : 'reply.send')}
          </Button>
        </>
      }
    >
      <blockquote className={styles.quote}>{row.content}</blockquote>
      {replyDraft !== '' && !officialReply && <p>{t('reply.draft')}</p>}
      <WordsField isFirst label={t('reply.field')} rows={5} max={MAX_REPLY} value={text} onChange={setText} />
      <WordsField
        label={t('reply.orgName')}
        hint={t('reply.orgNameHint')}
        rows={1}
        max={MAX_NAME}
        value={orgName}
        onChange={setOrgName}
      />
    </Dialog>
  );
}
