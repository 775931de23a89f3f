import { Menu, PanelLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { lazyOverlay } from '#web/patterns/missing-part/lazy-part.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

const MenuDrawer = lazyOverlay(async () => ({
  default: (await import('../side-menu/menu-drawer.tsx')).MenuDrawer,
}));

/** Collapses the menu to a rail; on narrow screens opens it as a drawer. */
export function MenuToggle() {
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
