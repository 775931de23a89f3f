import type { Language } from '../../vocabulary/language.ts';
import type { Residence, SubmissionFlag, TechResult } from './submission-kinds.ts';
import type { ReasonCode, SubmissionState } from './submission-states.ts';

type Text = Readonly<Record<Language, string>>;

export const SUBMISSION_STATE_TEXTS: Readonly<Record<SubmissionState, Text>> = {
  SUBMITTED: { vi: 'Mới gửi', en: 'Submitted' },
  CHECKING: { vi: 'Đang sơ kiểm', en: 'Checking' },
  NEEDS_FIX: { vi: 'Yêu cầu bổ sung', en: 'Needs completion' },
  VALID: { vi: 'Hợp lệ', en: 'Valid' },
  IN_PRELIM: { vi: 'Vào sơ khảo', en: 'In preliminary round' },
  IN_FINAL: { vi: 'Vào chung khảo', en: 'Final round' },
  AWARD_PROPOSED: { vi: 'Đề xuất giải (chờ thẩm định)', en: 'Award proposed' },
  AWARDED: { vi: 'Đoạt giải', en: 'Awarded' },
  ELIMINATED: { vi: 'Không vào vòng sau', en: 'Eliminated' },
  INVALID: { vi: 'Không hợp lệ', en: 'Invalid' },
  DISQUALIFIED: { vi: 'Bị loại do phạm quy', en: 'Disqualified' },
  WITHDRAWN: { vi: 'Tác giả rút bài', en: 'Withdrawn' },
  REVOKED: { vi: 'Thu hồi giải', en: 'Award revoked' },
};

export const TECH_TEXTS: Readonly<Record<TechResult, Text>> = {
  WAITING: { vi: 'Chưa kiểm tra', en: 'Not checked yet' },
  PASS: { vi: 'Đạt', en: 'Passed' },
  WARN: { vi: 'Cần xem', en: 'To look at' },
  FAIL: { vi: 'Không đạt', en: 'Failed' },
};

export const FLAG_TEXTS: Readonly<Record<SubmissionFlag, Text>> = {
  DUPLICATE_PHASH: { vi: 'Gần giống tác phẩm khác', en: 'Looks like another work' },
  EXIF_MISSING: { vi: 'Thiếu EXIF', en: 'No EXIF' },
  EXIF_SOFTWARE: { vi: 'Qua phần mềm sửa ảnh', en: 'Edited by software' },
  OUT_OF_PERIOD: { vi: 'Ngoài thời gian sáng tác', en: 'Made outside the period' },
  WATERMARK: { vi: 'Nghi có hình mờ, chữ', en: 'Maybe a watermark or words' },
  BORDER: { vi: 'Nghi có khung viền', en: 'Maybe a frame' },
  NAME_ON_IMAGE: { vi: 'Nghi có tên trên ảnh', en: 'Maybe a name on it' },
  OVER_LIMIT: { vi: 'Quá số tác phẩm', en: 'Over the limit of works' },
  EXCLUDED_PERSON: { vi: 'Người không được dự thi', en: 'Author may not take part' },
  CHILD: { vi: 'Trẻ em, thiếu đồng ý', en: 'Child without consent' },
  AI_SUSPECT: { vi: 'Nghi AI', en: 'Maybe made by AI' },
  AGAINST_RULES: { vi: 'Khai điều thể lệ không nhận', en: 'Declared what the rules do not take' },
  COPYRIGHT_CLAIM: { vi: 'Khiếu nại bản quyền', en: 'Copyright claim' },
};

export const RESIDENCE_TEXTS: Readonly<Record<Residence, Text>> = {
  DOMESTIC: { vi: 'Trong nước', en: 'In Vietnam' },
  OVERSEAS_VN: { vi: 'Kiều bào', en: 'Vietnamese abroad' },
  FOREIGN: { vi: 'Người nước ngoài', en: 'Foreigner' },
};

