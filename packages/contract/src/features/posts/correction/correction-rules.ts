import type { PostState } from '../workflow/post-states.ts';

/** Posts that readers have seen. */
export const CORRECTABLE_STATES: readonly PostState[] = ['PUBLISHED', 'UNPUBLISHED', 'EXPIRED', 'TAKEN_DOWN'];

export const CORRECTION_RULE_TEXTS = {
  CORRECTION_FIXED: {
    vi: 'Tiêu đề và nội dung bài cải chính do biểu mẫu cải chính lập, không sửa tay được.',
    en: 'Title and text of a correction come from its form and are not written by hand.',
  },
  CORRECTION_BY_FORM: {
    vi: 'Bài cải chính chỉ được lập từ biểu mẫu cải chính của một bài đã đăng.',
    en: 'A correction is made only by the form of a post that was public.',
  },
  NOT_CORRECTABLE: {
    vi: 'Chỉ cải chính bài đã xuất bản, đã hạ hoặc đã gỡ.',
    en: 'Only posts that are public, unpublished or taken down are corrected.',
  },
  CORRECTION_REQUEST: {
    vi: 'Chỉ lập cải chính theo yêu cầu đã được chấp nhận về chính bài này.',
    en: 'A correction is written for a request about this post that was accepted.',
  },
  CORRECTION_CATEGORY: {
    vi: 'Bài cải chính phải nằm trong một chuyên mục loại Cải chính đang dùng.',
    en: 'A correction stands in a category of the kind Corrections that is in use.',
  },
} as const;
