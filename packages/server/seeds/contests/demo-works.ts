import type { ContestCategory, FixedContest } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { SubmissionFlag, TechResult } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import type {
  ReasonCode,
  SubmissionState,
} from '@toasoan/contract/features/submissions/submission-states.ts';
import type { LookName } from '../pictures/demo-scenes.ts';

/** What a demo work has beside title and place; the rest is as of most works. */
export interface WorkFacts {
  readonly category?: ContestCategory;
  readonly state?: SubmissionState;
  readonly reason?: readonly [ReasonCode, string];
  readonly tech?: TechResult;
  readonly flags?: readonly SubmissionFlag[];
  /** Pictures of a series; seconds of a film. */
  readonly count?: number;
  readonly seconds?: number;
  readonly widthPx?: number;
  /** Instead of the one of its position: windows in rows can look like a watermark. */
  readonly seed?: number;
  readonly mime?: string;
  readonly hasExif?: boolean;
  /** The day on which it was taken. */
  readonly taken?: string;
  readonly child?: 0 | 1;
  readonly ai?: 0 | 1;
  /** Who sent it, by position in the list of entrants; absent: the next one. */
  readonly entrant?: number;
  /** The same picture as the work at this position. */
  readonly sameAs?: number;
  readonly votes?: number;
  /** Of them, votes by people with similar names in one hour. */
  readonly struck?: number;
  readonly exhibited?: string;
}

export interface DemoWork extends WorkFacts {
  readonly contest: FixedContest;
  readonly title: string;
  readonly place: string;
  readonly provinceCode: string;
  readonly look: LookName;
}

function work(
  contest: FixedContest,
  look: LookName,
  [title, place, provinceCode]: readonly [string, string, string],
  facts: WorkFacts = {},
): DemoWork {
  return { contest, look, title, place, provinceCode, ...facts };
}

const SERIES = { category: 'PHOTO_SERIES', count: 7 } as const;
const FILM = { category: 'VIDEO', seconds: 214, mime: 'video/mp4' } as const;
const VALID = { state: 'VALID', tech: 'PASS' } as const;
const FINAL = { state: 'IN_FINAL', tech: 'PASS' } as const;

