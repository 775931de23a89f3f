import { Activity, useEffect, useLayoutEffect, useMemo } from 'react';
import { whenQuiet } from '#web/core/api/quiet.ts';
import { reachServer } from '#web/core/api/reach-server.ts';
import { watchConnection } from '#web/core/connection/watch-connection.ts';
import { i18n } from '#web/core/i18n/i18n.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { mirrorPreferences } from '#web/core/preferences/mirror-preferences.ts';
import { goTo, type Here, here } from '#web/core/routing/here.ts';
import { projectInUrl, withoutProject } from '#web/core/routing/project-param.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { useSessionStatus } from '#web/core/session/session-status.ts';
import { heldToken } from '#web/core/session/token.ts';
import { enterOnlyProject } from '#web/core/tabs/switch-project.ts';
import { watchChunkErrors } from '#web/core/updates/watch-chunk-errors.ts';
import { closeToast, showToast } from '#web/ui/feedback/toasts.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { useLastWhere } from '../use-last-where.ts';
import { Frame } from './frame/frame.tsx';
import { openSecondFactor } from './notices/open-second-factor.ts';
import { openPanel, watchProjects, watchTabs } from './open-panel.ts';
import { useGate } from './panel-gate.ts';
import { ROWS } from './route-table.ts';
import { RowsContext } from './rows-context.ts';
import { showFirstPage } from './show-first-page.ts';
import { ElsewhereScreen, RetryScreen } from './wait-screens.tsx';

/** The messages already shown on this page, by time; `me` repeats them as long as the session lasts. */
const reported = new Map<string, number>();

/** Tells the user what was changed in their account while they were away; what they have put right is closed. */
function showNotices(): () => void {
  const notify = () => {
    const { notices } = useOwnAccount.getState();
    for (const { by, time } of notices) {
      if (reported.has(time)) continue;
      const toast = showToast({
        tone: 'error',
        text: i18n.t('notice.factor-reset', { ns: 'panel', by, time: formatDateTime(new Date(time)) }),
        action: { label: i18n.t('notice.turn-on', { ns: 'panel' }), run: openSecondFactor },
      });
      reported.set(time, toast);
    }
    if (notices.length === 0) for (const toast of reported.values()) closeToast(toast);
  };
  notify();
  return useOwnAccount.subscribe(notify);
}

/** Sets up the panel of a signed-in person before the first render. A project that the address names is chosen then. */
export async function openPanelAt(url: string): Promise<void> {
  const { phase } = useSessionStatus.getState();
  if (phase !== 'ready' || heldToken() === '' || !isSignedIn(useAuth.getState())) return;
  await openPanel(url);
  const named = projectInUrl(url);
  const { pathname, search, hash } = here();
  if (pathname + search !== url) return;
  if (named !== '' && named === useLayout.getState().projectCurrentId)
    goTo(withoutProject(url) + hash, { replace: true });
  showFirstPage(ROWS, here());
}

const WAITING = { starting: LoadingScreen, failed: RetryScreen, elsewhere: ElsewhereScreen };

interface PanelProps {
  readonly here: Here;
  /** False while a bare page is shown: open pages are suspended then, not destroyed. */
  readonly isShown: boolean;
  readonly rows?: readonly PlacedRow[];
}

/** Everything but the bare pages: the guards, and behind them the frame with its tabs. */
export function Panel({ here, isShown, rows = ROWS }: PanelProps) {
  const gate = useGate(here, rows);
  const epoch = useSessionStatus((status) => status.epoch);
  const isOpen = isShown && gate.kind === 'show';
  const frame = useLastWhere(
    useMemo(() => ({ here, epoch }), [here, epoch]),
    isOpen,
  );
  const redirect = isShown && gate.kind === 'redirect' ? gate : undefined;
  useRedirect(redirect?.to, redirect?.from);
  useEffect(watchTabs, []);
  useEffect(watchProjects, []);
  useEffect(() => startWhenQuiet(mirrorPreferences), []);
  useEffect(showNotices, []);
  useEffect(stayInTouch, []);
  const Waiting = gate.kind === 'wait' ? WAITING[gate.phase] : undefined;
  return (
    <RowsContext value={rows}>
      {isShown && Waiting && <Waiting />}
      {frame && frame.epoch === epoch && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Frame key={epoch} here={frame.here} />
        </Activity>
      )}
    </RowsContext>
  );
}

function useRedirect(to: string | undefined, from: string | undefined): void {
  useLayoutEffect(() => {
    if (to !== undefined) void redirectTo(to, from);
  }, [to, from]);
}

async function redirectTo(to: string, from: string | undefined): Promise<void> {
  if (to === '/manager_project' && (await enterOnlyProject())) return;
  goTo(to, { replace: true, state: from === undefined ? null : { from } });
}

/** What starts with the first quiet moment after the first rows. */
function startWhenQuiet(start: () => () => void): () => void {
  let stop = (): void => undefined;
  const stopWaiting = whenQuiet(() => {
    stop = start();
  });
  return () => {
    stopWaiting();
    stop();
  };
}

/**
 * Watches the connection and receives notices while the panel is mounted. The code is fetched after the first rows.
 */
function stayInTouch(): () => void {
  const stopWatching = watchConnection({ reach: reachServer });
  const stopNoticing = watchChunkErrors();
  let stopHearing = (): void => undefined;
  let isOver = false;
  const stopWaiting = whenQuiet(() => {
    void import('./live/hear-others.ts')
      .then(({ hearOthers }) => {
        if (!isOver) stopHearing = hearOthers();
      })
      .catch(() => undefined);
  });
  return () => {
    stopWaiting();
    isOver = true;
    stopHearing();
    stopWatching();
    stopNoticing();
  };
}
