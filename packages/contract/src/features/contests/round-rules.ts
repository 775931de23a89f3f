import type { Language } from '../../vocabulary/language.ts';
import type { RoundMode } from './contest-kinds.ts';
import type { Criterion } from './contest-values.ts';

/** Domain §9.5; another contest may weigh differently. */
export const USUAL_CRITERIA: readonly Criterion[] = [
  { key: 'content', name: 'Nội dung, ý nghĩa', nameEn: 'Content and meaning', weight: 40 },
  { key: 'art', name: 'Nghệ thuật, kỹ thuật', nameEn: 'Art and technique', weight: 30 },
  { key: 'creativity', name: 'Sáng tạo', nameEn: 'Creativity', weight: 15 },
  { key: 'reach', name: 'Khả năng lan tỏa', nameEn: 'Power to reach people', weight: 15 },
];
export const MOST_CRITERIA = 10;
export const WHOLE_WEIGHT = 100;

/** Only marks are given by criteria; a thumb or a place is one judgement. */
export function hasCriteria(mode: RoundMode): boolean {
  return mode === 'SCORE10' || mode === 'SCORE100';
}

export function weightSum(criteria: readonly Pick<Criterion, 'weight'>[]): number {
  return criteria.reduce((sum, { weight }) => sum + weight, 0);
}

export const ROUND_RULE_TEXTS = {
  WEIGHTS_SUM: {
    vi: 'Trọng số các tiêu chí cộng lại phải bằng 100, hiện là {sum}. Chưa có gì được lưu.',
    en: 'The weights of the criteria must add up to 100; they make {sum}. Nothing was saved.',
  },
  CRITERIA_MISSING: {
    vi: 'Vòng chấm điểm cần ít nhất một tiêu chí.',
    en: 'A round with marks needs at least one criterion.',
  },
  CRITERIA_UNUSED: {
    vi: 'Chấm bằng biểu tượng hoặc xếp hạng thì không có tiêu chí. Hãy bỏ các tiêu chí, hoặc chọn chấm điểm.',
    en: 'Thumbs and ranking have no criteria. Remove them, or choose marks.',
  },
  CRITERION_TWICE: {
    vi: 'Hai tiêu chí trùng tên “{name}”.',
    en: 'Two criteria have the name “{name}”.',
  },
  ROUND_TIMES: {
    vi: 'Vòng chấm phải kết thúc sau khi bắt đầu.',
    en: 'A round must end after it begins.',
  },
  ROUND_TWICE: {
    vi: 'Cuộc thi đã có vòng này. Hãy sửa vòng đang có.',
    en: 'The contest has this round already. Change the present one.',
  },
  ROUND_STARTED: {
    vi: 'Vòng này đã mở chấm nên cách chấm không đổi được nữa.',
    en: 'Judging in this round has begun, so its terms can no longer change.',
  },
  ROUNDS_FIXED: {
    vi: 'Kết quả đã công bố nên các vòng chấm không đổi được nữa.',
    en: 'Results are announced, so the rounds can no longer change.',
  },
  QUOTA_CATEGORY: {
    vi: 'Chỉ tiêu có hạng mục mà cuộc thi không nhận.',
    en: 'The quota names a category that the contest does not take.',
  },
} as const satisfies Record<string, Record<Language, string>>;

interface RoundTerms {
  readonly mode: RoundMode;
  readonly criteria: readonly Criterion[];
  readonly quota: Readonly<Record<string, number | undefined>>;
  readonly openTime: string | null;
  readonly closeTime: string | null;
}

export interface RoundProblem {
  readonly field: 'criteria' | 'closeTime' | 'quota';
  readonly code: keyof typeof ROUND_RULE_TEXTS;
  readonly values?: Readonly<Record<string, string | number>>;
}

function criteriaProblem({ mode, criteria }: RoundTerms): RoundProblem | undefined {
  if (!hasCriteria(mode))
    return criteria.length > 0 ? { field: 'criteria', code: 'CRITERIA_UNUSED' } : undefined;
  if (criteria.length === 0) return { field: 'criteria', code: 'CRITERIA_MISSING' };
  const names = new Set<string>();
  for (const { name } of criteria) {
    const key = name.toLocaleLowerCase('vi');
    if (names.has(key)) return { field: 'criteria', code: 'CRITERION_TWICE', values: { name } };
    names.add(key);
  }
  const sum = weightSum(criteria);
  return sum === WHOLE_WEIGHT ? undefined : { field: 'criteria', code: 'WEIGHTS_SUM', values: { sum } };
}

export function roundProblems(round: RoundTerms, categories: readonly string[]): RoundProblem[] {
  const problems: RoundProblem[] = [];
  const wrong = criteriaProblem(round);
  if (wrong) problems.push(wrong);
  const { openTime, closeTime, quota } = round;
  if (openTime !== null && closeTime !== null && Date.parse(closeTime) <= Date.parse(openTime))
    problems.push({ field: 'closeTime', code: 'ROUND_TIMES' });
  if (Object.keys(quota).some((category) => !categories.includes(category)))
    problems.push({ field: 'quota', code: 'QUOTA_CATEGORY' });
  return problems;
}
