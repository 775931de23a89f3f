import type { Language } from './language.ts';

interface RoyaltyGroup {
  /** The highest coefficient; a project may set its own. */
  readonly max: number;
  readonly text: Readonly<Record<Language, string>>;
}

/** Groups of works according to the decree on royalties. */
export const ROYALTY_GROUP_TABLE = {
  NEWS: { max: 10, text: { vi: 'Tin', en: 'News item' } },
  READER_REPLY: { max: 10, text: { vi: 'Trả lời bạn đọc', en: 'Answer to a reader' } },
  PICTURE: { max: 10, text: { vi: 'Tranh, ảnh', en: 'Drawing, picture' } },
  COMMENTARY: { max: 30, text: { vi: 'Chính luận', en: 'Commentary' } },
  REPORTAGE: { max: 30, text: { vi: 'Phóng sự, ký', en: 'Reportage, essay' } },
  INTERVIEW: { max: 30, text: { vi: 'Phỏng vấn', en: 'Interview' } },
  RESEARCH: { max: 30, text: { vi: 'Nghiên cứu', en: 'Research' } },
  TALK: { max: 50, text: { vi: 'Tọa đàm, giao lưu', en: 'Talk, meeting' } },
} as const satisfies Readonly<Record<string, RoyaltyGroup>>;

export type RoyaltyGroupCode = keyof typeof ROYALTY_GROUP_TABLE;
export const ROYALTY_GROUPS = Object.keys(ROYALTY_GROUP_TABLE) as [RoyaltyGroupCode, ...RoyaltyGroupCode[]];
/** The highest coefficient of any group. */
export const HIGHEST_COEFFICIENT = 50;
