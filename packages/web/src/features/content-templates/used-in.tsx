import type { TemplateUse } from '@toasoan/contract/features/content-templates/content-template.ts';
import { useTranslation } from 'react-i18next';
import styles from './content-templates.module.css';

/** Which pages change with a template, above the buttons of its form. */
export function UsedIn({ uses }: { readonly uses: readonly TemplateUse[] }) {
  const { t } = useTranslation('content-templates');
  if (uses.length === 0) return null;
  const live = uses.filter(({ isLive }) => isLive);
  return (
    <p className={styles.usedIn} data-live={live.length > 0 || undefined}>
      {live.length > 0
        ? t('used.live', { count: live.length, places: live.map(({ title }) => title).join(', ') })
        : t('used.in', { places: uses.map(({ title }) => title).join(', ') })}
    </p>
  );
}
