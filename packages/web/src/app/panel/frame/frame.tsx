import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Router } from 'react-router';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { queryClient } from '#web/core/query/query-client.ts';
import type { Here } from '#web/core/routing/here.ts';
import { useDocumentTitle } from '#web/core/routing/use-document-title.ts';
import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { activeTab } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { ConfirmHost } from '#web/ui/overlay/confirm-host.tsx';
import { TooltipHost } from '#web/ui/overlay/tooltip-host.tsx';
import { FrameNotices } from '../notices/frame-notices.tsx';
import { GuestPage } from '../pages/guest-page.tsx';
import { TabPages } from '../pages/tab-pages.tsx';
import { FrameOverlays } from '../palette/frame-overlays.tsx';
import { routerNavigator } from '../router-navigator.ts';
import { useRows } from '../rows-context.ts';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { LoadingLine } from '../top-bar/loading-line.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { connectFrame } from './connect-tabs.ts';
import styles from './frame.module.css';
import { labelOfPath } from './label-of-path.ts';
import { LibraryForPages } from './library-for-pages.tsx';
import { useTabOfLocation } from './use-tab-of-location.ts';

const CONTENT_ID = 'content';

/** Side menu, top bar and the tabbed page area; without a session only what needs none. */
export function Frame({ here }: { readonly here: Here }) {
  const { t, i18n } = useTranslation(['panel', 'app']);
  const isGuest = !useAuth(isSignedIn);
  const project = useCurrentProject();
  const collapsed = useLayout((layout) => layout.collapsed);
  const tabLabel = useTabs(({ list }) => activeTab(list)?.label ?? '');
  useTabOfLocation(here, i18n.language, !isGuest);
  const rows = useRows();
  useEffect(() => connectFrame(rows), [rows]);
  useDocumentTitle(
    isGuest ? labelOfPath(rows, here.pathname, i18n.language) : tabLabel,
    isGuest ? '' : (project?.name ?? ''),
    t('app:area'),
  );
  return (
    <Router location={here} navigator={routerNavigator} useTransitions={false}>
      <QueryClientProvider client={queryClient}>
        <div className={styles.frame} data-collapsed={collapsed} data-project-color={project?.color}>
          <a className={styles.skip} href={`#${CONTENT_ID}`}>
            {t('frame.skip')}
          </a>
          <SideMenu />
          <div className={styles.column}>
            <TopBar isGuest={isGuest} />
            <LoadingLine />
            <FrameNotices />
            {!isGuest && <TabBar />}
            <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
              {isGuest ? (
                <GuestPage pathname={here.pathname} />
              ) : (
                <LibraryForPages>
                  <TabPages />
                </LibraryForPages>
              )}
            </main>
          </div>
        </div>
        {!isGuest && <FrameOverlays />}
        <ToastRegion />
        <ConfirmHost />
        <TooltipHost />
      </QueryClientProvider>
    </Router>
  );
}
