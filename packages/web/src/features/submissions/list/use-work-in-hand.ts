import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { useEffect, useRef } from 'react';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import type { Works, WorksPage } from './use-works-page.ts';

/** A held arrow key shows the work where it stops, not each one it passes. */
const FOLLOW_MS = 150;
const PANEL = 'submissions.panel';

interface WorkInHand {
  /** Its facts stand beside the grid, on a phone over it. */
  readonly isShown: boolean;
  readonly work: SubmissionRow | undefined;
  /** Among the loaded works; -1: it is not one of them. */
  readonly index: number;
  readonly open: (work: SubmissionRow) => void;
  /** The panel follows the focus of the grid. */
  readonly follow: (index: number) => void;
  readonly close: () => void;
}

/** The work that the address names; beside a grid with room for its facts, else the first one. */
export function useWorkInHand({ address, shown }: WorksPage, works: Works, isNarrow: boolean): WorkInHand {
  const isWanted = usePageConfig(({ panels }) => panels[PANEL] ?? true);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const named = address.open === undefined ? -1 : works.placeOf(address.open);
  const isBeside = shown === 'grid' && !isNarrow;
  const index = named < 0 && isBeside && works.count > 0 ? 0 : named;
  const want = (isOn: boolean) =>
    usePageConfig.setState(({ panels }) => ({ panels: { ...panels, [PANEL]: isOn } }));
  return {
    isShown: isBeside ? isWanted : named >= 0,
    work: works.at(index) ?? works.loaded().find(({ id }) => id === address.open),
    index,
    open({ id }) {
      window.clearTimeout(timer.current);
      want(true);
      if (address.open !== id) address.change({ open: id });
    },
    follow(focused) {
      window.clearTimeout(timer.current);
      const work = works.at(focused);
      if (isNarrow || !work || work.id === address.open) return;
      timer.current = window.setTimeout(() => address.change({ open: work.id }), FOLLOW_MS);
    },
    close() {
      window.clearTimeout(timer.current);
      if (isBeside) want(false);
      address.change({ open: null });
    },
  };
}
