import { fillText } from '../../../vocabulary/fill-text.ts';
import type { PostType } from '../post-kinds.ts';
import type { PostGuard } from '../workflow/post-transitions.ts';
import { CARE_CHECKS } from './care-checks.ts';
import type {
  CheckLevel,
  CheckSettings,
  CheckText,
  OwnLevel,
  PostCheck,
  PostCheckFacts,
} from './check-facts.ts';
import { MEDIA_CHECKS } from './media-checks.ts';
import { PLACE_CHECKS } from './place-checks.ts';
import { REQUIRED_CHECKS } from './required-checks.ts';
import { TEXT_CHECKS } from './text-checks.ts';
import { TYPE_CHECKS } from './type-checks.ts';

/** Suggestions must be accepted or rejected before the post is forwarded or published. */
const SUGGESTION_CHECKS: readonly PostCheck[] = [
  {
    code: 'SUGGESTIONS_OPEN',
    field: 'suggestions',
    level: 'hard',
    beforeForward: true,
    isMet: ({ openSuggestions }) => openSuggestions === 0,
    text: {
      vi: 'Còn đề xuất sửa chưa duyệt: {found}.',
      en: 'Suggested changes are still open: {found}.',
    },
    found: ({ openSuggestions }) => openSuggestions,
  },
];

/** Fixes that colleagues require before the post is forwarded or published. */
export const NOTE_CHECKS: readonly PostCheck[] = [
  {
    code: 'NOTE_MUST_FIX_OPEN',
    field: 'notes',
    level: 'hard',
    beforeForward: true,
    isMet: ({ mustFixNotes }) => mustFixNotes === 0,
    text: {
      vi: 'Còn ghi chú phải sửa chưa xong: {found}.',
      en: 'Must-fix notes are still open: {found}.',
    },
    found: ({ mustFixNotes }) => mustFixNotes,
  },
];

/** Every check, in display order. */
export const POST_CHECKS: readonly PostCheck[] = [
  ...REQUIRED_CHECKS,
  ...NOTE_CHECKS,
  ...SUGGESTION_CHECKS,
  ...TYPE_CHECKS,
  ...MEDIA_CHECKS,
  ...CARE_CHECKS,
  ...TEXT_CHECKS,
  ...PLACE_CHECKS,
];

/** The level of a check in a project. */
export function levelOf(check: PostCheck, { levels }: Pick<CheckSettings, 'levels'>): OwnLevel {
  return check.level === 'hard' ? 'hard' : (levels[check.code] ?? check.level);
}

/** The number a check compares with in a project, for posts of a type; 0 for a check without one. */
export function figureOf(
  { code, figure }: PostCheck,
  { figures }: Pick<CheckSettings, 'figures'>,
  type?: PostType,
): number {
  if (figure === undefined) return 0;
  const ofType = type && figure.byType?.[type];
  if (ofType !== undefined) return figures[`${code}.${type}`] ?? ofType;
  return figures[code] ?? figure.plain;
}

export interface CheckResult {
  readonly check: PostCheck;
  readonly level: Exclude<OwnLevel, 'off'>;
  readonly isMet: boolean;
  /** With the project's numbers and the value found in the post. */
  readonly text: CheckText;
}

/** All active checks of the project, met or not. */
export function runChecks(facts: PostCheckFacts, settings: CheckSettings): CheckResult[] {
  return POST_CHECKS.flatMap((check) => {
    const level = levelOf(check, settings);
    if (level === 'off') return [];
    const figure = figureOf(check, settings, facts.details.postType);
    const isMet = check.isMet(facts, settings, figure);
    const text = isMet ? check.text : textWith(check, { figure, found: check.found?.(facts) ?? '' });
    const field = isMet ? undefined : check.fieldOf?.(facts);
    return [{ check: field === undefined ? check : { ...check, field }, level, isMet, text }];
  });
}

function textWith(check: PostCheck, values: { readonly figure: number; readonly found: string | number }) {
  const text = (values.found === 0 && check.textOfNone) || check.text;
  return { vi: fillText(text.vi, values, 'vi'), en: fillText(text.en, values, 'en') };
}

/** The unmet checks that block a transition with this guard. */
export function unmetChecks(guard: PostGuard, facts: PostCheckFacts, settings: CheckSettings): PostCheck[] {
  return guard === 'none' ? [] : blockersOf(guard, runChecks(facts, settings));
}

/** Those among the results of a run. */
export function blockersOf(guard: PostGuard, results: readonly CheckResult[]): PostCheck[] {
  if (guard === 'none') return [];
  return results
    .filter(({ level, isMet, check }) => {
      if (isMet || !STANDS_IN_THE_WAY.includes(level)) return false;
      if (guard === 'forward' && check.beforeForward === true) return true;
      return guard === 'publish' || check.beforeSubmit === true;
    })
    .map(({ check, text }) => ({ ...check, text }));
}
const STANDS_IN_THE_WAY: readonly (CheckLevel | 'hard')[] = ['hard', 'required'];
