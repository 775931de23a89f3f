import type { Language } from '../../vocabulary/language.ts';
import type { ContestLimits } from './contest-values.ts';

export const LIMITS_RULE_TEXTS = {
  SERIES_RANGE: {
    vi: 'Số ảnh ít nhất của một bộ không thể lớn hơn số ảnh nhiều nhất.',
    en: 'The fewest pictures of a series cannot be more than the most.',
  },
  PHOTO_BYTES_RANGE: {
    vi: 'Dung lượng ít nhất của ảnh không thể lớn hơn dung lượng nhiều nhất.',
    en: 'The least size of a photo cannot be more than the greatest.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export function limitsProblem({ series, photo }: ContestLimits): keyof typeof LIMITS_RULE_TEXTS | undefined {
  if (series.min > series.max) return 'SERIES_RANGE';
  return photo.minBytes > photo.maxBytes ? 'PHOTO_BYTES_RANGE' : undefined;
}
