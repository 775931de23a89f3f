import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { moved, toggled, type Zoom } from './zoom.ts';
import styles from './zoom-stage.module.css';

interface ZoomStageProps {
  readonly large: string;
  /** Shown until the large one is there. */
  readonly small: string;
  readonly alt: string;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
}

/** One picture that is pressed to see its pixels and dragged about. Where two stages share a zoom, both follow. */
export function ZoomStage({ large, small, alt, zoom, onZoom }: ZoomStageProps) {
  const { t } = useTranslation('submissions');
  const picture = useRef<HTMLImageElement>(null);
  const [width, setWidth] = useState(0);
  /** Where the hand was last; it moved at all. */
  const drag = useRef<{ x: number; y: number; hasMoved: boolean }>(undefined);

  function pressed(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, hasMoved: false };
  }
  function dragged({ clientX, clientY }: PointerEvent) {
    const last = drag.current;
    const box = picture.current?.getBoundingClientRect();
    if (!last || !box || !zoom.isActual) return;
    const by = { x: (clientX - last.x) / box.width, y: (clientY - last.y) / box.height };
    drag.current = { x: clientX, y: clientY, hasMoved: true };
    onZoom(moved(zoom, by));
  }
  function released({ clientX, clientY }: MouseEvent) {
    const hasMoved = drag.current?.hasMoved ?? false;
    drag.current = undefined;
    const box = picture.current?.getBoundingClientRect();
    if (hasMoved || !box) return;
    onZoom(toggled(zoom, { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Z and Shift with an arrow are the keyboard's way.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      className={classNames(styles.stage, zoom.isActual && styles.actual)}
      onPointerDown={pressed}
      onPointerMove={dragged}
      onClick={released}
    >
      {large === '' && small === '' ? (
        <p className={styles.none}>{t('viewer.noPicture')}</p>
      ) : (
        <img
          ref={picture}
          src={large === '' ? small : large}
          alt={alt}
          draggable={false}
          className={styles.picture}
          onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)}
          style={{
            // Until it is there the small one lies behind, as large as the stage allows.
            backgroundImage: width === 0 && small !== '' ? `url("${small}")` : undefined,
            ...(zoom.isActual && {
              inlineSize: `${width / window.devicePixelRatio}px`,
              translate: `${-zoom.x * 100}% ${-zoom.y * 100}%`,
            }),
          }}
        />
      )}
    </div>
  );
}
