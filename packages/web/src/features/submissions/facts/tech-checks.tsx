import type { SubmissionDetail } from '@toasoan/contract/features/submissions/submission.ts';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { TechSign } from '../tech-sign.tsx';
import { WorkPartsContext } from '../work-parts.ts';
import styles from './work-facts.module.css';

/** What was found beside what was expected; of a series, which picture it is about. */
export function TechChecks({ detail }: { readonly detail: SubmissionDetail }) {
  const { t } = useTranslation('submissions');
  const { CheckAgain } = use(WorkPartsContext);
  const language = currentLanguage();
  const { techChecks, files, tech } = detail;
  const numberOf = (fileId: string | null) => files.findIndex(({ id }) => id === fileId) + 1;
  return (
    <section className={styles.section} aria-label={t('checks')}>
      <Row align="center" justify="between">
        <h4 className={textStyles.strong}>{t('checks')}</h4>
        {CheckAgain && <CheckAgain workId={detail.id} />}
      </Row>
      {techChecks.length === 0 && (
        <p className={textStyles.quiet}>{t(tech === 'WAITING' ? 'checks.waiting' : 'checks.none')}</p>
      )}
      <ul className={styles.checks}>
        {techChecks.map(({ code, fileId, actual, expected, result }) => (
          <li key={`${code} ${fileId}`} className={styles.check}>
            <TechSign result={result} />
            <span>
              {files.length > 1 && numberOf(fileId) > 0 && (
                <span className={textStyles.quiet}>{t('picture', { n: numberOf(fileId) })}: </span>
              )}
              {actual[language]}
            </span>
            <span className={styles.expected}>
              {expected[language] !== '' && <span className="visually-hidden">{t('checks.expected')} </span>}
              {expected[language]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
