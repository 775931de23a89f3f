import { AUDIT_KINDS } from '@toasoan/contract/core/audit-kinds.ts';
import type { CommentDetail } from '@toasoan/contract/features/comments/comment.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { rejectName } from '../comment-words.ts';
import styles from './context-panel.module.css';

type Move = CommentDetail['moves'][number];

/** What happened to the comment, newest first. */
export function CommentLog({ moves }: { readonly moves: readonly Move[] }) {
  const { t } = useTranslation('comments');
  if (moves.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('log.title')}</h2>
      <ul className={styles.log}>
        {moves.map((move) => (
          <li key={`${move.time} ${move.verb}`}>
            <strong>{verbName(move.verb)}</strong>
            {move.rejectCode !== null && `: ${rejectName(move.rejectCode)}`}
            {move.text !== '' && ` (${move.text})`}
            <span className={styles.quiet}>
              {' '}
              {move.by?.name ?? t('log.system')} · <DateText time={move.time} isShort />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function verbName(verb: string): string {
  const verbs: Readonly<Record<string, Readonly<Record<'vi' | 'en', string>>>> = AUDIT_KINDS.comment.verbs;
  return verbs[verb]?.[currentLanguage()] ?? verb;
}
