import { memo, Suspense, useMemo, useRef } from 'react';
import { parsePath, Route, Routes } from 'react-router';
import { useVisitor } from '#web/core/project/visitor.ts';
import { mayEnter } from '#web/core/routing/enter-route.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import { TabContext } from '#web/core/tabs/tab-context.ts';
import type { Tab } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { ERROR_PATH } from '../frame/label-of-path.ts';
import { useRows } from '../rows-context.ts';
import { ErrorPage, ForbiddenPage, NotFoundPage } from '../status/status-pages.ts';
import { panelIdOf, tabIdOf } from '../tab-bar/tab-ids.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { PageLoading } from './page-loading.tsx';
import { TabBoundary } from './tab-boundary.tsx';
import styles from './tab-page.module.css';
import { useKeptPlace } from './use-kept-place.ts';

/** The panel of one tab, with a location of its own. */
export const TabPage = memo(function TabPage({ tab }: { readonly tab: Tab }) {
  const reload = useTabs(({ reloads }) => reloads[tab.id] ?? 0);
  const panel = useRef<HTMLDivElement>(null);
  const place = useKeptPlace(panel);
  const location = useMemo(() => parsePath(tab.url), [tab.url]);
  const pathname = location.pathname ?? '/';
  return (
    <TabContext value={tab.id}>
      <div
        ref={panel}
        id={panelIdOf(tab.id)}
        role="tabpanel"
        aria-labelledby={tabIdOf(tab.id)}
        tabIndex={-1}
        className={styles.panel}
        {...place}
      >
        <Breadcrumb tab={tab} />
        <TabBoundary key={reload}>
          <Suspense fallback={<PageLoading />}>
            <PageOfPath pathname={pathname} location={location} />
          </Suspense>
        </TabBoundary>
      </div>
    </TabContext>
  );
});

interface PageOfPathProps {
  readonly pathname: string;
  readonly location: ReturnType<typeof parsePath>;
}

function PageOfPath({ pathname, location }: PageOfPathProps) {
  const visitor = useVisitor();
  const placed = matchRow(useRows(), pathname);
  if (pathname === ERROR_PATH) return <ErrorPage />;
  if (!placed) return <NotFoundPage />;
  const Page = placed.row.page;
  if (!Page || !mayEnter(placed, visitor)) return <ForbiddenPage />;
  return (
    <Routes location={location}>
      <Route path={placed.path} element={<Page />} />
    </Routes>
  );
}
