import type { Language } from '../../vocabulary/language.ts';
import type { DataRequestChannel, RequesterCapacity } from './data-request.ts';
import type {
  DataAct,
  DataRequestKind,
  DataRequestState,
  DataRequestStep,
  ProofKind,
  RejectReason,
} from './data-request-states.ts';

type Text = Readonly<Record<Language, string>>;

export const DATA_REQUEST_KIND_TEXTS: Readonly<Record<DataRequestKind, Text>> = {
  ACCESS: { vi: 'Xem, nhận dữ liệu', en: 'See and get the data' },
  FIX: { vi: 'Chỉnh sửa', en: 'Correct' },
  DELETE: { vi: 'Xóa', en: 'Erase' },
  WITHDRAW: { vi: 'Rút lại đồng ý', en: 'Withdraw consent' },
  RESTRICT: { vi: 'Hạn chế xử lý', en: 'Restrict processing' },
  OBJECT: { vi: 'Phản đối xử lý', en: 'Object to processing' },
};

export const DATA_REQUEST_STATE_TEXTS: Readonly<Record<DataRequestState, Text>> = {
  NEW: { vi: 'Mới', en: 'New' },
  VERIFYING: { vi: 'Đang xác minh', en: 'Being verified' },
  IN_PROGRESS: { vi: 'Đang xử lý', en: 'In progress' },
  ANSWERED: { vi: 'Đã trả lời', en: 'Answered' },
  REJECTED: { vi: 'Từ chối', en: 'Refused' },
};

export const DATA_REQUEST_STEP_TEXTS: Readonly<Record<DataRequestStep, Text>> = {
  verify: { vi: 'Xác minh người yêu cầu', en: 'Verify the requester' },
  begin: { vi: 'Bắt đầu xử lý', en: 'Begin' },
  answer: { vi: 'Trả lời', en: 'Answer' },
  reject: { vi: 'Từ chối', en: 'Refuse' },
};

export const REQUESTER_CAPACITY_TEXTS: Readonly<Record<RequesterCapacity, Text>> = {
  SELF: { vi: 'Chính chủ', en: 'For themselves' },
  PARENT: { vi: 'Cha, mẹ, người giám hộ', en: 'Parent or guardian' },
  PROXY: { vi: 'Người được ủy quyền', en: 'Authorized representative' },
};

export const DATA_REQUEST_CHANNEL_TEXTS: Readonly<Record<DataRequestChannel, Text>> = {
  SITE: { vi: 'Biểu mẫu trên trang', en: 'Form on the site' },
  LETTER: { vi: 'Công văn, thư', en: 'Letter' },
  EMAIL: { vi: 'Email', en: 'E-mail' },
  PHONE: { vi: 'Điện thoại', en: 'Telephone' },
  IN_PERSON: { vi: 'Trực tiếp', en: 'In person' },
};

export const PROOF_KIND_TEXTS: Readonly<Record<ProofKind, Text>> = {
  EMAIL_LINK: { vi: 'Mở liên kết gửi tới email', en: 'Opened the mailed link' },
  ID_DOCUMENT: { vi: 'Giấy tờ tùy thân', en: 'Identity document' },
  PHONE_CALL: { vi: 'Gọi lại số điện thoại đang lưu', en: 'Call to the number on file' },
  IN_PERSON: { vi: 'Gặp trực tiếp', en: 'In person' },
  POWER_OF_ATTORNEY: { vi: 'Giấy ủy quyền, giám hộ', en: 'Power of attorney or guardianship' },
};

export const REJECT_REASON_TEXTS: Readonly<Record<RejectReason, Text>> = {
  NOT_PROVEN: { vi: 'Không xác minh được người yêu cầu', en: 'Requester could not be verified' },
  NOTHING_HELD: { vi: 'Tòa soạn không giữ dữ liệu này', en: 'The newsroom holds no such data' },
  LAW_KEEPS: { vi: 'Pháp luật buộc lưu giữ', en: 'The law wants it kept' },
  PRESS_WORK: { vi: 'Hoạt động báo chí, lợi ích công cộng', en: 'Press work in the public interest' },
  HARMS_OTHERS: { vi: 'Xâm phạm quyền của người khác', en: 'Would harm the rights of others' },
  REPEATED: { vi: 'Lặp lại, không có căn cứ', en: 'Repeated or unfounded' },
  TAKEN_BACK: { vi: 'Người yêu cầu rút lại', en: 'Taken back by the requester' },
  OTHER: { vi: 'Lý do khác', en: 'Another reason' },
};

