import type { Language } from '../../vocabulary/language.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** What a user did, after their name and before the title of the post. */
const DONE: Readonly<Record<NotificationKind, Readonly<Record<Language, string>>>> = {
  postSubmitted: { vi: 'đã gửi bài chờ biên tập', en: 'sent a post to the editors' },
  postForwarded: { vi: 'đã trình duyệt bài', en: 'sent a post for approval' },
  postReturned: { vi: 'đã trả lại bài', en: 'returned a post' },
  postSentBack: { vi: 'đã chuyển bài về biên tập lại', en: 'sent a post back to editing' },
  postRejected: { vi: 'đã từ chối bài', en: 'rejected a post' },
  postPublished: { vi: 'đã xuất bản bài', en: 'published a post' },
  publishUndone: { vi: 'đã hoàn tác việc xuất bản bài', en: 'took back the publication of a post' },
  postUnpublished: { vi: 'đã hạ bài', en: 'unpublished a post' },
  scheduleFailed: { vi: 'không xuất bản được bài hẹn giờ', en: 'could not publish a scheduled post' },
  postAssigned: { vi: 'đã giao bài cho bạn', en: 'gave you a post' },
  postBegun: { vi: 'đã tạo bài nháp theo khung cho bạn', en: 'began a draft for you' },
  assignmentDue: { vi: 'nhắc bài sắp đến hạn', en: 'reminds you of a post that is due soon' },
  assignmentLate: { vi: 'nhắc bài đã quá hạn', en: 'reminds you of a post that is overdue' },
  postHandedOver: { vi: 'đã bàn giao bài cho bạn', en: 'handed a post over to you' },
  lockTaken: { vi: 'đã giành quyền sửa bài', en: 'took over the writing of a post' },
  mention: { vi: 'đã nhắc đến bạn ở bài', en: 'mentioned you in a post' },
  noteAdded: { vi: 'đã ghi chú ở bài', en: 'left a note on a post' },
  noteMustFix: { vi: 'yêu cầu phải sửa ở bài', en: 'asks for a fix in a post' },
  noteEased: { vi: 'đã bỏ “phải sửa” của ghi chú ở bài', en: 'no longer asks for a fix in a post' },
  noteResolved: { vi: 'đã đánh dấu xong ghi chú ở bài', en: 'resolved a note on a post' },
  accountReset: { vi: 'đã đổi cách đăng nhập của tài khoản', en: 'changed the sign-in of the account' },
  suggestionsMade: { vi: 'đã đề xuất sửa bài', en: 'suggested changes to a post' },
  eventSubmitted: { vi: 'đã gửi sự kiện chờ biên tập', en: 'sent an event to the editors' },
  eventForwarded: { vi: 'đã trình duyệt sự kiện', en: 'sent an event for approval' },
  eventReturned: { vi: 'đã trả lại sự kiện', en: 'returned an event' },
  eventPublished: { vi: 'đã xuất bản sự kiện', en: 'published an event' },
  eventPublishUndone: {
    vi: 'đã hoàn tác việc xuất bản sự kiện',
    en: 'took back the publication of an event',
  },
  eventUnpublished: { vi: 'đã hạ sự kiện', en: 'unpublished an event' },
  eventScheduleFailed: {
    vi: 'không xuất bản được sự kiện hẹn giờ',
    en: 'could not publish a scheduled event',
  },
  eventPlanChanged: { vi: 'đã đổi lịch sự kiện', en: 'changed the plan of an event' },
  eventLockTaken: { vi: 'đã giành quyền sửa sự kiện', en: 'took over the writing of an event' },
  pageReviewDue: { vi: 'nhắc trang đến hạn rà soát', en: 'reminds you of a page that is due for review' },
  pageLockTaken: { vi: 'đã giành quyền sửa trang', en: 'took over the writing of a page' },
  requestReceived: { vi: 'đã ghi nhận yêu cầu mới', en: 'recorded a new request' },
  requestDueSoon: { vi: 'nhắc yêu cầu sắp đến hạn trả lời', en: 'reminds you of a request that is due soon' },
  menuTargetsGone: {
    vi: 'thấy mục không còn đích ở menu',
    en: 'found items without a target in a menu',
  },
  footerTargetsGone: {
    vi: 'thấy liên kết không còn đích ở chân trang',
    en: 'found links without a target in a footer',
  },
  leadStale: {
    vi: 'thấy tin đầu để quá lâu ở bố cục',
    en: 'found a stale lead in a layout',
  },
  requestOverdue: { vi: 'nhắc yêu cầu đã quá hạn trả lời', en: 'reminds you of a request that is overdue' },
  webhookPaused: { vi: 'đã tạm dừng webhook vì lỗi', en: 'paused a failing webhook' },
  apiKeyEnding: { vi: 'nhắc khóa API sắp hết hạn', en: 'reminds you of an API key that ends soon' },
  juryReminder: { vi: 'nhắc bạn chấm nốt tác phẩm dự thi', en: 'reminds you of contest works to judge' },
  sourcePaused: { vi: 'đã tạm dừng nguồn thu thập vì lỗi', en: 'paused a failing source' },
  sourceIdle: { vi: 'thấy nguồn lâu không có tin mới', en: 'found a source without news for long' },
  templateDrift: { vi: 'thấy mẫu bóc tách lấy thiếu trường', en: 'found a template that misses a field' },
  originChanged: { vi: 'thấy bài gốc đã đổi hoặc bị gỡ', en: 'found a changed or removed original' },
  notAutoPublished: { vi: 'không tự xuất bản được tin thu thập', en: 'could not publish a crawled text' },
};

