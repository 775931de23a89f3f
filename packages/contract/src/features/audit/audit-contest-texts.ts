import type { Language } from '../../vocabulary/language.ts';
import {
  DECISION_TEXTS,
  JUROR_STATE_TEXTS,
  JURY_STATE_TEXTS,
  TURN_STATE_TEXTS,
} from '../contest-jury/jury-texts.ts';
import { AWARD_STATE_TEXTS, PAID_STATE_TEXTS } from '../contest-results/award-texts.ts';
import { PATTERN_TEXTS } from '../contest-votes/vote-evidence.ts';
import { FINDING_STATE_TEXTS, MONTH_STATE_TEXTS } from '../contest-votes/vote-texts.ts';
import { CONTEST_FACT_TEXTS, CONTEST_VALUE_TEXTS } from '../contests/contest-fact-texts.ts';
import { CATEGORY_TEXTS, CONTEST_STATE_TEXTS, ROUND_TEXTS } from '../contests/contest-texts.ts';
import { FLAG_TEXTS, REASON_TEXTS, SUBMISSION_STATE_TEXTS } from '../submissions/submission-texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log says of contests and their works. */
export const AUDIT_CONTEST_FIELD_TEXTS: Texts = {
  ...CONTEST_FACT_TEXTS,
  contestParts: { vi: 'Vòng chấm, giải thưởng', en: 'Rounds and prizes' },
  clonedFrom: { vi: 'Nhân bản từ', en: 'Cloned from' },
  reasonCode: { vi: 'Lý do', en: 'Reason' },
  reasonText: { vi: 'Giải thích', en: 'Words about it' },
  fixUntil: { vi: 'Bổ sung trước', en: 'To complete until' },
  flags: { vi: 'Cờ cảnh báo', en: 'Flags' },
  workTitle: { vi: 'Tên tác phẩm', en: 'Title of the work' },
  takenPlace: { vi: 'Địa điểm', en: 'Place' },
  provinceCode: { vi: 'Tỉnh, thành', en: 'Province' },
  people: { vi: 'Người trong ảnh', en: 'People in it' },
  isExhibited: { vi: 'Trưng bày triển lãm', en: 'Exhibited' },
  exhibitionCode: { vi: 'Mã trưng bày', en: 'Exhibition code' },
  isPublicGallery: { vi: 'Thư viện công khai', en: 'In the public gallery' },
  assigneeId: { vi: 'Người phụ trách', en: 'Assignee' },
  withPersonalData: { vi: 'Có thông tin cá nhân', en: 'With personal data' },
  exportReason: { vi: 'Lý do xuất', en: 'Why it was exported' },
  pattern: { vi: 'Dấu hiệu', en: 'Pattern' },
  votes: { vi: 'Số phiếu', en: 'Votes' },
  voteState: { vi: 'Đề xuất', en: 'Proposal' },
  month: { vi: 'Tháng', en: 'Month' },
  monthState: { vi: 'Kết quả tháng', en: 'Result of the month' },
  winners: { vi: 'Tác phẩm thắng', en: 'Winning works' },
  worksCounted: { vi: 'Số tác phẩm đã đếm', en: 'Works counted' },
  worksChanged: { vi: 'Số tác phẩm đổi', en: 'Works changed' },
  voteReason: { vi: 'Lý do', en: 'Reason' },
  submissionId: { vi: 'Tác phẩm (mã)', en: 'Work (id)' },
  prizeId: { vi: 'Giải (mã)', en: 'Prize (id)' },
  decisionNo: { vi: 'Quyết định số', en: 'Decision number' },
  decisionDate: { vi: 'Ngày quyết định', en: 'Day of the decision' },
  paidState: { vi: 'Chi thưởng', en: 'Payment' },
  revokeNo: { vi: 'Quyết định thu hồi số', en: 'Number of the revocation' },
  revokeDate: { vi: 'Ngày thu hồi', en: 'Day of the revocation' },
  isRecalled: { vi: 'Đã gỡ khỏi mọi nơi', en: 'Taken down everywhere' },
  recallReason: { vi: 'Lý do gỡ', en: 'Why it was taken down' },
  erased: { vi: 'Số người đã xóa', en: 'People erased' },
  because: { vi: 'Vì', en: 'Because' },
  entrantId: { vi: 'Tác giả (mã)', en: 'Author (id)' },
  contestId: { vi: 'Cuộc thi (mã)', en: 'Contest (id)' },
  roundId: { vi: 'Vòng chấm (mã)', en: 'Round (id)' },
  jurorId: { vi: 'Giám khảo (mã)', en: 'Juror (id)' },
  workId: { vi: 'Tác phẩm (mã)', en: 'Work (id)' },
  works: { vi: 'Tác phẩm', en: 'Works' },
  jurorTitle: { vi: 'Chức danh', en: 'Title' },
  roundKeys: { vi: 'Vòng chấm', en: 'Rounds' },
  isChair: { vi: 'Chủ tịch hội đồng', en: 'Chair' },
  conflictNumbers: { vi: 'Tác phẩm có xung đột', en: 'Works with a conflict' },
  scoring: { vi: 'Cách chấm', en: 'Scoring' },
  averaging: { vi: 'Cách tính điểm', en: 'Average' },
  jurorsPerEntry: { vi: 'Số phiếu mỗi tác phẩm', en: 'Jurors per work' },
  jurors: { vi: 'Giám khảo (mã)', en: 'Jurors (ids)' },
  seed: { vi: 'Số ngẫu nhiên', en: 'Random seed' },
  turns: { vi: 'Phiếu đã chia', en: 'Works given out' },
  anchors: { vi: 'Tác phẩm mốc', en: 'Anchors' },
  repeats: { vi: 'Tác phẩm chấm lại', en: 'Second looks' },
  added: { vi: 'Phiếu thêm', en: 'Added' },
  dropped: { vi: 'Phiếu bỏ', en: 'Taken back' },
  missing: { vi: 'Phiếu thiếu', en: 'Missing scores' },
  passed: { vi: 'Vào vòng sau', en: 'Go on' },
  failed: { vi: 'Không vào', en: 'Do not go on' },
  tied: { vi: 'Đồng điểm', en: 'Equal' },
  decision: { vi: 'Quyết định', en: 'Decision' },
  moved: { vi: 'Đã chuyển', en: 'Moved' },
  problems: { vi: 'Giữ nguyên', en: 'Stayed' },
  isRepeat: { vi: 'Chấm lại', en: 'Second look' },
  marks: { vi: 'Điểm từng tiêu chí', en: 'Marks' },
  points: { vi: 'Điểm', en: 'Points' },
  comment: { vi: 'Nhận xét', en: 'Remark' },
};

