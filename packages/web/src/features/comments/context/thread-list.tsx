import type { CommentDetail } from '@toasoan/contract/features/comments/comment.ts';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { STATE_TONES, stateName } from '../comment-words.ts';
import styles from './context-panel.module.css';

type ThreadComment = CommentDetail['thread'][number];

/** The conversation that the comment is part of, in its order; this one is marked. */
export function ThreadList({ detail }: { readonly detail: CommentDetail }) {
  const { t } = useTranslation('comments');
  if (detail.thread.length <= 1) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('thread.title', { count: detail.thread.length })}</h2>
      <ol className={styles.thread}>
        {detail.thread.map((comment) => (
          <ThreadLine key={comment.id} comment={comment} isThis={comment.id === detail.id} />
        ))}
      </ol>
    </section>
  );
}

function ThreadLine({ comment, isThis }: { readonly comment: ThreadComment; readonly isThis: boolean }) {
  const { t } = useTranslation('comments');
  const { depth, senderName, sentTime, content, state, likeCount, officialReply } = comment;
  return (
    <li
      className={classNames(styles.line, isThis && styles.this)}
      style={{ ['--picture-depth' as string]: depth }}
      aria-current={isThis ? 'true' : undefined}
    >
      <Avatar name={senderName} size="small" />
      <div>
        <p className={styles.lineHead}>
          <strong>{senderName}</strong>
          <span className={styles.quiet}>
            <DateText time={sentTime} isShort />
          </span>
          {isThis ? (
            <span className={styles.here}>{t('thread.this')}</span>
          ) : (
            state !== 'APPROVED' && <StatusTag tone={STATE_TONES[state]}>{stateName(state)}</StatusTag>
          )}
          {likeCount > 0 && (
            <span className={styles.quiet}>
              <ThumbsUp size={12} role="img" aria-label={t('likes', { count: likeCount })} />{' '}
              {formatNumber(likeCount)}
            </span>
          )}
        </p>
        <p className={styles.lineWords}>{content}</p>
        {officialReply && (
          <p className={styles.official}>
            <strong>{officialReply.orgName || t('newsroom')}</strong> {officialReply.text}
          </p>
        )}
      </div>
    </li>
  );
}
