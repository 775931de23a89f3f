import { ENDING_DAYS, type Validity } from './partner-logo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Times {
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** Where a moment lies in the time of a logo; without an end it never ends. */
export function validityAt({ startTime, endTime }: Times, now: Date): Validity {
  const time = now.getTime();
  if (endTime !== null && Date.parse(endTime) <= time) return 'ENDED';
  if (startTime !== null && Date.parse(startTime) > time) return 'COMING';
  return endTime !== null && Date.parse(endTime) - time <= ENDING_DAYS * DAY_MS ? 'ENDING' : 'VALID';
}

/** Rules that can stand in the way of a change to a partner logo. */
export const PARTNER_LOGO_RULE_TEXTS = {
  ENDS_BEFORE_START: {
    vi: 'Hiệu lực phải kết thúc sau khi bắt đầu.',
    en: 'The end must be after the start.',
  },
  NO_LOGO: {
    vi: 'Hãy chọn ảnh logo trước khi bật.',
    en: 'Choose a logo picture before switching it on.',
  },
  TOO_MANY_LOGOS: {
    vi: 'Dự án đã có {most} logo đối tác. Hãy xóa logo không còn dùng.',
    en: 'The project has {most} partner logos already. Delete logos that are no longer used.',
  },
  WRONG_NEIGHBOUR: {
    vi: 'Logo đứng sau không còn ở nhóm này. Danh sách đã đổi, hãy tải lại.',
    en: 'The logo that should follow is no longer in this group. The list has changed; load it again.',
  },
  TARGET_UNKNOWN: {
    vi: 'Có chuyên mục hoặc trang đã chọn không còn trong dự án này.',
    en: 'A chosen category or page is no longer in this project.',
  },
} as const;
