import type { Language } from '../../../vocabulary/language.ts';
import type { PostState } from './post-states.ts';

/** The name of each state on the server: in the log and in files. */
export const POST_STATE_TEXTS = {
  DRAFT: { vi: 'Bản nháp', en: 'Draft' },
  SUBMITTED: { vi: 'Chờ biên tập', en: 'Submitted' },
  EDITING: { vi: 'Đang biên tập', en: 'In editing' },
  RETURNED: { vi: 'Trả lại', en: 'Returned' },
  PENDING_APPROVAL: { vi: 'Chờ duyệt xuất bản', en: 'Pending approval' },
  REJECTED: { vi: 'Từ chối', en: 'Rejected' },
  SCHEDULED: { vi: 'Hẹn giờ xuất bản', en: 'Scheduled' },
  PUBLISHED: { vi: 'Đã xuất bản', en: 'Published' },
  UNPUBLISHED: { vi: 'Đã hạ bài', en: 'Unpublished' },
  EXPIRED: { vi: 'Hết hạn', en: 'Expired' },
  TAKEN_DOWN: { vi: 'Đã gỡ (có lưu vết)', en: 'Taken down' },
  TRASHED: { vi: 'Thùng rác', en: 'In trash' },
} as const satisfies Readonly<Record<PostState, Readonly<Record<Language, string>>>>;
