import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { ProjectSwitcher } from '#web/features/projects/project-switcher.tsx';
import { LanguageSwitch } from '#web/patterns/appearance/language-switch.tsx';
import { ThemeToggle } from '#web/patterns/appearance/theme-toggle.tsx';
import { lazyOverlay } from '#web/patterns/missing-part/lazy-part.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { PaletteButton } from './palette-button.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

const TaskButton = lazyOverlay(async () => ({
  default: (await import('#web/features/tasks/task-button.tsx')).TaskButton,
}));

const BellButton = lazyOverlay(async () => ({
  default: (await import('#web/features/notifications/bell-button.tsx')).BellButton,
}));

const UploadDock = lazyOverlay(async () => ({
  default: (await import('#web/features/media/upload/panel/upload-dock.tsx')).UploadDock,
}));

/** 74 high: menu, project, search, language, theme, person. */
export function TopBar({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation('app');
  // On small screens they stand in the menu drawer.
  const isPhone = useLayout((layout) => layout.isPhone);
  return (
    <header className={styles.bar}>
      <MenuToggle />
      <div className={styles.project}>{!isGuest && <ProjectSwitcher />}</div>
      {!isGuest && (
        <>
          {/* Each comes by itself: none waits for the code of another. */}
          <Suspense>
            <UploadDock />
          </Suspense>
          <Suspense>
            <TaskButton />
          </Suspense>
          <Suspense>
            <BellButton />
          </Suspense>
        </>
      )}
      {!isGuest && <PaletteButton />}
      {(isGuest || !isPhone) && (
        <div className={styles.appearance}>
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      )}
      {isGuest ? (
        <AppLink className={buttonClass('main')} href="/login">
          {t('status.signIn')}
        </AppLink>
      ) : (
        <UserMenu />
      )}
    </header>
  );
}
