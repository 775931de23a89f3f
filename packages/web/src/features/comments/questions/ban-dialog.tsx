import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { LONG_BAN_DAYS, SHORT_BAN_DAYS } from '@toasoan/contract/features/comments/comment-limits.ts';
import {
  type BanLength,
  banLength,
} from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { commentKeys } from '../comment-queries.ts';
import styles from './questions.module.css';
import { ReasonQuestion } from './reason-question.tsx';

const DAYS = { WEEK: SHORT_BAN_DAYS, MONTH: LONG_BAN_DAYS, FOREVER: 0 } as const;

interface BanDialogProps {
  readonly row: CommentRow;
  readonly onClose: () => void;
}

/** Bans the sender for a week, or longer with the right for it; the others are shown with what they need. */
export function BanDialog({ row, onClose }: BanDialogProps) {
  const { t } = useTranslation('comments');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayLong = useMay('comment.ban');
  const [length, setLength] = useState<BanLength>('WEEK');
  const ban = useMutation({
    mutationFn: (reason: string) =>
      call(commentEndpoints.ban, { body: { commentId: row.id, length, reason } }),
    onSuccess: ({ senderName }) => {
      showToast({ tone: 'success', text: t('ban.done', { name: senderName }) });
      onClose();
    },
    onSettled: () => invalidate(client, { queryKey: commentKeys(projectId) }),
  });
  return (
    <ReasonQuestion
      title={t('ban.title', { name: row.senderName })}
      text={t('ban.text')}
      label={t('ban.reason')}
      action={t('command.ban')}
      tone="danger"
      busy={ban.isPending}
      onSend={(reason) => ban.mutate(reason)}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend>{t('ban.length')}</legend>
        {banLength.options.map((option) => (
          <LengthChoice
            key={option}
            label={t(`ban.length.${option}`, { days: DAYS[option] })}
            isChosen={length === option}
            stopped={option !== 'WEEK' && !mayLong ? t('stopped.longBan') : undefined}
            onChoose={() => setLength(option)}
          />
        ))}
      </fieldset>
    </ReasonQuestion>
  );
}

interface LengthChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly stopped: string | undefined;
  readonly onChoose: () => void;
}

function LengthChoice({ label, isChosen, stopped, onChoose }: LengthChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice} data-stopped={stopped !== undefined || undefined}>
      <input
        id={id}
        type="radio"
        name="ban-length"
        checked={isChosen}
        disabled={stopped !== undefined}
        aria-describedby={stopped === undefined ? undefined : `${id}-why`}
        data-first-focus={isChosen || undefined}
        onChange={onChoose}
      />
      <label htmlFor={id}>{label}</label>
      {stopped !== undefined && (
        <span id={`${id}-why`} className={styles.why}>
          {stopped}
        </span>
      )}
    </div>
  );
}
