import { Activity, useEffect, useLayoutEffect, useMemo } from 'react';
import { mirrorPreferences } from '#web/core/preferences/mirror-preferences.ts';
import { goTo, type Here } from '#web/core/routing/here.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { useSessionStatus } from '#web/core/session/session-status.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { useLastWhere } from '../use-last-where.ts';
import { Frame } from './frame/frame.tsx';
import { showNotices } from './frame/show-notices.ts';
import { stayInTouch } from './live/stay-in-touch.ts';
import { watchProjects, watchTabs } from './open-panel.ts';
import { useGate } from './panel-gate.ts';
import { ROWS } from './route-table.ts';
import { RowsContext } from './rows-context.ts';
import { ElsewhereScreen, RetryScreen } from './wait-screens.tsx';

const WAITING = { starting: LoadingScreen, failed: RetryScreen, elsewhere: ElsewhereScreen };

interface PanelProps {
  readonly here: Here;
  /** False while a bare page is in front: then what is open is put away, not destroyed. */
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
  useEffect(mirrorPreferences, []);
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
    if (to !== undefined) goTo(to, { replace: true, state: from === undefined ? null : { from } });
  }, [to, from]);
}
