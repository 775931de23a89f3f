import {
  type CropRatio,
  PICTURE_WIDTHS,
  type Picture,
  type PictureWidth,
  pictureAddress,
} from '@toasoan/contract/vocabulary/picture.ts';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './shown-picture.module.css';

interface ShownPictureProps {
  readonly picture: Picture;
  /** Width in CSS pixels that it is shown at, at most. */
  readonly width: number;
  readonly ratio?: CropRatio;
  /** Of a picture without a crop: all of it on a neutral ground, or as much as fills the place. */
  readonly fit?: 'contain' | 'cover';
  /** What is read out; '' where a name stands beside it. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A picture of the library; a blurred sketch of it keeps the place until it is there. */
export function ShownPicture({
  picture,
  width,
  ratio,
  fit = 'contain',
  alt = picture.alt,
  className,
}: ShownPictureProps) {
  const [state, setState] = useState<'waiting' | 'there' | 'missing'>('waiting');
  const address = (wanted: number) =>
    pictureAddress(picture, { width: widthFor(wanted), ...(ratio && { ratio }) });
  const sketch = state !== 'there' &&
    picture.placeholder !== '' && { backgroundImage: `url("${picture.placeholder}")` };
  return (
    <span
      className={classNames(styles.frame, className)}
      data-fit={fit}
      data-state={state}
      style={{ ...sketch }}
    >
      <img
        src={address(width)}
        srcSet={`${address(width)} 1x, ${address(width * 2)} 2x`}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={() => setState('there')}
        onError={() => setState('missing')}
      />
      {state === 'missing' && <ImageOff size={20} className={styles.missing} aria-hidden />}
    </span>
  );
}

/** The narrowest width that pictures are made in and that is not too small. */
function widthFor(wanted: number): PictureWidth {
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? 1920;
}
