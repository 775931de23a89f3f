import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { X, ZoomIn } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { useWorkDetail } from '../facts/use-work-detail.ts';
import { stateName } from '../submission-words.ts';
import styles from './compare-viewer.module.css';
import { viewerKeys } from './use-viewer-keys.ts';
import viewerStyles from './work-viewer.module.css';
import { moved, toggled, WHOLE, type Zoom } from './zoom.ts';
import { ZoomStage } from './zoom-stage.tsx';

const STEP = 0.08;

interface CompareViewerProps {
  readonly pair: readonly [SubmissionRow, SubmissionRow];
  readonly onClose: () => void;
}

/** Two works side by side: what is zoomed or moved in one is in the other. */
export function CompareViewer({ pair, onClose }: CompareViewerProps) {
  const { t } = useTranslation(['submissions', 'ui']);
  const titleId = useId();
  const [zoom, setZoom] = useState(WHOLE);
  const toggle = () => setZoom(toggled(zoom));
  const pan = (x: number, y: number) => () => setZoom(moved(zoom, { x: x * STEP, y: y * STEP }));
  const pressed = viewerKeys({
    close: onClose,
    zoom: toggle,
    ...{ left: pan(1, 0), right: pan(-1, 0), up: pan(0, 1), down: pan(0, -1) },
  });
  return (
    <Modal aria-labelledby={titleId} className={viewerStyles.layer} onClose={onClose} onKeyDown={pressed}>
      <div className={viewerStyles.bar}>
        <h2 id={titleId} className={viewerStyles.heading}>
          {t('compare.title', { one: pair[0].number, other: pair[1].number })}
        </h2>
        <IconButton
          icon={<ZoomIn size={18} />}
          label={t('viewer.zoom')}
          shortcut="Z"
          aria-pressed={zoom.isActual}
          onClick={toggle}
        />
        <IconButton icon={<X size={18} />} label={t('ui:close')} shortcut="Esc" onClick={onClose} />
      </div>
      <div className={styles.pair} data-first-focus tabIndex={-1}>
        {pair.map((work) => (
          <Compared key={work.id} work={work} zoom={zoom} onZoom={setZoom} />
        ))}
      </div>
    </Modal>
  );
}

interface ComparedProps {
  readonly work: SubmissionRow;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
}

function Compared({ work, zoom, onZoom }: ComparedProps) {
  const { data } = useWorkDetail(work.id);
  const file = data?.files.find(({ isCover }) => isCover) ?? data?.files[0];
  return (
    <figure className={styles.one}>
      <ZoomStage
        large={file?.large ?? ''}
        small={file?.small || work.cover}
        alt={work.title}
        zoom={zoom}
        onZoom={onZoom}
      />
      <figcaption className={textStyles.quiet}>
        {[work.number, work.title, stateName(work.state)].join(' · ')}
      </figcaption>
    </figure>
  );
}
