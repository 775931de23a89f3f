import type { JuryFile } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import {
  type Look,
  lookAt,
  moved,
  percentShown,
  previewBox,
  WHOLE,
} from '@toasoan/contract/features/contest-jury/room/look.ts';
import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './zoom-picture.module.css';

interface ZoomPictureProps {
  readonly file: JuryFile;
  readonly label: string;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
}

/** A picture as a whole or at 1:1; a press looks closer at its place, dragging moves. Films play. */
export function ZoomPicture({ file, label, look, onLook }: ZoomPictureProps) {
  return (
    <figure className={styles.figure}>
      {file.film === null ? (
        <Zoomed {...{ file, label, look, onLook }} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: works come without captions.
        <video className={styles.film} src={file.film} poster={file.large} controls aria-label={label} />
      )}
    </figure>
  );
}

function Zoomed({ file, label, look, onLook }: ZoomPictureProps) {
  const { t } = useTranslation('contest-jury');
  const picture = previewBox(file);
  const drag = useRef<Drag>(undefined);
  const { frame, watched } = useFrame();

  function pressed(event: PointerEvent<HTMLButtonElement>) {
    drag.current = { x: event.clientX, y: event.clientY, isMoved: false };
    if (look.isZoomed) event.currentTarget.setPointerCapture(event.pointerId);
  }
  function dragged(event: PointerEvent) {
    const from = drag.current;
    if (!from || !look.isZoomed) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (x === 0 && y === 0) return;
    drag.current = { x: event.clientX, y: event.clientY, isMoved: true };
    onLook(moved(look, -x / picture.width, -y / picture.height));
  }
  function clicked(event: MouseEvent<HTMLButtonElement>) {
    const wasMoved = drag.current?.isMoved ?? false;
    drag.current = undefined;
    if (wasMoved) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (look.isZoomed) onLook(WHOLE);
    else onLook(lookAt(box, picture, event.clientX - box.left, event.clientY - box.top));
  }
  return (
    <>
      <button
        ref={watched}
        type="button"
        className={styles.frame}
        aria-label={t(look.isZoomed ? 'room.whole' : 'room.zoom', { name: label })}
        aria-pressed={look.isZoomed}
        onPointerDown={pressed}
        onPointerMove={dragged}
        onClick={clicked}
      >
        <img
          className={styles.picture}
          src={file.large}
          alt={label}
          draggable={false}
          data-zoomed={look.isZoomed || undefined}
          style={
            look.isZoomed
              ? {
                  inlineSize: picture.width,
                  blockSize: picture.height,
                  transform: `translate(${-100 * look.x}%, ${-100 * look.y}%)`,
                }
              : undefined
          }
        />
      </button>
      {look.isZoomed && frame && <Overview file={file} look={look} frame={frame} picture={picture} />}
      <figcaption className={styles.facts}>
        {frame && (
          <span>{t('room.shown', { percent: percentShown(frame, picture, file.width, look.isZoomed) })}</span>
        )}
        {file.width !== null && file.height !== null && (
          <span>{t('room.pixels', { width: file.width, height: file.height })}</span>
        )}
        {file.exposure && <span>{file.exposure}</span>}
        {file.caption && <span className={styles.caption}>{file.caption}</span>}
      </figcaption>
    </>
  );
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The room there is for the picture. */
function useFrame() {
  const [frame, setFrame] = useState<Box>();
  const watched = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setFrame({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, watched };
}

interface OverviewProps {
  readonly file: JuryFile;
  readonly look: Look;
  readonly frame: Box;
  readonly picture: Box;
}

/** Where in the whole picture one is. */
function Overview({ file, look, frame, picture }: OverviewProps) {
  const share = (of: number, whole: number) => Math.min(1, of / whole);
  const [wide, high] = [share(frame.width, picture.width), share(frame.height, picture.height)];
  const start = (middle: number, part: number) =>
    `${100 * Math.min(1 - part, Math.max(0, middle - part / 2))}%`;
  return (
    <div className={styles.overview} aria-hidden>
      <img src={file.small} alt="" draggable={false} />
      <span
        className={styles.seen}
        style={{
          inlineSize: `${100 * wide}%`,
          blockSize: `${100 * high}%`,
          insetInlineStart: start(look.x, wide),
          insetBlockStart: start(look.y, high),
        }}
      />
    </div>
  );
}