/** What the recipient should do, if the sentence does not say so itself. */
const NEXT_STEPS: Readonly<Partial<Record<NotificationKind, Readonly<Record<Language, string>>>>> = {
  accountReset: {
    vi: 'Nếu việc này là bất thường, hãy báo ngay cho một quản trị hệ thống.',
    en: 'If this is unexpected, tell a system administrator at once.',
  },
  scheduleFailed: {
    vi: 'Bài đã về Chờ duyệt. Hãy sửa điều còn thiếu rồi hẹn giờ lại, hoặc xuất bản ngay.',
    en: 'The post waits for approval again. Mend what is missing, then set a new time or publish it now.',
  },
  webhookPaused: {
    vi: 'Nơi nhận không nhận tin. Việc mới vẫn xếp hàng; hãy gửi thử rồi bật lại.',
    en: 'The receiver takes no messages. What happens waits; send a test, then turn it on again.',
  },
  apiKeyEnding: {
    vi: 'Hết hạn thì mọi lời gọi bằng khóa bị từ chối. Hãy gia hạn, hoặc để khóa hết hạn nếu không dùng nữa.',
    en: 'Then every call with it is refused. Extend it, or let it end if nobody uses it.',
  },
  juryReminder: {
    vi: 'Hãy vào phòng chấm trước khi vòng khóa; tác phẩm nào có xung đột thì báo ngay để chuyển người khác.',
    en: 'Enter the jury room before the round closes; decline works with a conflict at once, so that others get them.',
  },
  sourcePaused: {
    vi: 'Ba lượt liền không lấy được gì. Xem nhật ký chạy, sửa nguồn rồi chạy lại.',
    en: 'Three runs in a row brought nothing. Read the log of its runs, mend the source, then resume it.',
  },
  originChanged: {
    vi: 'Hãy gỡ theo, đăng lại cải chính hoặc giữ nguyên.',
    en: 'Take the post down too, publish the correction, or leave it.',
  },
  notAutoPublished: {
    vi: 'Bài còn là bản nháp. Hãy sửa điều còn thiếu rồi xuất bản bằng tay.',
    en: 'It stays a draft. Mend what is missing, then publish it by hand.',
  },
  leadStale: {
    vi: 'Hãy đổi tin đầu hoặc tăng số giờ của khối.',
    en: 'Change it, or give its block more hours.',
  },
  eventScheduleFailed: {
    vi: 'Sự kiện đã về Chờ duyệt. Hãy sửa điều còn thiếu rồi hẹn giờ lại, hoặc xuất bản ngay.',
    en: 'The event waits for approval again. Mend what is missing, then set a new time or publish it now.',
  },
};

const PRODUCT: Readonly<Record<Language, string>> = { vi: 'Hệ thống', en: 'The system' };
const TIMES: Readonly<Record<Language, (count: number) => string>> = {
  vi: (count) => `${count} lần`,
  en: (count) => `${count} times`,
};

const POSTS: Readonly<Record<Language, (count: number) => string>> = {
  vi: (count) => `${count} bài`,
  en: (count) => `${count} posts`,
};

interface NotificationWords {
  readonly kind: NotificationKind;
  /** '' if the product did it. */
  readonly actorName: string;
  readonly count: number;
}

export function actorOf({ actorName }: Pick<NotificationWords, 'actorName'>, language: Language): string {
  return actorName === '' ? PRODUCT[language] : actorName;
}

/** The action without actor and post: "đã ghi chú ở bài (3 lần)". */
export function doneOf({ kind, count }: Omit<NotificationWords, 'actorName'>, language: Language): string {
  const done = DONE[kind][language];
  if (count <= 1) return done;
  const many = kind === 'postHandedOver' ? POSTS : TIMES;
  return `${done} (${many[language](count)})`;
}

/** '' for none. */
export function nextStepOf({ kind }: Pick<NotificationWords, 'kind'>, language: Language): string {
  return NEXT_STEPS[kind]?.[language] ?? '';
}
