import type { SubmissionFile, SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { ChevronLeft, ChevronRight, Info, X, ZoomIn } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { Decisions } from '../decisions/use-decisions.tsx';
import { DecisionButtons } from '../facts/decision-buttons.tsx';
import { useWorkDetail } from '../facts/use-work-detail.ts';
import { WorkFacts } from '../facts/work-facts.tsx';
import type { Works } from '../list/use-works-page.ts';
import { FileFactsList } from './file-facts.tsx';
import { FileStrip } from './file-strip.tsx';
import { FilmStage } from './film-stage.tsx';
import { viewerKeys } from './use-viewer-keys.ts';
import styles from './work-viewer.module.css';
import { moved, toggled, WHOLE } from './zoom.ts';
import { ZoomStage } from './zoom-stage.tsx';

const FACTS = 'submissions.viewerFacts';
/** A part of the picture for one press of a key. */
const STEP = 0.08;

export interface WorkViewerProps {
  readonly works: Works;
  readonly index: number;
  readonly startsZoomed: boolean;
  readonly decisions: Decisions;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** One work at window size; arrow keys go on, a decision too, Space and Esc close. */
export function WorkViewer({ works, index, startsZoomed, decisions, onIndex, onClose }: WorkViewerProps) {
  const { t } = useTranslation(['submissions', 'ui']);
  const titleId = useId();
  const showsFacts = usePageConfig(({ panels }) => panels[FACTS] ?? true);
  const [zoom, setZoom] = useState(startsZoomed ? toggled(WHOLE) : WHOLE);
  const work = works.at(index);
  const detail = useWorkDetail(work?.id);
  const files = detail.data?.files ?? [];
  const [fileAt, setFileAt] = useState({ index, file: 0 });
  const file = fileAt.index === index ? Math.min(fileAt.file, Math.max(0, files.length - 1)) : 0;
  const look = useEffectEvent(() => works.look(index, index));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason to look.
  useEffect(() => look(), [index]);

  const step = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < works.count) onIndex(next);
  };
  const goOn = () => step(1);
  const pickFile = (by: number) => {
    const next = file + by;
    if (next >= 0 && next < files.length) setFileAt({ index, file: next });
  };
  const toggleFacts = () =>
    usePageConfig.setState(({ panels }) => ({ panels: { ...panels, [FACTS]: !showsFacts } }));
  const pan = (x: number, y: number) => () => setZoom(moved(zoom, { x: x * STEP, y: y * STEP }));
  const pressed = viewerKeys({
    next: goOn,
    previous: () => step(-1),
    nextFile: () => pickFile(1),
    previousFile: () => pickFile(-1),
    left: pan(1, 0),
    right: pan(-1, 0),
    up: pan(0, 1),
    down: pan(0, -1),
    close: onClose,
    zoom: () => setZoom(toggled(zoom)),
    facts: toggleFacts,
    undo: decisions.undo,
    valid: () => work && decisions.decide(work, 'VALID', goOn),
    fix: () => work && decisions.decide(work, 'NEEDS_FIX', goOn),
    reject: () => work && decisions.reject(work, goOn),
  });
  const shown = files[file];
  return (
    <Modal aria-labelledby={titleId} className={styles.layer} onClose={onClose} onKeyDown={pressed}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.heading}>
          {work ? `${work.number} · ${work.title}` : t('viewer.loading')}
        </h2>
        <span className={styles.place} aria-live="polite">
          {formatNumber(index + 1)} / {formatNumber(works.count)}
        </span>
        <IconButton
          icon={<ZoomIn size={18} />}
          label={t('viewer.zoom')}
          shortcut="Z"
          aria-pressed={zoom.isActual}
          onClick={() => setZoom(toggled(zoom))}
        />
        <IconButton
          icon={<Info size={18} />}
          label={t('viewer.facts')}
          shortcut="I"
          aria-pressed={showsFacts}
          onClick={toggleFacts}
        />
        <IconButton icon={<X size={18} />} label={t('ui:close')} shortcut="Esc" onClick={onClose} />
      </div>
      <div className={styles.body}>
        <div className={styles.middle} data-first-focus tabIndex={-1}>
          {work && shown && shown.film !== '' && (
            <FilmStage key={shown.id} film={shown.film} poster={shown.large} title={work.title} />
          )}
          {work && (shown?.film ?? '') === '' && (
            <ZoomStage
              key={`${work.id} ${file}`}
              {...picturesOf(work, shown)}
              alt={shown?.caption || work.title}
              zoom={zoom}
              onZoom={setZoom}
            />
          )}
          {!work && <LoadingLabel label={t('viewer.loading')} />}
          <StepButton by={-1} isEnd={index === 0} onStep={step} />
          <StepButton by={1} isEnd={index === works.count - 1} onStep={step} />
          {files.length > 1 && (
            <FileStrip files={files} shown={file} onShow={(next) => setFileAt({ index, file: next })} />
          )}
        </div>
        {showsFacts && work && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
          <section className={styles.facts} tabIndex={0} aria-label={t('viewer.facts')}>
            <WorkFacts work={work} detail={detail} decisions={decisions} />
            {shown && <FileFactsList file={shown} />}
          </section>
        )}
      </div>
      {work && (
        <div className={styles.foot}>
          <DecisionButtons work={work} decisions={decisions} inOneLine onDecided={goOn} />
        </div>
      )}
    </Modal>
  );
}

function picturesOf(work: SubmissionRow, file: SubmissionFile | undefined) {
  return { large: file?.large ?? '', small: file?.small || work.cover };
}

interface StepButtonProps {
  readonly by: 1 | -1;
  readonly isEnd: boolean;
  readonly onStep: (by: number) => void;
}

function StepButton({ by, isEnd, onStep }: StepButtonProps) {
  const { t } = useTranslation('submissions');
  return (
    <span className={by === 1 ? styles.next : styles.previous}>
      <IconButton
        variant="plain"
        size="large"
        icon={by === 1 ? <ChevronRight size={22} /> : <ChevronLeft size={22} />}
        label={t(by === 1 ? 'viewer.next' : 'viewer.previous')}
        shortcut={by === 1 ? '→' : '←'}
        disabledReason={isEnd ? t(by === 1 ? 'viewer.last' : 'viewer.first') : undefined}
        onClick={() => onStep(by)}
      />
    </span>
  );
}
