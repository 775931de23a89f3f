import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { mediaTitle } from '@toasoan/contract/features/media/media-title.ts';
import { bytesText } from '@toasoan/contract/vocabulary/bytes-text.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

export function fileName(file: Pick<MediaRow, 'title' | 'fileName'>): string {
  return mediaTitle(file);
}

/** "4,2 MB" in Vietnamese, "4.2 MB" in English. */
export const fileSize = (bytes: number): string => bytesText(bytes, currentLanguage());

/** "3:07", "1:02:45". */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
