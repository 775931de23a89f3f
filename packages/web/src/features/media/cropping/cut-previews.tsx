import {
  CROP_RATIOS,
  type CropRatio,
  type Picture,
  pictureAddress,
} from '@toasoan/contract/vocabulary/picture.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#web/ui/layout/stack.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './cropping.module.css';
import { type Cutting, cutIn } from './cutting.ts';
import { SHARP_WIDTH } from './frame-moves.ts';

interface CutPreviewsProps {
  readonly picture: Picture;
  readonly cutting: Cutting;
}

/** Previews of all ratios, while the crops are being edited. */
export function CutPreviews({ picture, cutting }: CutPreviewsProps) {
  const { t } = useTranslation('cropping');
  return (
    <section className={styles.previews} aria-label={t('previews')}>
      {CROP_RATIOS.map((ratio) => (
        <CutPreview key={ratio} picture={picture} cutting={cutting} ratio={ratio} />
      ))}
    </section>
  );
}

function CutPreview({ picture, cutting, ratio }: CutPreviewsProps & { readonly ratio: CropRatio }) {
  const { t } = useTranslation('cropping');
  const { x, y, width, height } = cutIn(picture, cutting, ratio);
  const pixels = Math.round(width * picture.width);
  return (
    <Stack as="figure" gap={1}>
      <div className={styles.cut} data-ratio={ratio}>
        <img
          src={pictureAddress(picture, { width: 640 })}
          alt=""
          draggable={false}
          style={{
            inlineSize: `${100 / width}%`,
            blockSize: `${100 / height}%`,
            insetInlineStart: `${(-x / width) * 100}%`,
            insetBlockStart: `${(-y / height) * 100}%`,
          }}
        />
      </div>
      <figcaption className={styles.caption}>
        <span>
          {t(`tab.${ratio}`)} · {t(cutting.crops[ratio] ? 'own' : 'byPoint')}
        </span>
        {pixels < SHARP_WIDTH && (
          <span className={styles.soft}>
            <TriangleAlert size={14} aria-hidden />
            {t('narrow', { pixels: formatNumber(pixels) })}
          </span>
        )}
      </figcaption>
    </Stack>
  );
}
