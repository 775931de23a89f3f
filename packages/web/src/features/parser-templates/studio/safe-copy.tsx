import type { StudioPage } from '@toasoan/contract/features/parser-templates/studio.ts';
import { useCallback, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../template-words.ts';
import { CopyFrame } from './copy-frame.tsx';
import { boxOf, elementOfNode, fieldBoxes, placed, removedBoxes } from './page-boxes.ts';
import { PickBubble } from './pick-bubble.tsx';
import { PointLayer } from './point-layer.tsx';
import styles from './safe-copy.module.css';
import { hueOf } from './studio-model.ts';
import type { Studio } from './use-studio.ts';
import { WalkKeys } from './walk-keys.tsx';

interface SafeCopyProps {
  readonly studio: Studio;
  readonly page: StudioPage;
}

/** The page with what was found where, and the element that somebody points at. */
export function SafeCopy({ studio, page }: SafeCopyProps) {
  const keysId = useId();
  return (
    <>
      <WalkKeys id={keysId} />
      <CopyFrame url={page.url} html={page.html}>
        {(shown, width) => (
          <PickLayer key={page.url} studio={studio} page={page} shown={shown} width={width} keysId={keysId} />
        )}
      </CopyFrame>
    </>
  );
}

interface PickLayerProps extends SafeCopyProps {
  readonly shown: Document;
  readonly width: number;
  readonly keysId: string;
}

function PickLayer({ studio, page, shown, width, keysId }: PickLayerProps) {
  const { t } = useTranslation('parser-templates');
  const layer = useRef<HTMLDivElement>(null);
  const { pick, setPick, active, draft } = studio;
  const boxes = fieldBoxes(shown, draft, page);
  const removed = removedBoxes(shown, draft);
  const element = pick && elementOfNode(shown, pick.node);
  const field = active ?? 'title';
  const choose = useCallback((node: number) => setPick({ node, field }), [setPick, field]);
  function close() {
    setPick(undefined);
    layer.current?.focus({ preventScroll: true });
  }
  return (
    <PointLayer ref={layer} shown={shown} keysId={keysId} picked={pick?.node} onPick={choose}>
      {removed.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no name of their own.
        <span key={index} className={styles.removed} style={placed(box)}>
          {t('page.removed', { selector: box.selector })}
        </span>
      ))}
      {boxes.map((box) => (
        <span
          key={`${box.field} ${box.node}`}
          className={styles.found}
          data-hue={hueOf(box.field)}
          data-active={box.field === active || undefined}
          style={placed(box)}
        >
          <button
            type="button"
            className={styles.label}
            onClick={() => {
              studio.choose(box.field);
              setPick({ node: box.node, field: box.field });
            }}
          >
            {fieldName(box.field)}
          </button>
        </span>
      ))}
      {pick && element && (
        <>
          <span className={styles.picked} data-hue={hueOf(pick.field)} style={placed(boxOf(element))}>
            <span className={styles.label}>{t('pick.for', { field: fieldName(pick.field) })}</span>
          </span>
          <PickBubble
            studio={studio}
            page={page}
            pick={pick}
            element={element}
            room={width}
            onClose={close}
          />
        </>
      )}
    </PointLayer>
  );
}
