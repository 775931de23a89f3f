import { createHash } from 'node:crypto';
import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import { asText } from './layout-row.ts';

/** Of the places that a display names: layouts with the same one take turns there. */
export const displayKeyOf = (display: Display): string =>
  createHash('sha1').update(asText(display)).digest('base64url');
