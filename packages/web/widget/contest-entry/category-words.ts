import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { Contest, EntryContext } from './entry-context.ts';

const MB = 1024 * 1024;

export function sizeInWords(bytes: number): string {
  if (bytes >= 1024 * MB) return `${Math.round((bytes / MB / 1024) * 10) / 10} GB`;
  return bytes >= MB ? `${Math.round(bytes / MB)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

const formatsOf = (formats: readonly string[]) =>
  formats.map((one) => (one.split('/')[1] ?? '').toUpperCase()).join(', ');

/** What a category takes, in words. */
export function categoryWords(
  { say, contest }: Pick<EntryContext, 'say'> & { readonly contest: Contest },
  category: ContestCategory | null,
): string {
  const { photo, series, video } = contest.limits;
  if (category === null) return '';
  if (category === 'VIDEO')
    return say('videoLimits', {
      formats: formatsOf(video.formats),
      minutes: Math.round((video.maxSeconds / 60) * 10) / 10,
      size: sizeInWords(video.maxBytes),
    });
  const words = say('photoLimits', {
    formats: formatsOf(photo.formats),
    edge: photo.minLongEdge.toLocaleString('vi-VN'),
    size: sizeInWords(photo.maxBytes),
  });
  return category === 'PHOTO_SERIES'
    ? `${words} ${say('seriesLimits', { min: series.min, max: series.max })}`
    : words;
}
