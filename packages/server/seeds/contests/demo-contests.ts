import type {
  ContestState,
  FixedContest,
  RoundKey,
  RoundState,
} from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { ContestUpdate, PrizeDraft } from '@toasoan/contract/features/contests/contest-settings.ts';
import { USUAL_LIMITS, USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import { hanoiDayEnd, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';

const MB = 1_048_576;
const MILLION = 1_000_000;
const start = (day: string) => new Date(hanoiDayStart(day)).toISOString();
const end = (day: string) => new Date(hanoiDayEnd(day)).toISOString();

export interface DemoContest {
  readonly terms: ContestUpdate;
  readonly state: ContestState;
  readonly extendedTo?: string;
  /** First and last day of each round. */
  readonly rounds: Readonly<
    Partial<Record<RoundKey, readonly [from: string, to: string, state: RoundState]>>
  >;
  readonly prizes: readonly PrizeDraft[];
}

const GROUPS = [
  'Thành viên Ban Tổ chức, Ban Giám khảo, Hội đồng Thẩm định và Ban Thư ký',
  'Người thân trực tiếp của giám khảo',
];
const CATEGORIES = ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'] as const;
const FIELDS = ['birthDate', 'phone', 'address', 'takenPlace', 'takenTime', 'story'] as const;
const SHARED: ContestUpdate = {
  categories: [...CATEGORIES],
  minAge: 15,
  excludedGroups: GROUPS,
  allowedCountries: [],
  requiredFields: [...FIELDS],
  allowAi: 'NO',
  retentionDays: 365,
  limits: { ...USUAL_LIMITS, maxPerAuthor: 0 },
};
const VOTING = { ...USUAL_VOTING, enabled: true, monthly: true };

type Steps = readonly (readonly [
  name: string,
  nameEn: string,
  medal: PrizeDraft['medal'],
  amount: number,
  quantity: number,
])[];

/** The same prizes of the jury in every category. */
function juryPrizes(steps: Steps): PrizeDraft[] {
  return CATEGORIES.flatMap((category) =>
    steps.map(([name, nameEn, medal, amount, quantity]) => ({
      category,
      name,
      nameEn,
      medal,
      amount: amount * MILLION,
      quantity,
      kind: 'JURY' as const,
    })),
  );
}

function onePrize(
  kind: PrizeDraft['kind'],
  [name, nameEn, amount, quantity]: readonly [string, string, number, number],
): PrizeDraft {
  return { category: null, name, nameEn, medal: 'NONE', amount: amount * MILLION, quantity, kind };
}

const NATIONAL = juryPrizes([
  ['Giải Nhất', 'First prize', 'GOLD', 50, 1],
  ['Giải Nhì', 'Second prize', 'SILVER', 30, 2],
  ['Giải Ba', 'Third prize', 'BRONZE', 15, 3],
  ['Giải Khuyến khích', 'Consolation prize', 'CONSOLATION', 5, 10],
]);
const AUDIENCE = onePrize('AUDIENCE', ['Giải Bình chọn', 'Prize of the audience', 5, 3]);
const CREATIVE = onePrize('CREATIVE', ['Giải Sáng tạo', 'Creative prize', 20, 1]);
const MONTHLY = onePrize('MONTHLY', ['Tác phẩm của tháng', 'Work of the month', 2, 5]);

/** Dates, limits and prizes as those of the years, §9.1; the contest that is open moves with the day of the start. */
export function demoContests(day: (days: number) => string): Readonly<Record<FixedContest, DemoContest>> {
  return {
    happy: {
      state: 'OPEN',
      terms: {
        ...SHARED,
        theme: 'Những khoảnh khắc hạnh phúc của người Việt Nam hôm nay',
        organisers: {
          lead: ['Ban Tổ chức Happy Việt Nam'],
          together: ['Hội Nhiếp ảnh (ví dụ)'],
          companion: ['Đơn vị A', 'Hội B'],
          patron: [],
        },
        openTime: start(day(-60)),
        closeTime: end(day(10)),
        createdFrom: '2024-01-01',
        createdTo: day(10),
        voteOpenTime: start(day(-45)),
        voteCloseTime: end(day(30)),
        announceTime: start(day(50)),
        awardTime: start(day(57)),
        limits: USUAL_LIMITS,
        voting: VOTING,
      },
      rounds: {
        CHECK: [day(-60), day(14), 'OPEN'],
        PRELIM: [day(15), day(27), 'WAITING'],
        FINAL: [day(28), day(42), 'WAITING'],
        APPRAISAL: [day(43), day(48), 'WAITING'],
      },
      prizes: [...NATIONAL, CREATIVE, AUDIENCE, MONTHLY],
    },
    happy_2025: {
      state: 'JUDGING',
      terms: {
        ...SHARED,
        theme: 'Quyền con người và niềm tự hào Việt Nam',
        organisers: {
          lead: ['Bộ Văn hóa, Thể thao và Du lịch'],
          together: ['Hội Nghệ sĩ Nhiếp ảnh Việt Nam', 'Đài Truyền hình Việt Nam'],
          companion: [],
          patron: [],
        },
        openTime: start('2025-05-22'),
        closeTime: end('2025-09-30'),
        createdFrom: '2023-01-01',
        createdTo: '2025-09-30',
        voteOpenTime: start('2025-06-01'),
        voteCloseTime: end('2025-10-31'),
        announceTime: start('2025-12-05'),
        awardTime: start('2025-12-10'),
        voting: VOTING,
      },
      rounds: {
        CHECK: ['2025-05-22', '2025-10-10', 'APPLIED'],
        PRELIM: ['2025-10-11', '2025-10-31', 'APPLIED'],
        FINAL: ['2025-11-01', '2025-11-22', 'OPEN'],
        APPRAISAL: ['2025-11-24', '2025-12-01', 'WAITING'],
      },
      prizes: [...NATIONAL, CREATIVE, AUDIENCE],
    },
    happy_2024: {
      state: 'ARCHIVED',
      extendedTo: end('2024-10-15'),
      terms: {
        ...SHARED,
        theme: 'Việt Nam hạnh phúc',
        organisers: {
          lead: ['Bộ Thông tin và Truyền thông'],
          together: ['Hội Nghệ sĩ Nhiếp ảnh Việt Nam'],
          companion: [],
          patron: [],
        },
        openTime: start('2024-03-20'),
        closeTime: end('2024-08-20'),
        createdFrom: '2022-01-01',
        createdTo: '2024-10-15',
        voteOpenTime: start('2024-04-01'),
        voteCloseTime: end('2024-10-31'),
        announceTime: start('2024-12-01'),
        awardTime: start('2024-12-10'),
        limits: { ...USUAL_LIMITS, maxPerAuthor: 10 },
        voting: VOTING,
      },
      rounds: {
        CHECK: ['2024-03-20', '2024-10-20', 'APPLIED'],
        PRELIM: ['2024-10-21', '2024-11-05', 'APPLIED'],
        FINAL: ['2024-11-06', '2024-11-25', 'APPLIED'],
      },
      prizes: [
        ...juryPrizes([
          ['Giải Vàng', 'Gold prize', 'GOLD', 70, 1],
          ['Giải Bạc', 'Silver prize', 'SILVER', 20, 2],
          ['Giải Đồng', 'Bronze prize', 'BRONZE', 10, 3],
          ['Giải Khuyến khích', 'Consolation prize', 'CONSOLATION', 5, 10],
        ]),
        AUDIENCE,
        MONTHLY,
      ],
    },
    happy_2023: {
      state: 'ARCHIVED',
      terms: {
        ...SHARED,
        theme: 'Vì hạnh phúc mỗi người',
        organisers: {
          lead: ['Cục Thông tin đối ngoại'],
          together: [],
          companion: [],
          patron: [],
        },
        openTime: start('2023-05-10'),
        closeTime: end('2023-10-10'),
        createdFrom: '2021-01-01',
        createdTo: '2023-10-10',
        announceTime: start('2023-12-01'),
        awardTime: start('2023-12-10'),
        voting: { ...USUAL_VOTING, enabled: false },
      },
      rounds: {
        PRELIM: ['2023-10-15', '2023-11-01', 'APPLIED'],
        FINAL: ['2023-11-02', '2023-11-20', 'APPLIED'],
      },
      prizes: NATIONAL,
    },
    happy_2025_nghean: {
      state: 'CLOSED',
      terms: {
        ...SHARED,
        theme: 'Nghệ An hạnh phúc',
        organisers: {
          lead: ['Sở Văn hóa, Thể thao và Du lịch Nghệ An'],
          together: ['Cục Thông tin cơ sở và Thông tin đối ngoại'],
          companion: [],
          patron: [],
        },
        openTime: start('2025-07-15'),
        closeTime: end('2025-10-01'),
        createdFrom: '2023-01-01',
        createdTo: '2025-10-01',
        announceTime: start('2025-11-20'),
        awardTime: start('2025-11-25'),
        limits: {
          ...USUAL_LIMITS,
          maxPerAuthor: 0,
          video: { ...USUAL_LIMITS.video, maxBytes: 200 * MB },
        },
        voting: { ...USUAL_VOTING, enabled: false },
      },
      rounds: {
        CHECK: ['2025-07-15', '2025-10-08', 'APPLIED'],
        PRELIM: ['2025-10-09', '2025-10-20', 'WAITING'],
        FINAL: ['2025-10-21', '2025-11-05', 'WAITING'],
      },
      prizes: juryPrizes([
        ['Giải Nhất', 'First prize', 'GOLD', 20, 1],
        ['Giải Nhì', 'Second prize', 'SILVER', 10, 2],
        ['Giải Ba', 'Third prize', 'BRONZE', 5, 3],
      ]),
    },
  };
}
