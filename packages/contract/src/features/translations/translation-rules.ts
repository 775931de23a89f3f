import type { SegmentAction } from './translation.ts';
import type { SegmentCounts, SegmentState, TranslationState } from './translation-states.ts';

/** What the state of a whole translation follows from once no run is under way: its segments alone. */
export function stateOfCounts({ total, waiting, machine, stale }: SegmentCounts): TranslationState {
  if (stale > 0) return 'STALE';
  if (waiting > 0) return 'IN_EDIT';
  if (machine === total && total > 0) return 'MT_DONE';
  return machine > 0 ? 'IN_EDIT' : 'EDITED';
}

/** Tabs of the list. `all` shows the others too: what was taken down with its source. */
export const STATES_OF_TRANSLATION_VIEW = {
  working: ['QUEUED', 'TRANSLATING'],
  waiting: ['MT_DONE', 'IN_EDIT'],
  stale: ['STALE'],
  ready: ['EDITED'],
  failed: ['FAILED'],
  approved: ['APPROVED'],
} as const satisfies Record<string, readonly TranslationState[]>;

/** A run goes on or is about to. */
export function isAtWork(state: TranslationState): boolean {
  return state === 'QUEUED' || state === 'TRANSLATING';
}

/** Why the machine cannot take paragraphs now; undefined: it can. */
export function refusesRun(
  state: TranslationState,
): 'AT_WORK' | 'SOURCE_TAKEN_DOWN' | 'APPROVED_WHOLE' | undefined {
  if (isAtWork(state)) return 'AT_WORK';
  if (state === 'TAKEN_DOWN') return 'SOURCE_TAKEN_DOWN';
  return state === 'APPROVED' ? 'APPROVED_WHOLE' : undefined;
}

/** What a change of a segment depends on. */
interface SegmentFacts {
  readonly state: SegmentState;
  readonly target: string;
  readonly isLocked: boolean;
}

interface ChangeContext {
  /** The whole translation is approved: readers may have it. */
  readonly isApproved: boolean;
  readonly mayApprove: boolean;
}

/** Why a change is refused; undefined: it is possible. FORBIDDEN: only for others. */
export function refusalOf(
  segment: SegmentFacts,
  { action, text }: { readonly action: SegmentAction; readonly text?: string | undefined },
  { isApproved, mayApprove }: ChangeContext,
): keyof typeof TRANSLATION_RULE_TEXTS | 'FORBIDDEN' | undefined {
  if (action === 'score' || action === 'ignore' || action === 'lock') return undefined;
  if (action === 'unlock') return mayApprove ? undefined : 'FORBIDDEN';
  if (segment.isLocked) return 'LOCKED';
  // Readers get what an approver writes into an approved translation at once; anything else takes the approval back first.
  if (isApproved && !(action === 'approve' && mayApprove)) return 'APPROVED_WHOLE';
  return refusalByState(segment, action, text);
}

function refusalByState(
  segment: SegmentFacts,
  action: SegmentAction,
  text: string | undefined,
): 'NO_TEXT' | 'NOT_APPROVED' | 'NOT_STALE' | undefined {
  if (action === 'approve' && (text ?? segment.target).trim() === '') return 'NO_TEXT';
  if (action === 'reopen' && segment.state !== 'APPROVED') return 'NOT_APPROVED';
  if (action === 'stillFits' && segment.state !== 'STALE') return 'NOT_STALE';
  return undefined;
}

/** The state of a segment after a possible change. */
export function stateAfter(segment: SegmentFacts, action: SegmentAction, text: string): SegmentState {
  if (action === 'approve') return 'APPROVED';
  if (action === 'save') return text.trim() === '' ? 'WAITING' : 'EDITED';
  if (action === 'reopen' || action === 'stillFits') return 'EDITED';
  return segment.state;
}

