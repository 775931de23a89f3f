import type { Crop } from '@toasoan/contract/features/media/media.ts';
import {
  type CropRatio,
  type Picture,
  pictureAddress,
  RATIO_OF,
} from '@toasoan/contract/vocabulary/picture.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '#web/ui/actions/button.tsx';
import { CropNumbers } from './crop-numbers.tsx';
import styles from './cropping.module.css';
import { type Cutting, cutIn } from './cutting.ts';
import { frameByKey } from './frame-moves.ts';

interface CropFrameProps {
  readonly picture: Picture;
  readonly ratio: CropRatio;
  readonly cutting: Cutting;
  /** Nothing: cut around the focal point again. */
  readonly onChange: (crop: Crop | undefined) => void;
}

/** A frame of a fixed ratio over the picture, by mouse, by keys and by numbers. */
export function CropFrame({ picture, ratio, cutting, onChange }: CropFrameProps) {
  const { t } = useTranslation('cropping');
  const crop = cutIn(picture, cutting, ratio);
  /** In place of the library's own keys, which cannot change the size. */
  function pressed(event: KeyboardEvent) {
    if (!(event.target instanceof Element) || !event.target.matches('.ReactCrop__crop-selection')) return;
    const next = frameByKey(crop, event, picture, ratio);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(next);
  }
  const corner = (name: string) => t('corner', { name: t(`corner.${name}`) });
  return (
    <>
      <div className={styles.stage} onKeyDownCapture={pressed}>
        <ReactCrop
          className={styles.cropper ?? ''}
          aspect={RATIO_OF[ratio]}
          crop={{
            unit: '%',
            x: crop.x * 100,
            y: crop.y * 100,
            width: crop.width * 100,
            height: crop.height * 100,
          }}
          keepSelection
          ruleOfThirds
          minWidth={24}
          ariaLabels={{
            cropArea: t('frame', { ratio: t(`tab.${ratio}`) }),
            nwDragHandle: corner('nw'),
            nDragHandle: corner('n'),
            neDragHandle: corner('ne'),
            eDragHandle: corner('e'),
            seDragHandle: corner('se'),
            sDragHandle: corner('s'),
            swDragHandle: corner('sw'),
            wDragHandle: corner('w'),
          }}
          onChange={(_, { x, y, width, height }) =>
            onChange({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
          }
        >
          <img className={styles.picture} src={pictureAddress(picture, { width: 1280 })} alt={picture.alt} />
        </ReactCrop>
      </div>
      <div className={styles.tools}>
        <CropNumbers crop={crop} picture={picture} ratio={ratio} onChange={onChange} />
        <Button
          disabledReason={cutting.crops[ratio] ? undefined : t('isAutomatic')}
          onClick={() => onChange(undefined)}
        >
          {t('automatic')}
        </Button>
      </div>
      <p className={styles.hint}>{t('frameHint')}</p>
    </>
  );
}
