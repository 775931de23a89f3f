import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { BELOW_PANEL } from '#web/patterns/form-panel/panel-frame.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { TILE_SIZES } from '#web/patterns/picture-grid/grid-layout.ts';
import { setTileSize, useTileSize } from '#web/patterns/picture-grid/use-tile-size.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Slider } from '#web/ui/form/slider.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { WorksBulkBar } from '../bulk/works-bulk-bar.tsx';
import { useDecisions } from '../decisions/use-decisions.tsx';
import { WorkPanel } from '../facts/work-panel.tsx';
import type { WorkCommands } from '../grid/use-work-keys.ts';
import type { FocusRequest } from '../grid/works-grid.tsx';
import { SUBMISSIONS } from '../submission-queries.ts';
import { useWorkInHand } from './use-work-in-hand.ts';
import { useWorks, useWorksPage } from './use-works-page.ts';
import { WorksFilters } from './works-filters.tsx';
import { WorksFooter } from './works-footer.tsx';
import { WorksHeading } from './works-heading.tsx';
import styles from './works-page.module.css';
import { WorksTabs } from './works-tabs.tsx';
import { WorksView } from './works-view.tsx';

const WorkViewer = lazyOverlay(async () => ({
  default: (await import('../viewer/work-viewer.tsx')).WorkViewer,
}));
const CompareViewer = lazyOverlay(async () => ({
  default: (await import('../viewer/compare-viewer.tsx')).CompareViewer,
}));

interface Viewing {
  readonly index: number;
  readonly isZoomed: boolean;
}

/** The works of one contest: looked through and decided by keys, the work in focus beside the grid. */
export function WorksTab({ contest }: { readonly contest: ContestSummary }) {
  const { t } = useTranslation('submissions');
  useWorkScreen();
  const page = useWorksPage(contest);
  const works = useWorks(page);
  const decisions = useDecisions(contest);
  const mayCheck = useMay('contest.check');
  const isNarrow = useMedia(BELOW_PANEL);
  const [viewing, setViewing] = useState<Viewing>();
  const [pair, setPair] = useState<readonly [SubmissionRow, SubmissionRow]>();
  const [request, setRequest] = useState<FocusRequest>();
  const hand = useWorkInHand(page, works, isNarrow);

  /** In the grid a decision goes on to the next work. */
  const goOn = (index: number) => () => {
    if (index + 1 < works.count) setRequest({ index: index + 1 });
  };
  const decide = (to: SubmissionState) => (work: SubmissionRow, index: number) => {
    if (mayCheck) decisions.decide(work, to, goOn(index));
  };
  /** The two that are selected, or the one selected and the one in focus. */
  function compare(focused: SubmissionRow): void {
    const chosen = works.loaded().filter(({ id }) => page.selection.keys.has(id));
    const others = chosen.filter(({ id }) => id !== focused.id);
    const two = chosen.length === 2 ? chosen : [focused, ...others];
    const [one, other] = two;
    if (one && other && two.length === 2) setPair([one, other]);
    else showToast({ tone: 'info', text: t('compare.choose') });
  }
  const commands: WorkCommands = {
    preview: (index, isZoomed) => setViewing({ index, isZoomed }),
    open: hand.open,
    valid: decide('VALID'),
    fix: decide('NEEDS_FIX'),
    reject: (work, index) => mayCheck && decisions.reject(work, goOn(index)),
    compare,
    undo: decisions.undo,
  };
  function closeViewer(): void {
    if (viewing) setRequest({ index: viewing.index });
    setViewing(undefined);
  }
  /** New works, the oldest first, one after the other at window size. */
  function walk(): void {
    page.address.change({ state: 'SUBMITTED', flagged: null, sort: 'OLD', open: null });
    setViewing({ index: 0, isZoomed: false });
  }
  const { work, index } = hand;
  return (
    <ListPage page={page} onEdit={hand.open}>
      <div className={styles.beside}>
        <div className={styles.main}>
          <WorksHeading page={page} onWalk={walk} />
          <ListCard>
            <WorksTabs page={page} />
            <WorksFilters page={page} tools={page.shown === 'grid' && <TileSize />} />
            <div className={styles.works}>
              <WorksView
                page={page}
                works={works}
                openId={hand.isShown ? work?.id : undefined}
                request={request}
                commands={commands}
                onFocused={hand.follow}
              />
            </div>
            <WorksFooter page={page} works={works} mayCheck={mayCheck} />
          </ListCard>
          <WorksBulkBar page={page} works={works} />
        </div>
        {hand.isShown && work && (
          <WorkPanel
            work={work}
            decisions={decisions}
            onPreview={() => index >= 0 && setViewing({ index, isZoomed: false })}
            onDecided={goOn(index)}
            onStep={index < 0 ? undefined : (by) => setRequest({ index: index + by })}
            onClose={hand.close}
          />
        )}
      </div>
      <Suspense>
        {viewing && works.count > 0 && !page.stale && (
          <WorkViewer
            works={works}
            index={Math.min(viewing.index, works.count - 1)}
            startsZoomed={viewing.isZoomed}
            decisions={decisions}
            onIndex={(next) => setViewing({ ...viewing, index: next })}
            onClose={closeViewer}
          />
        )}
        {pair && <CompareViewer pair={pair} onClose={() => setPair(undefined)} />}
      </Suspense>
      {decisions.dialog}
    </ListPage>
  );
}

function TileSize() {
  const { t } = useTranslation('submissions');
  const size = useTileSize(SUBMISSIONS);
  return (
    <Slider
      label={t('tile.size')}
      value={TILE_SIZES.indexOf(size)}
      last={TILE_SIZES.length - 1}
      words={t('tile.pixels', { n: size })}
      onChange={(step) => setTileSize(SUBMISSIONS, TILE_SIZES[step] ?? size)}
    />
  );
}
