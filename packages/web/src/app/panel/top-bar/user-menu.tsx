import { ChevronDown, KeyRound, LogOut, Settings2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { leave } from '../frame/leave.ts';
import { openOverlay } from '../palette/open-overlay.ts';
import styles from './top-bar.module.css';

/** The user's name and account entries. */
export function UserMenu() {
  const { t } = useTranslation('panel');
  const name = useAuth((auth) => auth.name);
  const role = useAuth((auth) => auth.role);
  const avatar = useOwnAccount((account) => account.avatar);
  const { closePanels, setPagePassword } = useLayout.getState();
  // Spec: both open /profile; the flags select the panel, also while it is already open.
  function openProfile(withPassword: boolean) {
    if (withPassword) setPagePassword(true);
    else closePanels();
    openTab({ url: '/profile' });
  }
  const items = [
    {
      key: 'profile',
      label: t('menu.profile'),
      icon: <UserRound size={16} />,
      onSelect: () => openProfile(false),
    },
    {
      key: 'password',
      label: t('frame.password'),
      icon: <KeyRound size={16} />,
      onSelect: () => openProfile(true),
    },
    {
      key: 'settings',
      label: t('settings.title'),
      icon: <Settings2 size={16} />,
      onSelect: () => openOverlay('settings'),
    },
    { key: 'sign-out', label: t('frame.sign-out'), icon: <LogOut size={16} />, onSelect: () => void leave() },
  ];
  return (
    <MenuButton label={t('frame.account')} items={items} align="end">
      {(trigger) => (
        <button {...trigger} type="button" className={styles.user}>
          <Avatar name={name} picture={avatar} />
          <span className="visually-hidden">{t('frame.account')}</span>
          <span className={styles.person}>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>{role !== '' && t(`role.${role}`)}</span>
          </span>
          <ChevronDown size={16} className={styles.arrow} aria-hidden />
        </button>
      )}
    </MenuButton>
  );
}
