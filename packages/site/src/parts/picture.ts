import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { ShownPicture } from '@toasoan/contract/features/delivery/public-fields.ts';
import {
  type CropRatio,
  PICTURE_WIDTHS,
  pictureAddress,
  RATIO_OF,
} from '@toasoan/contract/vocabulary/picture.ts';

export interface Shot {
  readonly ratio: CropRatio;
  /** The layout's widths, for `sizes`. */
  readonly sizes: string;
  /** The largest thing above the fold: fetched before everything else. */
  readonly isFirst?: boolean;
  /** Beside its own headline a picture says nothing more to who cannot see it. */
  readonly alt?: string;
}

const NAMED_WIDTH = 640;

/** A cropped picture whose place is known before it comes. */
export function shot(picture: ShownPicture, { ratio, sizes, isFirst = false, alt = '' }: Shot): Html {
  const srcset = PICTURE_WIDTHS.map((width) => `${pictureAddress(picture, { width, ratio })} ${width}w`);
  const height = Math.round(NAMED_WIDTH / RATIO_OF[ratio]);
  const how = isFirst ? html` fetchpriority="high"` : html` loading="lazy"`;
  return html`<div class="shot shot-${ratio}"><img src="${pictureAddress(picture, { width: 640, ratio })}" srcset="${srcset.join(', ')}" sizes="${sizes}" width="${NAMED_WIDTH}" height="${height}" alt="${alt}" decoding="async"${how}></div>`;
}

/** The whole picture, as tall as it is. */
export function wholePicture(
  picture: ShownPicture,
  { sizes, isFirst = false }: { readonly sizes: string; readonly isFirst?: boolean },
): Html {
  const srcset = PICTURE_WIDTHS.map((width) => `${pictureAddress(picture, { width })} ${width}w`);
  const how = isFirst ? html` fetchpriority="high"` : html` loading="lazy"`;
  return html`<img src="${pictureAddress(picture, { width: 1280 })}" srcset="${srcset.join(', ')}" sizes="${sizes}" width="${picture.width}" height="${picture.height}" alt="${picture.alt}" decoding="async"${how}>`;
}
