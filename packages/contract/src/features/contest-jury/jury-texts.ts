import type { Language } from '../../vocabulary/language.ts';
import type { RoundState } from '../contests/contest-kinds.ts';
import type { JurorState, RoundDecision, TurnState } from './jury-kinds.ts';
import type { MarkProblem } from './round-scale.ts';

type Text = Readonly<Record<Language, string>>;

/** Refusals that jurors read. */
export const ROOM_RULE_TEXTS = {
  ROUND_LOCKED: {
    vi: 'Vòng chấm đã khóa nên điểm không đổi được nữa. Các điểm đã ghi vẫn được tính.',
    en: 'The round is locked, so scores can no longer change. Those already given count.',
  },
  TURN_LEFT: {
    vi: 'Bạn đã thôi chấm tác phẩm này. Hãy sang tác phẩm khác.',
    en: 'You no longer judge this work. Go on to another one.',
  },
  MARK_UNKNOWN: {
    vi: 'Có một tiêu chí không thuộc vòng chấm này. Chưa ghi điểm; hãy tải lại phòng chấm.',
    en: 'One criterion is not of this round. Nothing was saved; load the room again.',
  },
  MARK_TWICE: {
    vi: 'Có một tiêu chí được chấm hai lần. Chưa ghi điểm; hãy chấm lại tiêu chí đó.',
    en: 'One criterion has two marks. Nothing was saved; mark it again.',
  },
  MARK_RANGE: {
    vi: 'Có một điểm ngoài thang điểm của vòng. Chưa ghi điểm; hãy chấm lại.',
    en: 'One mark is outside of the scale. Nothing was saved; mark it again.',
  },
  MARK_STEP: {
    vi: 'Có một điểm không đúng bước chấm (thang 10 chấm đến nửa điểm). Chưa ghi điểm; hãy chấm lại.',
    en: 'One mark is between two steps (marks out of 10 go in halves). Nothing was saved; mark it again.',
  },
  MARKS_MISSING: {
    vi: 'Còn {count} tiêu chí chưa có điểm. Điểm đã chấm vẫn giữ; hãy chấm nốt rồi ghi.',
    en: '{count} criteria have no mark yet. Your marks are kept; give the others, then save.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const MARK_RULES = {
  UNKNOWN: 'MARK_UNKNOWN',
  TWICE: 'MARK_TWICE',
  RANGE: 'MARK_RANGE',
  STEP: 'MARK_STEP',
} as const satisfies Readonly<Record<MarkProblem, keyof typeof ROOM_RULE_TEXTS>>;

/** Refusals that those who run a round read. */
export const JURY_RULE_TEXTS = {
  JUROR_TWICE: {
    vi: 'Người này đã ở trong Hội đồng Giám khảo. Chưa thêm gì; hãy mở dòng đang có để sửa.',
    en: 'This person is already on the jury. Nothing was added; change the existing entry.',
  },
  JUROR_ENTERED: {
    vi: 'Người này có tác phẩm dự thi nên không thể là giám khảo của cuộc thi này.',
    en: 'This person has entered works, so they cannot judge this contest.',
  },
  JUROR_ROUND_OPEN: {
    vi: 'Vòng chấm của giám khảo này đang mở nên không đổi vòng và hạng mục được. Hãy rút giám khảo hoặc đợi vòng khóa.',
    en: "This juror's round is open, so rounds and categories cannot change. Remove the juror or wait until the round is locked.",
  },
  JUROR_REMOVED: {
    vi: 'Giám khảo này đã rút khỏi hội đồng.',
    en: 'This juror has left the jury.',
  },
  JUROR_HAS_ACCOUNT: {
    vi: 'Giám khảo này chấm bằng tài khoản tòa soạn nên không có đường dẫn và email riêng. Chưa đổi gì.',
    en: 'This juror judges with a staff account and has no link and no e-mail of their own. Nothing was changed.',
  },
  JURY_NO_MAIL: {
    vi: 'Chưa có máy chủ thư (SMTP_URL) nên không gửi được cho giám khảo ngoài tòa soạn. Chưa gửi gì; hãy nhờ quản trị hệ thống đặt máy chủ thư.',
    en: 'There is no mail server (SMTP_URL), so nothing can be sent to external jurors. Nothing was sent; ask the system administrator to set one.',
  },
  JUROR_ROUNDS_OVER: {
    vi: 'Các vòng của giám khảo này đã kết thúc nên không gửi đường dẫn nữa. Điểm đã chấm vẫn giữ.',
    en: "This juror's rounds are over, so no link is sent. Scores that were given are kept.",
  },
  LINK_MISSING: {
    vi: '{name} chưa có đường dẫn dùng được nên chưa nhắc ai. Hãy gửi đường dẫn trước.',
    en: '{name} has no link that works, so nobody was reminded. Send a link first.',
  },
  WORK_UNKNOWN: {
    vi: 'Không có tác phẩm mang mã số {number} trong cuộc thi này. Chưa lưu gì; hãy kiểm tra lại mã số.',
    en: 'No work of this contest has the number {number}. Nothing was saved; check the number.',
  },
  NO_RUNNING_ROUND: {
    vi: 'Giám khảo này không có vòng nào đang chấm. Chưa gán gì; hãy mở vòng chấm trước.',
    en: 'No round of this juror is open. Nothing was given out; open the round first.',
  },
  WORK_NOT_IN_ROUND: {
    vi: 'Tác phẩm không ở vòng đang chấm của giám khảo này.',
    en: 'The work is in no open round of this juror.',
  },
  JUROR_OTHER_CATEGORY: {
    vi: 'Giám khảo này không chấm hạng mục của tác phẩm.',
    en: 'This juror does not judge the category of the work.',
  },
  JUROR_HAS_WORK: {
    vi: 'Giám khảo này đã được gán tác phẩm.',
    en: 'This juror already has the work.',
  },
  JUROR_DECLINED: {
    vi: 'Giám khảo này đã từ chối chấm tác phẩm.',
    en: 'This juror has declined the work.',
  },
  JUROR_OWN_WORK: {
    vi: 'Tác phẩm của chính giám khảo này.',
    en: 'It is the own work of this juror.',
  },
  JUROR_CONFLICT: {
    vi: 'Giám khảo này có xung đột lợi ích với tác giả của tác phẩm.',
    en: 'This juror has a conflict of interest with the author of the work.',
  },
  ROUND_NOT_JUDGED: {
    vi: 'Vòng này không do Hội đồng Giám khảo chấm điểm.',
    en: 'This round is not scored by the jury.',
  },
  ROUND_STATE: {
    vi: 'Vòng chấm đang ở trạng thái “{state}” nên chưa làm được việc này. Hãy tải lại trang.',
    en: 'The round is “{state}”, so this cannot be done now. Load the page again.',
  },
  WEIGHTS_NOT_WHOLE: {
    vi: 'Trọng số các tiêu chí cộng lại chưa bằng 100. Hãy sửa trong cấu hình cuộc thi rồi mở vòng.',
    en: 'The weights of the criteria do not add up to 100. Change them in the settings of the contest, then open the round.',
  },
  NO_WORKS: {
    vi: 'Chưa có tác phẩm nào trong vòng này. Hãy chuyển tác phẩm hợp lệ vào vòng trước.',
    en: 'There is no work in this round. Move valid works into it first.',
  },
  JURORS_MISSING: {
    vi: 'Có {count} tác phẩm không đủ {jurors} giám khảo. Hãy thêm giám khảo hoặc hạ số phiếu mỗi tác phẩm. Vòng chấm vẫn như cũ.',
    en: '{count} works have fewer than {jurors} jurors. Add jurors or ask for fewer scores per work. The round is as it was.',
  },
  TURNS_LEFT: {
    vi: 'Còn {count} phiếu chưa chấm. Hãy đợi, chia lại, hạ số phiếu, hoặc ghi lý do để khóa vòng ngay.',
    en: '{count} scores are still missing. Wait, hand them over, ask for fewer, or give a reason to lock the round now.',
  },
  WORKS_UNSCORED: {
    vi: 'Còn {count} tác phẩm chưa có phiếu nào nên chưa khóa vòng được.',
    en: '{count} works have no score at all, so the round cannot be locked.',
  },
  REASON_MISSING: {
    vi: 'Chưa ghi lý do. Hãy viết ngắn gọn vì sao, rồi làm lại.',
    en: 'The reason is missing. Say briefly why, then do it again.',
  },
  TIE_FOR_CHAIR: {
    vi: 'Tác phẩm đồng điểm ở ngưỡng do Chủ tịch hội đồng hoặc Quản trị quyết định.',
    en: 'Equal works at the line are decided by the chair or an administrator.',
  },
  WORK_LEFT_ROUND: {
    vi: 'Tác phẩm không còn trong vòng này nên giữ trạng thái đang có.',
    en: 'The work is no longer in this round, so it keeps its state.',
  },
  WORKS_UNDECIDED: {
    vi: 'Còn {count} tác phẩm chưa có quyết định. Hãy quyết định nốt rồi áp dụng.',
    en: '{count} works are not decided yet. Decide them, then apply.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const JURY_STATE_TEXTS: Readonly<Record<RoundState, Text>> = {
  WAITING: { vi: 'Chưa mở', en: 'Not open yet' },
  OPEN: { vi: 'Đang chấm', en: 'Being judged' },
  LOCKED: { vi: 'Đã khóa', en: 'Locked' },
  APPLIED: { vi: 'Đã áp dụng', en: 'Carried out' },
};

export const DECISION_TEXTS: Readonly<Record<RoundDecision, Text>> = {
  PASS: { vi: 'Vào vòng sau', en: 'Goes on' },
  RESERVE: { vi: 'Dự bị', en: 'Reserve' },
  FAIL: { vi: 'Không vào', en: 'Does not go on' },
};

export const JUROR_STATE_TEXTS: Readonly<Record<JurorState, Text>> = {
  ACTIVE: { vi: 'Đang chấm', en: 'Judges' },
  REMOVED: { vi: 'Đã rút', en: 'Removed' },
};

export const TURN_STATE_TEXTS: Readonly<Record<TurnState, Text>> = {
  TODO: { vi: 'Chưa chấm', en: 'To judge' },
  LATER: { vi: 'Để lại', en: 'Later' },
  DONE: { vi: 'Đã chấm', en: 'Judged' },
  RECUSED: { vi: 'Xung đột', en: 'Conflict' },
  ABSTAINED: { vi: 'Không chấm', en: 'Abstained' },
  DROPPED: { vi: 'Đã chuyển', en: 'Handed over' },
};
