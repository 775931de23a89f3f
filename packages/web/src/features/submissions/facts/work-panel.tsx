import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { ChevronLeft, ChevronRight, Maximize } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PanelFrame } from '#web/patterns/form-panel/panel-frame.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Decisions } from '../decisions/use-decisions.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { useWorkDetail } from './use-work-detail.ts';
import { WorkFacts } from './work-facts.tsx';
import styles from './work-panel.module.css';

interface WorkPanelProps {
  readonly work: SubmissionRow;
  readonly decisions: Decisions;
  readonly onPreview: () => void;
  readonly onDecided: () => void;
  /** Goes to the neighbour; undefined at an end. */
  readonly onStep: ((by: 1 | -1) => void) | undefined;
  readonly onClose: () => void;
}

const NOTHING = () => undefined;

/** The work in focus beside the grid: its picture, what is known of it, and the decision. On a phone a sheet. */
export function WorkPanel({ work, decisions, onPreview, onDecided, onStep, onClose }: WorkPanelProps) {
  const { t } = useTranslation('submissions');
  const detail = useWorkDetail(work.id);
  const cover = detail.data?.files.find(({ isCover }) => isCover) ?? detail.data?.files[0];
  const address = work.cover === '' ? (cover?.small ?? '') : work.cover;
  return (
    <PanelFrame
      title={t('panel.title')}
      tools={
        onStep && (
          <>
            <IconButton
              icon={<ChevronLeft size={18} />}
              label={t('viewer.previous')}
              onClick={() => onStep(-1)}
            />
            <IconButton
              icon={<ChevronRight size={18} />}
              label={t('viewer.next')}
              onClick={() => onStep(1)}
            />
          </>
        )
      }
      onClose={onClose}
      onKeyDown={NOTHING}
      onFocus={NOTHING}
      onBlur={NOTHING}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys. */}
      <section className={styles.body} tabIndex={0} aria-label={work.number}>
        <button type="button" className={styles.picture} onClick={onPreview}>
          <span className="visually-hidden">{t('panel.large')}</span>
          {address !== '' && <img src={address} alt="" decoding="async" draggable={false} />}
          <span className={styles.large} aria-hidden>
            <Maximize size={13} />
            <span className={styles.key}>Space</span>
          </span>
        </button>
        <WorkFacts work={work} detail={detail} decisions={decisions} />
      </section>
      <div className={styles.foot}>
        <DecisionButtons work={work} decisions={decisions} onDecided={onDecided} />
      </div>
    </PanelFrame>
  );
}