/** Forty works: every state, category and case that a check can meet. The first of a contest was sent first. */
export const DEMO_WORKS: readonly DemoWork[] = [
  // Open for entries.
  work('happy', 'harvest', ['Ngày mùa no ấm', 'Mù Cang Chải', '15'], {
    tech: 'WARN',
    flags: ['DUPLICATE_PHASH'],
    votes: 21,
  }),
  work('happy', 'highland', ['Nụ cười vùng cao', 'Mèo Vạc', '08'], {
    tech: 'WARN',
    flags: ['CHILD'],
    child: 1,
    votes: 120,
  }),
  work('happy', 'lanterns', ['Phiên chợ sớm', 'Chợ nổi Cái Răng', '92'], {
    ...SERIES,
    tech: 'PASS',
    votes: 39,
  }),
  work('happy', 'sunsetSea', ['Mẻ lưới đầu ngày', 'Vạn Ninh', '56'], {
    ...FILM,
    seconds: 362,
    state: 'CHECKING',
    tech: 'FAIL',
    votes: 10,
  }),
  work('happy', 'fields', ['Diều quê', 'Tiên Lữ', '33'], { ...VALID, votes: 16 }),
  work('happy', 'coffee', ['Gốm và lửa', 'Phù Lãng', '24'], { ...VALID, votes: 40 }),
  work('happy', 'greenTerraces', ['Trường học trên mây', 'Sìn Hồ', '12'], {
    state: 'NEEDS_FIX',
    reason: ['TECHNICAL', 'Ảnh đã mất dữ liệu EXIF, xin gửi tệp gốc từ máy ảnh.'],
    tech: 'WARN',
    flags: ['EXIF_MISSING'],
    hasExif: false,
    votes: 73,
  }),
  work('happy', 'bay', ['Sen về', 'Tháp Mười', '82'], { ...SERIES, count: 5, tech: 'PASS', votes: 26 }),
  work('happy', 'dawnCity', ['Chuyến tàu đoàn viên', 'Đèo Hải Vân', '48'], { ...VALID, votes: 52 }),
  work('happy', 'lanterns', ['Áo dài ngày hội', 'Cầu Trường Tiền', '46'], { tech: 'PASS', votes: 87 }),
  work('happy', 'sunsetSea', ['Lớp học giữa khơi', 'Song Tử Tây', '56'], {
    state: 'INVALID',
    reason: ['DUPLICATE', 'Trùng khung hình với tác phẩm đã gửi năm 2023.'],
    tech: 'FAIL',
    flags: ['DUPLICATE_PHASH'],
    sameAs: 38,
    votes: 6,
  }),
  work('happy', 'bay', ['Hạ Long chiều', 'Vịnh Hạ Long', '22'], {
    tech: 'WARN',
    flags: ['AI_SUSPECT', 'EXIF_MISSING'],
    hasExif: false,
    votes: 14,
  }),
  work('happy', 'fields', ['Mẹ và biển', 'Bãi Đông', '38'], {
    tech: 'FAIL',
    widthPx: 2_400,
    votes: 9,
  }),
  work('happy', 'nightCity', ['Tan ca', 'Khu công nghiệp Biên Hòa', '75'], {
    seed: 531,
    tech: 'FAIL',
    mime: 'image/png',
    hasExif: false,
    flags: ['EXIF_MISSING'],
    votes: 1,
  }),
  work('happy', 'harvest', ['Mùa vàng Y Tý', 'Y Tý', '15'], {
    tech: 'WARN',
    flags: ['DUPLICATE_PHASH'],
    sameAs: 0,
    votes: 4,
  }),
  work('happy', 'highland', ['Đường về bản', 'Pha Long', '15'], {
    tech: 'FAIL',
    flags: ['OUT_OF_PERIOD'],
    taken: '2021-03-14',
    votes: 1,
  }),
  work('happy', 'coffee', ['Hương cà phê sớm', 'Buôn Ma Thuột', '66'], {
    tech: 'FAIL',
    flags: ['OVER_LIMIT'],
    entrant: 0,
    votes: 3,
  }),
  work('happy', 'dawnCity', ['Hà Nội thức giấc', 'Cầu Long Biên', '01'], { tech: 'PASS', votes: 35 }),
  work('happy', 'greenTerraces', ['Bữa cơm ngoài ruộng', 'Tú Lệ', '15'], {
    state: 'CHECKING',
    tech: 'WARN',
    flags: ['BORDER', 'NAME_ON_IMAGE'],
    votes: 3,
  }),
  work('happy', 'nightCity', ['Giao thừa bên sông', 'Bến Bạch Đằng', '79'], {
    ...FILM,
    state: 'VALID',
    tech: 'PASS',
    entrant: 7,
    votes: 61,
  }),
  work('happy', 'fields', ['Cánh đồng gió', 'Ninh Phước', '56'], { state: 'WITHDRAWN', tech: 'PASS' }),
  work('happy', 'bay', ['Làng chài Vung Viêng', 'Vung Viêng', '22'], {
    state: 'DISQUALIFIED',
    reason: ['NOT_OWN_WORK', 'Ảnh thuộc về người khác, có xác nhận của chủ ảnh.'],
    tech: 'PASS',
    flags: ['COPYRIGHT_CLAIM'],
  }),
  // Judged now.
  work('happy_2025', 'bay', ['Mẹ và biển', 'Bãi Dài', '56'], { ...FINAL, votes: 24 }),
  work('happy_2025', 'dawnCity', ['Mẻ lưới đầu ngày', 'Hội An', '48'], { ...FINAL, votes: 18 }),
  work('happy_2025', 'harvest', ['Ngày mùa no ấm', 'La Pán Tẩn', '15'], { ...FINAL, votes: 12 }),
  work('happy_2025', 'highland', ['Nhịp sống Đồng Văn', 'Đồng Văn', '08'], { ...FINAL, votes: 10 }),
  work('happy_2025', 'bay', ['Tàu đoàn viên', 'Lăng Cô', '46'], { ...FINAL, votes: 7 }),
  work('happy_2025', 'coffee', ['Gốm và lửa', 'Bát Tràng', '01'], { ...FINAL, votes: 5 }),
  work('happy_2025', 'fields', ['Sen về', 'Kim Liên', '40'], { ...FINAL, votes: 4 }),
  work('happy_2025', 'greenTerraces', ['Diều quê', 'Bá Dương Nội', '01'], { ...FINAL, votes: 2 }),
  work('happy_2025', 'lanterns', ['Đêm hoa đăng', 'Sông Hoài', '48'], {
    ...SERIES,
    ...FINAL,
    votes: 9,
  }),
  work('happy_2025', 'nightCity', ['Thành phố không ngủ', 'Quận 1', '79'], {
    seed: 451,
    state: 'ELIMINATED',
    tech: 'PASS',
    entrant: 11,
    votes: 1,
  }),
  work('happy_2025', 'highland', ['Chợ phiên Bắc Hà', 'Bắc Hà', '15'], {
    state: 'IN_PRELIM',
    tech: 'PASS',
    entrant: 12,
    votes: 1,
  }),
  work('happy_2025', 'fields', ['Mùa gặt ở quê ngoại', 'Thái Thụy', '33'], {
    ...FILM,
    state: 'AWARD_PROPOSED',
    tech: 'PASS',
    votes: 27,
    struck: 18,
  }),
  // Archived.
  work('happy_2024', 'lanterns', ['Hội làng', 'Làng Sình', '46'], {
    state: 'AWARDED',
    tech: 'PASS',
    exhibited: 'TL24-01',
    votes: 221,
  }),
  work('happy_2024', 'bay', ['Nắng trên đầm Chuồn', 'Đầm Chuồn', '46'], {
    state: 'AWARDED',
    tech: 'PASS',
    exhibited: 'TL24-02',
    votes: 164,
  }),
  work('happy_2024', 'dawnCity', ['Phố cũ', 'Hàng Mã', '01'], {
    state: 'REVOKED',
    reason: ['AI_GENERATED', 'Tác giả xác nhận đã dùng AI tạo một phần ảnh.'],
    tech: 'WARN',
    flags: ['AI_SUSPECT'],
    ai: 1,
    votes: 105,
  }),
  work('happy_2023', 'highland', ['Tiếng khèn gọi bạn', 'Sa Pa', '15'], {
    state: 'AWARDED',
    tech: 'PASS',
    exhibited: 'TL23-07',
  }),
  work('happy_2023', 'sunsetSea', ['Lớp học giữa khơi', 'Song Tử Tây', '56'], {
    state: 'ELIMINATED',
    tech: 'WARN',
    flags: ['DUPLICATE_PHASH'],
    entrant: 10,
  }),
  work('happy_2025_nghean', 'fields', ['Làng Sen mùa hạ', 'Kim Liên', '40'], VALID),
];
