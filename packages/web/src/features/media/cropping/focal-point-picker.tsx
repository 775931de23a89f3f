import type { FocalPoint } from '@toasoan/contract/features/media/media.ts';
import { type Picture, pictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { Crosshair } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './cropping.module.css';
import { pointByKey } from './frame-moves.ts';

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

interface FocalPointPickerProps {
  readonly picture: Picture;
  /** Undefined: the centre. */
  readonly point: FocalPoint | null;
  readonly onChange: (point: FocalPoint | null) => void;
}

/** Sets the point that stays visible wherever there is no crop, by click or arrow keys. */
export function FocalPointPicker({ picture, point, onChange }: FocalPointPickerProps) {
  const { t } = useTranslation('cropping');
  const { x, y } = point ?? CENTRE;
  const percent = { x: Math.round(x * 100), y: Math.round(y * 100) };
  function pointed(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    // A picture that is not there yet has no point.
    if (box.width === 0 || box.height === 0) return;
    onChange({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  }
  function pressed(event: KeyboardEvent) {
    const next = pointByKey({ x, y }, event);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  }
  return (
    <>
      <div className={styles.stage}>
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('tab.focal')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent.x}
          aria-valuetext={t('point', percent)}
          className={styles.pointed}
          onPointerDown={pointed}
          onKeyDown={pressed}
        >
          <img
            className={styles.picture}
            src={pictureAddress(picture, { width: 1280 })}
            alt={picture.alt}
            draggable={false}
          />
          <span
            className={styles.cross}
            data-set={point !== null || undefined}
            style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
            aria-hidden
          >
            <Crosshair size={32} />
          </span>
        </div>
      </div>
      <div className={styles.tools}>
        <p>{t('point', percent)}</p>
        <Button disabledReason={point ? undefined : t('isCentre')} onClick={() => onChange(null)}>
          {t('centre')}
        </Button>
      </div>
      <p className={styles.hint}>{t('pointHint')}</p>
    </>
  );
}