export const REASON_TEXTS: Readonly<Record<ReasonCode, Text>> = {
  TECHNICAL: { vi: 'Không đạt yêu cầu kỹ thuật', en: 'Technical requirements not met' },
  OUT_OF_PERIOD: { vi: 'Ngoài thời gian sáng tác', en: 'Made outside the period' },
  WRONG_CATEGORY: { vi: 'Sai hạng mục', en: 'Wrong category' },
  DUPLICATE: { vi: 'Trùng tác phẩm khác', en: 'Same as another work' },
  MARKED: { vi: 'Có tên, logo, khung hoặc hình mờ', en: 'Name, logo, frame or watermark on it' },
  CONSENT_MISSING: { vi: 'Thiếu giấy đồng ý', en: 'Consent is missing' },
  NOT_OWN_WORK: { vi: 'Không phải tác phẩm của người gửi', en: 'Not the sender’s own work' },
  AI_GENERATED: { vi: 'Do AI tạo ra', en: 'Made by AI' },
  CONTENT: { vi: 'Nội dung không phù hợp', en: 'Unsuitable content' },
  EXCLUDED_PERSON: { vi: 'Người không được dự thi', en: 'Author may not take part' },
  OVER_LIMIT: { vi: 'Quá số tác phẩm cho phép', en: 'More works than allowed' },
  NOT_MENDED: { vi: 'Quá hạn bổ sung', en: 'Not completed in time' },
  OTHER: { vi: 'Lý do khác', en: 'Another reason' },
};

/** Refusals of changes: what happened, what was kept, what to do. */
export const SUBMISSION_RULE_TEXTS = {
  STEP_NOT_THERE: {
    vi: 'Tác phẩm đang ở trạng thái “{from}”, không chuyển thẳng sang “{to}” được. Trạng thái giữ nguyên.',
    en: 'The work is “{from}” and cannot become “{to}” from there. Its state stays.',
  },
  REASON_MISSING: {
    vi: 'Bước này cần lý do để tác giả biết. Trạng thái giữ nguyên; hãy chọn lý do rồi làm lại.',
    en: 'This step needs a reason for the author. The state stays; choose a reason and try again.',
  },
  WORDS_MISSING: {
    vi: 'Lý do khác cần viết rõ. Trạng thái giữ nguyên.',
    en: 'Another reason needs words. The state stays.',
  },
  DECISION_MISSING: {
    vi: 'Bước này cần số và ngày quyết định. Trạng thái giữ nguyên.',
    en: 'This step needs the number and day of a decision. The state stays.',
  },
  FIX_TIME_PAST: {
    vi: 'Hạn bổ sung phải ở sau lúc này. Trạng thái giữ nguyên.',
    en: 'The time to mend must lie ahead. The state stays.',
  },
  UNDO_OVER: {
    vi: 'Chỉ hoàn tác được quyết định của chính mình trong 5 phút, khi chưa có thay đổi nào khác.',
    en: 'Only the own decision can be taken back, within 5 minutes and before any other change.',
  },
  GALLERY_NOT_YET: {
    vi: 'Chỉ tác phẩm hợp lệ mới lên thư viện công khai. Chưa có gì thay đổi.',
    en: 'Only a valid work can be shown in the public gallery. Nothing was changed.',
  },
  RECALLED: {
    vi: 'Tác phẩm đã bị gỡ khỏi mọi nơi công khai. Chưa có gì thay đổi; hãy hoàn tác lần gỡ trước.',
    en: 'The work was taken down everywhere. Nothing was changed; undo the takedown first.',
  },
  CHILD_CONSENT: {
    vi: 'Tác phẩm có trẻ em nhận ra được và chưa có đồng ý của người giám hộ. Chưa có gì thay đổi.',
    en: 'A child can be recognised and no guardian has agreed. Nothing was changed.',
  },
  ASSIGNEE_GONE: {
    vi: 'Người này không sơ kiểm được trong dự án. Chưa có gì thay đổi; hãy chọn người khác.',
    en: 'This person cannot check works in the project. Nothing was changed; choose somebody else.',
  },
  EXPORT_REASON: {
    vi: 'Xuất dữ liệu cá nhân cần ghi lý do; nhật ký giữ lý do này. Chưa có tệp nào được tạo.',
    en: 'An export with personal data needs a reason, which the log keeps. No file was made.',
  },
  TOO_MANY_PICTURED: {
    vi: 'Có {found} tác phẩm, một tệp nhận nhiều nhất {most}. Hãy lọc hoặc chọn ít hơn.',
    en: 'There are {found} works and one file takes at most {most}. Filter or choose fewer.',
  },
  NOBODY_AWARDED: {
    vi: 'Chưa có tác phẩm đoạt giải nào trong phần đã lọc. Chưa có tệp nào được tạo.',
    en: 'No work in what is filtered was awarded. No file was made.',
  },
  BLIND_ROUND: {
    vi: 'Bạn là giám khảo của vòng đang chấm, nên tác giả được ẩn đến khi vòng khóa.',
    en: 'You are a juror of a round that is open: authors are hidden until it is locked.',
  },
} as const satisfies Readonly<Record<string, Text>>;
