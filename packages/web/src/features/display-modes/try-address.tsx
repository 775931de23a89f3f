import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';

/** To the page that says what an address shows, and why not the others. */
export function TryAddress() {
  const { t } = useTranslation('display-modes');
  return (
    <TabLink to="/setting_page/manager_menu/test" className={buttonClass('quiet')}>
      <FlaskConical size={16} aria-hidden />
      {t('tryAddress')}
    </TabLink>
  );
}
