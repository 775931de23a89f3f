import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { useDocumentTitle } from '#web/core/routing/use-document-title.ts';
import { Brand } from '#web/patterns/brand/brand.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import styles from '../screen.module.css';

/** Not found, outside the panel. */
export function NotFoundScreen() {
  const { t } = useTranslation('app');
  useDocumentTitle(t('status.404.title'), t('area'));
  return (
    <main className={styles.screen}>
      <Brand />
      <h1>{t('status.404.title')}</h1>
      <p className={styles.text}>{t('status.404.text')}</p>
      <AppLink className={buttonClass('main')} href="/login">
        {t('status.signIn')}
      </AppLink>
    </main>
  );
}
