import * as z from 'zod/mini';
import { bytesText } from '../../vocabulary/bytes-text.ts';
import { fillText } from '../../vocabulary/fill-text.ts';
import type { Language } from '../../vocabulary/language.ts';

/** The room of a project's library. */
export const mediaSpace = z.object({
  /** Of all files, earlier ones included, and of uploads that are under way. */
  usedBytes: z.number(),
  /** Null: no limit. */
  quotaBytes: z.nullable(z.number()),
});
export type MediaSpace = z.output<typeof mediaSpace>;

const [TIGHT, NEARLY_FULL] = [0.8, 0.95];

/** How much attention the room needs. */
export function spaceLevel({ usedBytes, quotaBytes }: MediaSpace): 'enough' | 'tight' | 'nearly-full' {
  if (quotaBytes === null || usedBytes < quotaBytes * TIGHT) return 'enough';
  return usedBytes < quotaBytes * NEARLY_FULL ? 'tight' : 'nearly-full';
}

const WARNINGS = {
  tight: {
    vi: 'Kho tệp đã dùng {used} trong hạn mức {quota}, còn trống {free}.',
    en: 'The library uses {used} of {quota}; {free} are left.',
  },
  'nearly-full': {
    vi: 'Kho tệp sắp đầy: đã dùng {used} trong hạn mức {quota}, còn trống {free}. Tệp vượt phần trống sẽ không được nhận.',
    en: 'The library is nearly full: it uses {used} of {quota}; {free} are left. Larger files will be refused.',
  },
} as const;

/** The sentence from 80 % on, another one from 95 % on; undefined below. */
export function spaceWarning(space: MediaSpace, language: Language): string | undefined {
  const level = spaceLevel(space);
  if (level === 'enough' || space.quotaBytes === null) return undefined;
  const { usedBytes, quotaBytes } = space;
  const words = (bytes: number) => bytesText(bytes, language);
  const values = {
    used: words(usedBytes),
    quota: words(quotaBytes),
    free: words(Math.max(0, quotaBytes - usedBytes)),
  };
  return fillText(WARNINGS[level][language], values, language);
}
