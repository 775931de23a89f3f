import type { WhyNotPublic } from '@toasoan/contract/features/posts/checklist/why-not-public.ts';
import { useTranslation } from 'react-i18next';
import styles from './why-not-public.module.css';

/** The moves up to the readers, and who makes each. */
export function StepsAhead({ steps }: Pick<WhyNotPublic, 'steps'>) {
  const { t } = useTranslation(['checklist', 'workflow', 'panel']);
  function who({ isMine, isBarred, roles }: WhyNotPublic['steps'][number]): string {
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
