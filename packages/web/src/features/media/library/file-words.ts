import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { mediaTitle } from '@toasoan/contract/features/media/media-title.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

export function fileName(file: Pick<MediaRow, 'title' | 'fileName'>): string {
  return mediaTitle(file);
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** "4,2 MB": each unit is 1,024 of the smaller one. */
export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[power]}`;
}

/** "3:07", "1:02:45". */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
