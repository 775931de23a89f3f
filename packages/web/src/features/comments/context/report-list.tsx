import type { CommentDetail } from '@toasoan/contract/features/comments/comment.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { reportName } from '../comment-words.ts';
import styles from './context-panel.module.css';

/** What readers and authorities said about the comment. */
export function ReportList({ reports }: { readonly reports: CommentDetail['reports'] }) {
  const { t } = useTranslation('comments');
  if (reports.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('reports.title', { count: reports.length })}</h2>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.id} className={classNames(report.closedTime !== null && styles.closed)}>
            <p className={styles.lineHead}>
              <strong>{report.by === 'AUTHORITY' ? report.issuer : reportName(report.reason)}</strong>
              <span className={styles.quiet}>
                {report.by === 'AUTHORITY' && `${t('reports.order', { ref: report.orderRef })} · `}
                <DateText time={report.time} isShort />
                {report.closedTime !== null && ` · ${t('reports.closed')}`}
              </span>
            </p>
            {report.text !== '' && <p className={styles.lineWords}>{report.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
