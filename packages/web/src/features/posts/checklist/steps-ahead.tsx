import type { PublishBlockers } from '@toasoan/contract/features/posts/checklist/publish-blockers.ts';
import { useTranslation } from 'react-i18next';
import styles from './publish-blockers.module.css';

/** The moves up to the readers, and who makes each. */
export function StepsAhead({ steps }: Pick<PublishBlockers, 'steps'>) {
  const { t } = useTranslation(['checklist', 'workflow', 'panel']);
  function who({ isMine, isBarred, roles }: PublishBlockers['steps'][number]): string {
    if (isMine) return t('step.mine');
    const named = roles.map((role) => t(`panel:role.${role}`)).join(', ');
    return t(isBarred ? 'step.barred' : 'step.others', { roles: named });
  }
  return (
    <section>
      <h3 className={styles.heading}>{t('steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name}>
            {t(`workflow:move.${step.name}`)}
            <span className={styles.who}>{who(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
