import type { SubmissionDetail } from '@toasoan/contract/features/submissions/submission.ts';
import { type TriState, UNKNOWN, YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import { useTranslation } from 'react-i18next';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './work-facts.module.css';

/** What the author says of it: the story, who can be recognised, how it was made. */
export function StatedFacts({ detail }: { readonly detail: SubmissionDetail }) {
  const { t } = useTranslation('submissions');
  const { story, people, declared, coAuthors, usageAccepted, oldProvinceName, takenPlace } = detail;
  const words = (value: TriState) =>
    value === UNKNOWN ? t('said.unknown') : t(value === YES ? 'said.yes' : 'said.no');
  const facts = [
    { key: 'takenPlace', value: [takenPlace, oldProvinceName].filter(Boolean).join(', ') },
    { key: 'person', value: words(people.person) },
    { key: 'child', value: words(people.child) },
    { key: 'modelRelease', value: words(people.modelRelease) },
    { key: 'guardianConsent', value: words(people.guardianConsent) },
    { key: 'ai', value: [words(declared.ai), declared.aiText].filter(Boolean).join(': ') },
    { key: 'composite', value: words(declared.composite) },
    { key: 'published', value: words(declared.published) },
    { key: 'awarded', value: [words(declared.awarded), declared.awardedText].filter(Boolean).join(': ') },
    { key: 'coAuthors', value: coAuthors > 0 ? String(coAuthors) : '' },
    { key: 'usage', value: t(usageAccepted ? 'said.yes' : 'said.no') },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.section} aria-label={t('stated')}>
      <h4 className={textStyles.strong}>{t('stated')}</h4>
      {story !== '' && <p className={styles.story}>{story}</p>}
      <dl className={styles.pairs}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`stated.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
