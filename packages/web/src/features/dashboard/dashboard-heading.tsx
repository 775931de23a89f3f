import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useAuth } from '#web/core/session/auth-store.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './dashboard.module.css';
import { useMayWrite } from './posts/use-may-write.ts';
import { todayInWords } from './today-in-words.ts';

export function DashboardHeading() {
  const { t } = useTranslation('dashboard');
  const name = useAuth((auth) => auth.name);
  const today = todayInWords(useNow(), currentLanguage());
  const mayWrite = useMayWrite();
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.greeting}>
          <span>{t('greeting', { name })}</span>
          <span className={styles.today}>{today}</span>
        </p>
      </div>
      {mayWrite && (
        <TabLink to="/manager_post/create" className={buttonClass('main')}>
          <Pencil size={17} aria-hidden />
          {t('write')}
        </TabLink>
      )}
    </header>
  );
}
