import { useQuery } from '@tanstack/react-query';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { commentDetail } from '../comment-queries.ts';
import { useFindingWords } from './finding-words.ts';
import styles from './item-words.module.css';
import { MarkedText } from './marked-text.tsx';

/** Under the words of the comment in hand: why it is held, what it said before it was edited, the newsroom's answer. */
export function ItemWords({ row }: { readonly row: CommentRow }) {
  const { t } = useTranslation('comments');
  const { reasonOf } = useFindingWords();
  const detail = useQuery({ ...commentDetail(useProjectId(), row.id), enabled: row.isEdited }).data;
  const worded = row.findings.filter(({ word }) => word !== '');
  return (
    <>
      {worded.length > 0 && (
        <ul className={styles.reasons} aria-label={t('held.title')}>
          {worded.map((finding) => (
            <li key={`${finding.word} ${finding.start}`}>{reasonOf(finding)}</li>
          ))}
        </ul>
      )}
      {detail?.contentOriginal && (
        <blockquote className={styles.quote}>
          <p className={styles.label}>{t('original')}</p>
          <p className={styles.words}>
            <MarkedText text={detail.contentOriginal} findings={row.findings} />
          </p>
        </blockquote>
      )}
      {row.note !== '' && (
        <p className={styles.note}>
          <span className={styles.label}>{t('note')}</span> {row.note}
        </p>
      )}
      {row.officialReply && (
        <blockquote className={styles.reply}>
          <p className={styles.label}>
            {row.officialReply.orgName || t('newsroom')} · <DateText time={row.officialReply.time} isShort />
          </p>
          <p className={styles.words}>{row.officialReply.text}</p>
        </blockquote>
      )}
    </>
  );
}
