import {
  Component,
  type FocusEvent,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  type UIEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { parsePath, Route, Routes } from 'react-router';
import { useVisitor } from '#web/core/project/visitor.ts';
import { BreadcrumbContext } from '#web/core/routing/breadcrumb-context.ts';
import { mayEnter } from '#web/core/routing/enter-route.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import { type LoadablePage, useLoaded } from '#web/core/routing/preloadable.ts';
import { TabContext } from '#web/core/tabs/tab-context.ts';
import type { Tab } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { isChunkError, isRetryable } from '#web/core/updates/watch-chunk-errors.ts';
import { ChunkErrorNotice } from '#web/patterns/chunk-error/chunk-error-notice.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ERROR_PATH } from '../frame/label-of-path.ts';
import { useRows } from '../rows-context.ts';
import { ErrorPage, ForbiddenPage, NotFoundPage } from '../status/status-pages.ts';
import { panelIdOf, tabIdOf } from '../tab-bar/tab-ids.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import pageLoadingStyles from './page-loading.module.css';
import styles from './tab-page.module.css';
import { TabRouter } from './tab-router.tsx';

interface TabBoundaryState {
  readonly failure: 'none' | 'broken' | 'chunkGone' | 'chunkLater';
}

/** Confines a failing page to its tab. */
export class TabBoundary extends Component<{ readonly children: ReactNode }, TabBoundaryState> {
  override state: TabBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): TabBoundaryState {
    if (isRetryable(error)) return { failure: 'chunkLater' };
    return { failure: isChunkError(error) ? 'chunkGone' : 'broken' };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    const tryAgain = () => this.setState({ failure: 'none' });
    if (failure !== 'broken')
      return <ChunkErrorNotice isRetryable={failure === 'chunkLater'} onTryAgain={tryAgain} />;
    return (
      <Suspense>
        <ErrorPage onRetry={tryAgain} />
      </Suspense>
    );
  }
}

/** The panel of one tab, with a location of its own. */
export const TabPage = memo(function TabPage({ tab }: { readonly tab: Tab }) {
  const reload = useTabs(({ reloads }) => reloads[tab.id] ?? 0);
  const panel = useRef<HTMLDivElement>(null);
  const place = useKeptPlace(panel);
  const pathname = parsePath(tab.url).pathname ?? '/';
  const breadcrumb = useMemo(() => <Breadcrumb tab={tab} />, [tab]);
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
        <div className={styles.above}>{breadcrumb}</div>
        <TabBoundary key={reload}>
          <Suspense fallback={<PageLoading />}>
            <BreadcrumbContext value={breadcrumb}>
              <TabRouter url={tab.url}>
                <PageOfPath pathname={pathname} />
              </TabRouter>
            </BreadcrumbContext>
          </Suspense>
        </TabBoundary>
      </div>
    </TabContext>
  );
});

/** A new label of the tab leaves its page as it is. */
const PageOfPath = memo(function PageOfPath({ pathname }: { readonly pathname: string }) {
  const visitor = useVisitor();
  const placed = matchRow(useRows(), pathname);
  if (pathname === ERROR_PATH) return <ErrorPage />;
  if (!placed) return <NotFoundPage />;
  const Page = placed.row.page;
  if (!Page || !mayEnter(placed, visitor)) return <ForbiddenPage />;
  return (
    <Routes>
      <Route path={placed.path} element={<PageOnceLoaded page={Page} />} />
    </Routes>
  );
});

/** A page whose code may still be on its way. */
export function PageOnceLoaded({ page: Page }: { readonly page: LoadablePage }) {
  return useLoaded(Page) ? <Page /> : <PageLoading />;
}

/** Shown while the code of a page is loading. */
function PageLoading() {
  const { t } = useTranslation('app');
  return (
    <div className={pageLoadingStyles.loading}>
      <Spinner size="large" label={t('screen.loading')} />
    </div>
  );
}

/** The first page takes no focus: a screen reader begins at the top. */
let isFirstPage = true;

/** What had the focus when the frame appeared: its first page comes behind it, and people may have moved on. */
let focusOfFrame: Element | null = null;

export function rememberFocus(): void {
  focusOfFrame = document.activeElement;
}

interface KeptPlace {
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Restores scroll position and focus of a page when its tab is shown again. */
function useKeptPlace(panel: RefObject<HTMLElement | null>): KeptPlace {
  const scroll = useRef(0);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // A page without a place begins at its top by itself; setting it would force a layout.
    if (scroll.current > 0) element.scrollTop = scroll.current;
    const before = focusOfFrame ?? document.activeElement;
    focusOfFrame = null;
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    // Focus needs a layout: with the frame's own one, in a task of its own, it costs nothing. Who moves it until then
    // keeps it.
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now === before || now === document.body) takeFocus(element, focused.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [panel]);
  return {
    onScroll: ({ currentTarget, target }) => {
      if (target === currentTarget && currentTarget.clientHeight > 0)
        scroll.current = currentTarget.scrollTop;
    },
    onFocus: ({ target }) => {
      focused.current = target;
    },
  };
}

function takeFocus(panel: HTMLElement, before: HTMLElement | null): void {
  const now = document.activeElement;
  // A user who walks the tabs by keyboard stays there; an open dialog keeps its focus.
  if (now?.closest('[role="tablist"], dialog[open]') || panel.contains(now)) return;
  const target = before?.isConnected && panel.contains(before) ? before : panel;
  target.focus({ preventScroll: true });
}
