import { Menu, PanelLeft, Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuiet } from '#web/core/api/quiet.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { ProjectSwitcher } from '#web/features/projects/project-switcher.tsx';
import { LanguageSwitch } from '#web/patterns/appearance/language-switch.tsx';
import { ThemeToggle } from '#web/patterns/appearance/theme-toggle.tsx';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { openOverlay } from '../palette/open-overlay.ts';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

const MenuDrawer = lazyOverlay(async () => ({
  default: (await import('../side-menu/menu-drawer.tsx')).MenuDrawer,
}));

/** Collapses the menu to a rail; on narrow screens opens it as a drawer. */
function MenuToggle() {
  const { t } = useTranslation('panel');
  const { isNarrow, collapsed, toggleCollapsed } = useLayout();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  if (!isNarrow) {
    return (
      <IconButton
        icon={<PanelLeft size={20} />}
        label={t(collapsed ? 'frame.expand' : 'frame.collapse')}
        onClick={toggleCollapsed}
      />
    );
  }
  return (
    <>
      <IconButton
        icon={<Menu size={22} />}
        label={t('frame.open-menu')}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={() => setDrawerOpen(true)}
      />
      {isDrawerOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const TaskButton = lazyOverlay(async () => ({
  default: (await import('#web/features/tasks/task-button.tsx')).TaskButton,
}));

const BellButton = lazyOverlay(async () => ({
  default: (await import('#web/features/notifications/bell-button.tsx')).BellButton,
}));

const UploadDock = lazyOverlay(async () => ({
  default: (await import('#web/features/media/upload/panel/upload-dock.tsx')).UploadDock,
}));

/** 74 high: menu, project, search, language, theme, user. */
export function TopBar({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation('app');
  // On small screens these are in the menu drawer.
  const isPhone = useLayout((layout) => layout.isPhone);
  const isQuiet = useQuiet();
  return (
    <header className={styles.bar}>
      <MenuToggle />
      <div className={styles.project}>{!isGuest && <ProjectSwitcher />}</div>
      {!isGuest && isQuiet && (
        <>
          {/* Separate chunks: none waits for the code of another. */}
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

/** Opens the palette; on wide screens it looks like a search box. */
function PaletteButton() {
  const { t } = useTranslation('panel');
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openOverlay('palette')}
    >
      <Search size={16} aria-hidden />
      <span className={styles.searchWords}>{t('palette.open')}</span>
      <kbd className={styles.searchKey} aria-hidden>
        Ctrl K
      </kbd>
    </button>
  );
}