export const DATA_ACT_TEXTS: Readonly<Record<DataAct, Text>> = {
  UNPUBLISH_COMMENTS: { vi: 'Ẩn bình luận đã đăng', en: 'Hide published comments' },
  FORGET_CONTACTS: { vi: 'Xóa thông tin người gửi', en: 'Erase sender data' },
  ERASE_COMMENTS: { vi: 'Xóa bình luận', en: 'Erase comments' },
};

export const DATA_REQUEST_RULE_TEXTS = {
  STEP_NOT_NOW: {
    vi: 'Yêu cầu đang ở trạng thái “{state}” nên không làm được bước này. Tải lại để xem việc còn làm được.',
    en: 'The request is “{state}”, so this step is not possible. Load it again to see what is.',
  },
  PROOF_MISSING: {
    vi: 'Hãy ghi cách đã xác minh người yêu cầu.',
    en: 'Say how the requester was verified.',
  },
  EMAIL_NOT_CONFIRMED: {
    vi: 'Người yêu cầu chưa mở liên kết trong email. Hãy chọn cách xác minh khác.',
    en: 'The requester has not opened the mailed link. Choose how else they were verified.',
  },
  REJECTION_MISSING: {
    vi: 'Hãy chọn lý do và viết nội dung gửi người yêu cầu.',
    en: 'Choose the reason and write what the requester is told.',
  },
  ANSWER_MISSING: { vi: 'Hãy viết nội dung trả lời người yêu cầu.', en: 'Write what the requester is told.' },
  NO_WAY_TO_ANSWER: {
    vi: 'Cần email hoặc số điện thoại để trả lời người yêu cầu.',
    en: 'An e-mail or a telephone number is needed to answer the requester.',
  },
  SUBJECT_MISSING: {
    vi: 'Hãy ghi tên người có dữ liệu khi yêu cầu thay người khác.',
    en: 'Name the person whose data it is when asking for somebody else.',
  },
  EXTENDED_BEFORE: {
    vi: 'Yêu cầu này đã được gia hạn; luật chỉ cho gia hạn một lần.',
    en: 'This request was extended before; the law allows it once.',
  },
  CLOSED: {
    vi: 'Yêu cầu đã khép lại nên không thay đổi được nữa.',
    en: 'The request is closed and cannot change any more.',
  },
  HANDLER_UNFIT: {
    vi: 'Chỉ giao được cho quản trị viên đang hoạt động của dự án.',
    en: 'Only an active administrator of the project can be given it.',
  },
  ACT_NOT_NOW: {
    vi: 'Việc này không thuộc nội dung yêu cầu, hoặc người yêu cầu chưa được xác minh.',
    en: 'The request does not ask for this, or the requester is not verified yet.',
  },
  NO_EMAIL: {
    vi: 'Không có email của chính người có dữ liệu, nên không xác định được bình luận nào là của người này. Hãy xử lý từng bình luận ở mục Bình luận.',
    en: 'There is no e-mail of the person whose data it is, so nobody can tell which comments are theirs. Handle single comments in Comments.',
  },
  NOT_VERIFIED: {
    vi: 'Chỉ xuất dữ liệu khi yêu cầu đang được xử lý, sau khi đã xác minh người yêu cầu.',
    en: 'Data is exported while the request is in progress, after the requester was verified.',
  },
  NOT_FOUND_HERE: {
    vi: 'Có mục đã chọn không còn trong kết quả tra. Hãy tra lại rồi chọn lại.',
    en: 'A chosen record is no longer among what was found. Look up again and choose again.',
  },
  LINK_GONE: {
    vi: 'Liên kết đã dùng hoặc đã hết hạn. Tòa soạn sẽ xác minh theo cách khác.',
    en: 'The link was used or is too old. The newsroom will verify you in another way.',
  },
} as const;
