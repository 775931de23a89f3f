import { isOutsideVietnam, type MapPoint, writeMapPoint } from '@toasoan/contract/vocabulary/map-point.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { frameAround, isInFrame, type Spot, toPoint, toSpot, WHOLE, ZOOMS } from './map-frame.ts';
import styles from './map-point.module.css';
import { provinceNear } from './province-middles.ts';

interface DrawnMapProps {
  readonly value: MapPoint | null;
  readonly onChange: (point: MapPoint) => void;
  readonly disabled: boolean;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A key moves the pin by this part of the shown width. */
const STEP = 1 / 100;
const FAR = 10;
/** The pin is drawn with its tip at the origin. */
const PIN = 'M0 0C-4-9-14-15-14-26a14 14 0 1 1 28 0C14-15 4-9 0 0Z';

/** The country in outlines; nothing is fetched from a map service. */
export function DrawnMap({ value, onChange, disabled }: DrawnMapProps) {
  const { t } = useTranslation('map-point');
  const keysId = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [level, setLevel] = useState(0);
  const [middle, setMiddle] = useState<Spot>();
  const zoom = ZOOMS[level] ?? 1;
  const frame = frameAround(middle, zoom);
  const pin = value && toSpot(value);
  const province = value && !isOutsideVietnam(value) ? provinceNear(value) : undefined;

  function zoomTo(next: number) {
    if (next < 0 || next >= ZOOMS.length) return;
    setMiddle(pin ?? middle);
    setLevel(next);
  }
  function place(spot: Spot) {
    // As exact as a hand on this drawing.
    onChange(toPoint(spot, 2 + Math.floor(level / 2)));
    if (!isInFrame(spot, frame)) setMiddle(spot);
  }
  function press(event: PointerEvent<SVGSVGElement>) {
    const matrix = drawing.current?.getScreenCTM();
    if (disabled || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    place({ x, y });
  }
  function onKeyDown(event: KeyboardEvent) {
    const zooms = { '+': 1, '=': 1, '-': -1, '−': -1 }[event.key];
    const arrow = ARROWS[event.key];
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    if (zooms === undefined && arrow === undefined) return;
    event.preventDefault();
    if (zooms !== undefined) zoomTo(level + zooms);
    if (arrow === undefined) return;
    const from = pin ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const step = frame.width * STEP * (event.shiftKey ? FAR : 1);
    place({ x: from.x + arrow[0] * step, y: from.y + arrow[1] * step });
  }
  return (
    <div className={styles.map}>
      <div
        role="application"
        aria-label={t('map')}
        aria-describedby={keysId}
        aria-disabled={disabled}
        tabIndex={disabled ? -1 : 0}
        className={styles.sea}
        onKeyDown={onKeyDown}
      >
        <svg
          ref={drawing}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          style={{ aspectRatio: `${WHOLE.width} / ${WHOLE.height}` }}
          aria-hidden
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            press(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) press(event);
          }}
        >
          <MapDrawing zoom={zoom} province={province} />
          {pin && (
            <g transform={`translate(${pin.x} ${pin.y}) scale(${2.4 / zoom})`} className={styles.pin}>
              <path d={PIN} />
              <circle cy={-26} r={5} />
            </g>
          )}
        </svg>
      </div>
      <div className={styles.zoom}>
        <IconButton
          icon={<Plus size={16} />}
          label={t('zoomIn')}
          size="compact"
          disabledReason={level === ZOOMS.length - 1 ? t('nearest') : undefined}
          onClick={() => zoomTo(level + 1)}
        />
        <IconButton
          icon={<Minus size={16} />}
          label={t('zoomOut')}
          size="compact"
          disabledReason={level === 0 ? t('whole') : undefined}
          onClick={() => zoomTo(level - 1)}
        />
      </div>
      <p id={keysId} className="visually-hidden">
        {t('keys')}
      </p>
      <p role="status" className="visually-hidden">
        {value
          ? t('at', { point: writeMapPoint(value), province: PROVINCES[provinceNear(value)].name })
          : t('none')}
      </p>
    </div>
  );
}