const ERASURE_TEXTS: Texts = {
  RETENTION: { vi: 'Hết thời hạn lưu', en: 'Time to keep is over' },
  REQUEST: { vi: 'Yêu cầu của chủ thể dữ liệu', en: 'Request of the person' },
};

const CONTEST_VALUES = Object.entries(CONTEST_VALUE_TEXTS).map(
  ([field, texts]) => [`contest.${field}`, texts] as const,
);

export const AUDIT_CONTEST_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  ...Object.fromEntries(CONTEST_VALUES),
  'submission.state': SUBMISSION_STATE_TEXTS,
  'submission.reasonCode': REASON_TEXTS,
  'submission.flags': FLAG_TEXTS,
  'submission.category': CATEGORY_TEXTS,
  'contestVote.pattern': PATTERN_TEXTS,
  'contestVote.voteState': FINDING_STATE_TEXTS,
  'contest.monthState': MONTH_STATE_TEXTS,
  'submission.because': ERASURE_TEXTS,
  'contestVote.because': ERASURE_TEXTS,
  'contestAward.state': AWARD_STATE_TEXTS,
  'contestAward.paidState': PAID_STATE_TEXTS,
  'contestAward.reasonCode': REASON_TEXTS,
  'contestAward.roundKey': ROUND_TEXTS,
  'contest.state': CONTEST_STATE_TEXTS,
  'contestRound.state': JURY_STATE_TEXTS,
  'contestRound.decision': DECISION_TEXTS,
  'contestRound.category': CATEGORY_TEXTS,
  'juror.state': JUROR_STATE_TEXTS,
  'juror.roundKeys': ROUND_TEXTS,
  'juror.categories': CATEGORY_TEXTS,
  'juryScore.state': TURN_STATE_TEXTS,
  'juryScore.category': CATEGORY_TEXTS,
};
