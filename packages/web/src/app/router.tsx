import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { firstAnswers } from '#web/core/api/first-calls.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { isBarePath, isSignInHash } from '#web/core/routing/bare-paths.ts';
import { goTo, useHere } from '#web/core/routing/here.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import { preloadable } from '#web/core/routing/preloadable.ts';
import { heldToken } from '#web/core/session/token.ts';
import { loadContract } from './load-contract.ts';
import { loadFonts } from './load-fonts.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { useLastWhere } from './use-last-where.ts';

const BrokenScreen = lazy(async () => ({ default: (await import('./broken-screen.tsx')).BrokenScreen }));

const SIGN_IN = '/login';

interface RootBoundaryState {
  readonly broken: boolean;
}

/** The last boundary: catches what no tab's boundary has caught. */
class RootBoundary extends Component<{ readonly children: ReactNode }, RootBoundaryState> {
  override state: RootBoundaryState = { broken: false };

  static getDerivedStateFromError(): RootBoundaryState {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Suspense>
        <BrokenScreen />
      </Suspense>
    );
  }
}

const Panel = preloadable(async () => (await loadPanel()).Panel);
const loadBareScreen = () => import('./bare/bare-screen.tsx');
const BareScreen = preloadable(async () => (await loadBareScreen()).BareScreen);

/** Code and texts of the panel; repeated calls fetch them once. */
async function loadPanel() {
  const texts = loadTexts(['panel', 'ui']);
  await loadContract();
  const { Panel, openPanelAt } = await import('./panel/panel.tsx');
  await texts;
  return { Panel, openPanelAt };
}

/**
 * Prepares the first screen of an address: code, session, tabs and first data. What is ready is rendered in one go, not
 * as a row of waiting screens.
 */
export async function preloadScreen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  session: Promise<void>,
): Promise<void> {
  if (isBarePath(pathname)) return await preloadBareScreen(pathname);
  const page = loadContract()
    .then(() => import('./panel/route-table.ts'))
    .then(({ ROWS }) => matchRow(ROWS, pathname)?.row.page?.preload?.());
  const fonts = loadContract().then(loadFonts);
  const opened = Promise.all([loadPanel(), session]).then(([{ openPanelAt }]) =>
    openPanelAt(pathname + search),
  );
  // Whoever is not signed in is led to the sign-in.
  const signIn = heldToken() === '' ? preloadBareScreen(SIGN_IN) : undefined;
  await Promise.all([Panel.preload(), page, opened, firstAnswers(), fonts, signIn]);
}

async function preloadBareScreen(pathname: string): Promise<void> {
  const page = loadBareScreen().then(({ preloadBarePage }) => preloadBarePage(pathname));
  await Promise.all([BareScreen.preload(), page]);
}

/** Bare pages, and the panel with everything else. */
export function Router() {
  const here = useHere();
  const isBare = isBarePath(here.pathname);
  const panelHere = useLastWhere(here, !isBare);
  useEffect(() => {
    const look = () => isSignInHash(location.hash) && goTo(SIGN_IN, { replace: true });
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return (
    <RootBoundary>
      {isBare && (
        <Suspense fallback={<LoadingScreen />}>
          <BareScreen pathname={here.pathname} prefetchPanel={loadPanel} />
        </Suspense>
      )}
      {panelHere && (
        <Suspense fallback={isBare ? null : <LoadingScreen />}>
          <Panel here={panelHere} isShown={!isBare} />
        </Suspense>
      )}
    </RootBoundary>
  );
}
