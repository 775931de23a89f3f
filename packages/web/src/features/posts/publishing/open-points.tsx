import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checklist, type ChecklistItem } from '#web/patterns/form-page/checklist.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './publish-panel.module.css';
import type { OpenPoint } from './saved-checks.ts';

interface OpenPointsProps {
  readonly blockers: readonly OpenPoint[];
  readonly advice: readonly OpenPoint[];
  /** Leads to a field of the editor; absent for people who may not edit the post. */
  readonly onMend: ((field: string) => void) | undefined;
}

/** What is in the way, and what is recommended and still open: both are read before anything goes public. */
export function OpenPoints({ blockers, advice, onMend }: OpenPointsProps) {
  const { t } = useTranslation('publishing');
  const lead = (field: string) => (field !== '' && onMend ? { onMend: () => onMend(field) } : {});
  const isReady = blockers.length === 0;
  const Sign = isReady ? CircleCheck : CircleAlert;
  return (
    <section className={styles.points} aria-label={t('points')}>
      <div className={styles.verdict} data-ready={isReady}>
        <Sign size={22} aria-hidden />
        <div>
          <h3>{t(isReady ? 'points.ready' : 'points.blocked', { count: blockers.length })}</h3>
          <p className={textStyles.hint}>{t(isReady ? 'points.met' : 'points.mend')}</p>
        </div>
      </div>
      {blockers.length > 0 && (
        <Checklist
          label={t('points.required')}
          items={blockers.map(
            ({ code, field, label }): ChecklistItem => ({
              key: code,
              met: false,
              tone: 'missing',
              label,
              ...lead(field),
            }),
          )}
        />
      )}
      {advice.length > 0 && (
        <div className={styles.advice}>
          <h3>{t('points.advice', { count: advice.length })}</h3>
          <Checklist
            label={t('points.advised')}
            items={advice.map(
              ({ code, field, label }): ChecklistItem => ({
                key: code,
                met: false,
                tone: 'advice',
                label,
                ...lead(field),
              }),
            )}
          />
        </div>
      )}
    </section>
  );
}
