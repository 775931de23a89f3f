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
  /** The largest displayed width in CSS pixels. */
  readonly width: number;
  readonly ratio?: CropRatio;
  /** For a picture without a crop: the whole of it on a neutral background, or cropped to fill the place. */
  readonly fit?: 'contain' | 'cover';
  /** The alternative text; '' if a name is shown beside it. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A picture of the library; a blurred preview keeps its place while it loads. */
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

/** The narrowest available width that is large enough. */
function widthFor(wanted: number): PictureWidth {
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? 1920;
}