/** Why something with a translation is not possible now. */
export const TRANSLATION_RULE_TEXTS = {
  LOCKED: {
    vi: 'Đoạn này đã khóa. Bản cũ giữ nguyên; người có quyền duyệt mở khóa được.',
    en: 'This paragraph is locked and was left as it is. Somebody who may approve can unlock it.',
  },
  APPROVED_WHOLE: {
    vi: 'Bản dịch đã duyệt và giữ nguyên. Bỏ duyệt trước khi sửa.',
    en: 'The translation is approved and was left as it is. Take its approval back before you change it.',
  },
  NO_TEXT: {
    vi: 'Đoạn này chưa có bản dịch. Nhập bản dịch rồi duyệt.',
    en: 'This paragraph has no translation yet. Write one, then approve it.',
  },
  NOT_APPROVED: {
    vi: 'Đoạn này chưa được duyệt nên không có gì để bỏ duyệt.',
    en: 'This paragraph is not approved, so there is nothing to take back.',
  },
  NOT_STALE: {
    vi: 'Bản gốc của đoạn này không đổi. Không cần xác nhận.',
    en: 'The source of this paragraph has not changed. Nothing needs to be confirmed.',
  },
  TEXT_MISSING: {
    vi: 'Thiếu bản dịch của đoạn. Gửi kèm bản dịch rồi lưu lại.',
    en: 'The text of the paragraph is missing. Send it along and save again.',
  },
  SCORE_MISSING: { vi: 'Thiếu điểm. Chấm từ 1 đến 5.', en: 'The score is missing. Give 1 to 5.' },
  CODE_MISSING: {
    vi: 'Chưa nói bỏ qua cảnh báo nào. Chọn một cảnh báo.',
    en: 'It is not said which finding is ignored. Choose one.',
  },
  UNKNOWN_TAGS: {
    vi: 'Bản dịch có thẻ {tags} mà bản gốc không có. Bản cũ giữ nguyên; bỏ thẻ thừa rồi lưu lại.',
    en: 'The text has the tags {tags}, which its source does not have. The old text is kept; remove them and save again.',
  },
  HAS_ERRORS: {
    vi: 'Còn {count} lỗi kiểm tra. Chưa duyệt gì; sửa lỗi rồi duyệt lại.',
    en: 'There are {count} errors of the checks. Nothing was approved; mend them and approve again.',
  },
  STILL_WAITING: {
    vi: 'Còn {count} đoạn chưa có bản dịch. Chưa duyệt gì; dịch xong rồi duyệt lại.',
    en: '{count} paragraphs have no translation yet. Nothing was approved; translate them and approve again.',
  },
  STILL_STALE: {
    vi: 'Còn {count} đoạn có bản gốc đã đổi. Chưa duyệt gì; xem lại rồi duyệt.',
    en: 'The source of {count} paragraphs has changed. Nothing was approved; look at them and approve again.',
  },
  TOO_LONG: {
    vi: 'Bản dịch của “{field}” dài quá hoặc không hợp lệ. Chưa duyệt gì; rút gọn rồi duyệt lại.',
    en: 'The translation of “{field}” is too long or not valid. Nothing was approved; shorten it and approve again.',
  },
  AT_WORK: {
    vi: 'Bản dịch đang chạy. Chờ chạy xong hoặc dừng lại trước.',
    en: 'The translation is running. Wait for its end, or stop it first.',
  },
  NOT_AT_WORK: {
    vi: 'Bản dịch không chạy nên không có gì để dừng.',
    en: 'The translation is not running, so there is nothing to stop.',
  },
  SOURCE_TAKEN_DOWN: {
    vi: 'Bản gốc đã rời trang nên bản dịch cũng vậy. Duyệt lại được khi bản gốc công khai trở lại.',
    en: 'The source has left the site, and the translation with it. Approve again once the source is public.',
  },
  NOTHING_TO_REOPEN: {
    vi: 'Bản dịch chưa được duyệt nên không có gì để bỏ duyệt.',
    en: 'The translation is not approved, so there is nothing to take back.',
  },
  LANG_NOT_OF_PROJECT: {
    vi: 'Dự án không có ngôn ngữ “{lang}”. Chưa dịch gì; thêm ngôn ngữ ở trang dự án trước.',
    en: 'The project does not have the language “{lang}”. Nothing was started; add it on the page of the project first.',
  },
  IS_TRANSLATION: {
    vi: 'Bản ghi này là một bản dịch. Dịch từ bản gốc của nó.',
    en: 'This record is a translation itself. Translate its source.',
  },
  NO_SOURCE: {
    vi: 'Bản gốc không còn. Bản dịch được giữ để xem lại.',
    en: 'The source is gone. The translation is kept to look at.',
  },
} as const;

/** Why a run failed, for people; `cause` as the machine said it. */
export const RUN_FAILED = {
  vi: 'Máy dịch không làm xong sau 3 lần thử. Những đoạn đã có được giữ lại; hãy chạy lại. ({cause})',
  en: 'The machine did not finish in 3 tries. What it had done was kept; run it again. ({cause})',
} as const;
